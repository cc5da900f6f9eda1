// A brief step leaves out what this page can tell from the version it has; here it becomes a whole one (docs/protocol.md).
import type { BriefFrame, Legal, StepFrame, View } from '../wire'

/** Cards after some came (+) and some went (-). */
function withMoved(cards: readonly string[], moved: readonly string[]): string[] {
  const left = [...cards]
  for (const one of moved) {
    if (one.startsWith('+')) left.push(one.slice(1))
    else left.splice(left.indexOf(one.slice(1)), 1)
  }
  return left.sort()
}

export function wholeStep(frame: BriefFrame, view: View, legal: Legal): { type: 'step' } & StepFrame {
  const { version, was = version - 1, by = 'person', events, clock } = frame
  const before = view as unknown as Record<string, unknown[]>
  const changed: Record<string, unknown> = { ...frame.changed, ...frame.own, version }
  for (const [name, entries] of Object.entries(frame.seats ?? {})) changed[name] = before[name]?.map((entry, seat) => (String(seat) in entries ? entries[seat] : entry))
  for (const [name, moved] of Object.entries(frame.cards ?? {})) changed[name] = withMoved(before[name] as string[], moved)
  if (frame.known) changed.known = view.known.map((cards, seat) => withMoved(cards, frame.known?.[seat] ?? []))
  if (frame.hand) changed.hand = withMoved(view.hand ?? [], frame.hand)
  const now = Object.entries({ ...legal, ...frame.legal }).filter(([, value]) => value !== null)
  const step = { type: 'step' as const, version, was, by, changed: changed as Partial<View>, legal: Object.fromEntries(now) as Legal, events }
  return clock ? { ...step, clock } : step
}
