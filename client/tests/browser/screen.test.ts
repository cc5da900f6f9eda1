import { describe, expect, it } from 'vitest'
import { pageNames, screenNames } from '../../src/browser/screen.svelte'

describe('the layout', () => {
  it.each([
    [1440, 900, 'desk log'],
    [1280, 720, 'desk log short'],
    [1280, 800, 'desk log short'],
    [1024, 768, 'desk short'],
    [820, 1180, 'tall tablet'],
    [390, 844, 'tall'],
    [375, 548, 'tall short'],
    [320, 256, 'tall short tiny'],
    [844, 390, 'side short'],
    [480, 320, 'side short'],
    [640, 512, 'side short'],
    [800, 600, 'side'],
    [700, 800, 'side'],
    [768, 1024, 'tall tablet short'],
    [640, 280, 'side short tiny'],
  ])('of %i x %i is %s', (width, height, names) => {
    expect(screenNames(width, height).join(' ')).toBe(names)
  })
  it('has exactly one shape at every size', () => {
    for (let width = 160; width < 4000; width += 97)
      for (let height = 160; height < 2400; height += 83) {
        const names = screenNames(width, height)
        expect(names.filter((name) => name === 'desk' || name === 'tall' || name === 'side')).toHaveLength(1)
      }
  })
})

describe('the layout of a page', () => {
  it.each([
    [1440, 900, ''],
    [1280, 720, 'flat'],
    [1000, 900, ''],
    [999, 900, 'column'],
    [820, 1180, 'column'],
    [844, 390, 'column low'],
    [640, 400, 'column narrow low'],
    [390, 844, 'column narrow slim'],
    [320, 480, 'column narrow slim least'],
  ])('of %i x %i is %s', (width, height, names) => {
    expect(pageNames(width, height).join(' ')).toBe(names)
  })
})
