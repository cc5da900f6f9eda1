// A table that waits for people, with the options that were chosen last.
import { settings } from '../browser/settings.svelte'
import * as api from '../net/api'
import type { RoomMade } from '../wire'
import { newOptions } from './options'

export function openTable(name: string | null = null, group: string | null = null): Promise<RoomMade> {
  const pace = settings.pace === 'wait' ? 'normal' : settings.pace
  const options = newOptions({ clock: settings.clock, pace, hints: 'off' })
  return api.makeRoom({ players: settings.players, bots: null, options, name, group })
}
