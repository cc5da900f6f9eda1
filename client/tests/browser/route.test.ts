import { beforeEach, describe, expect, it, vi } from 'vitest'

describe('a link on a site of plain files', () => {
  beforeEach(() => {
    vi.resetModules()
    document.documentElement.dataset.site = ''
  })

  it('keeps what belongs to the page apart from its path', async () => {
    const { link, go, currentPath, currentHash } = await import('../../src/browser/route.svelte')
    expect(link('/replay/0abc#analysis=1&seat=0')).toBe('#/replay/0abc?analysis=1&seat=0')
    vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
    go('/replay/0abc#analysis=1&seat=0')
    expect(currentPath()).toBe('/replay/0abc')
    expect(currentHash().get('analysis')).toBe('1')
  })
})
