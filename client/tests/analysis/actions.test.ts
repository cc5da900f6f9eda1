import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  hundred,
  hundreds,
  percent,
  sameAction,
  signedHundred,
  toDo,
} from '../../src/analysis/actions'
import { speak, speakAnalysis, t } from '../../src/words/words.svelte'
import { PlayedTable } from '../playedTable'

const table = new PlayedTable()
const view = (totals: number[]) => {
  table.show([], {}, { seat: null, bid_totals: totals })
  if (!table.view) throw new Error('no view')
  return table.view
}
const english = async () => {
  await speak('en')
  await speakAnalysis()
}
beforeAll(english)

describe('actions in words', () => {
  it('name their cards and what a bid comes to', () => {
    expect(toDo('bid C1 V2', view([0, 0, 0]), 1)).toBe('Bid 3: \uE000C1\uE002 \uE000V2\uE002')
    expect(toDo('take V', view([0, 0, 0]), 1)).toBe('Take Wine')
    expect(toDo('pass', view([0, 0, 0]), 1)).toBe('Pass')
    expect(toDo('wait', view([0, 0, 0]), 1)).toBe('Don’t sell yet')
    expect(toDo('give M', view([0, 0, 0]), 1)).toBe('Give \uE000M\uE002')
  })
  it('say of a raise from where to where it goes, for whichever seat', () => {
    expect(toDo('bid O3', view([0, 5, 9]), 1)).toBe('Raise from 5 to 8: add \uE000O3\uE002')
    expect(toDo('bid O3', view([0, 5, 9]), 0)).toBe('Bid 3: \uE000O3\uE002')
  })
  it('are the same in any order of their cards', () => {
    expect(sameAction('bid C1 V2', 'bid V2 C1')).toBe(true)
    expect(sameAction('bid C1 C1', 'bid C1')).toBe(false)
  })
})

describe('chances', () => {
  beforeEach(english)
  it('are wins in a hundred, with one place where they would look the same', () => {
    expect(hundreds(0.191, 0.152)).toEqual(['19', '15'])
    expect(hundreds(0.034, 0.031)).toEqual(['3.4', '3.1'])
    expect(hundreds(0.2, 0.2, 0.31)).toEqual(['20', '20', '31'])
    expect(hundred(0.0523)).toBe('5.2')
    expect(percent(0.314, 1)).toBe('31.4%')
    expect(signedHundred(-0.25)).toBe('−25.0')
  })
  it('come with figures of the language', async () => {
    await speak('de')
    expect(t('analyse-title')).toBe('analyse-title')
    await speakAnalysis()
    expect(t('analyse-title')).toBe('Analyse')
    expect(signedHundred(0.0523)).toBe('+5,2')
    expect(hundreds(0.034, 0.031)).toEqual(['3,4', '3,1'])
  })
})
