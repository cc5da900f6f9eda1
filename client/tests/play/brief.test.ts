import { describe, expect, it } from 'vitest'
import recorded from '../../../tests/cases/brief.json'
import { wholeStep } from '../../src/play/brief'
import type { BriefFrame, Legal, StepFrame, View } from '../../src/wire'

interface Case { view: View; legal: Legal; brief: BriefFrame; whole: { type: 'step' } & StepFrame }

const cases = recorded as unknown as Case[]

describe('a brief step', () => {
  it.each(cases.map((one, at) => [at, one] as const))('stands for the whole one: case %d', (_, { view, legal, brief, whole }) => {
    const step = wholeStep(brief, view, legal)
    expect({ ...view, ...step.changed }).toEqual({ ...view, ...whole.changed })
    expect({ ...step, changed: {} }).toEqual({ ...whole, changed: {} })
  })
})
