import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { Alerts, callOf, callText } from '../../src/play/alerts.svelte'
import { Play } from '../../src/play/play.svelte'
import { keep, settings } from '../../src/browser/settings.svelte'
import { speak } from '../../src/words/words.svelte'
import { bidOf, PlayedTable } from '../playedTable'

/** Notifications as a browser on a desk makes them. */
class Note {
  static permission: NotificationPermission = 'granted'
  static answer: NotificationPermission = 'granted'
  static asked = 0
  static all: Note[] = []
  static requestPermission(): Promise<NotificationPermission> {
    Note.asked++
    Note.permission = Note.answer
    return Promise.resolve(Note.answer)
  }
  closed = false
  onclick: (() => void) | null = null
  readonly title: string
  readonly options: NotificationOptions
  constructor(title: string, options: NotificationOptions = {}) {
    this.title = title
    this.options = options
    if (Note.permission === 'granted') Note.all.push(this)
  }
  close() {
    this.closed = true
  }
}

let hidden = false
const look = (away: boolean) => {
  hidden = away
  document.dispatchEvent(new Event('visibilitychange'))
}
const open = () => Note.all.filter((note) => !note.closed)
let table: PlayedTable
let play: Play
let alerts: Alerts

beforeAll(() => speak('en'))
beforeEach(() => {
  Object.assign(Note, { permission: 'granted', answer: 'granted', asked: 0, all: [] })
  vi.stubGlobal('Notification', Note)
  vi.stubGlobal('isSecureContext', true)
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden)
  hidden = false
  keep({ alerts: true, sound: false })
  table = new PlayedTable()
  play = new Play(table)
  alerts = new Alerts()
  alerts.follow(play, '')
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('a call', () => {
  it('shows while the page is hidden, and goes when the player looks', () => {
    look(true)
    expect(alerts.follow(play, 'bid')).toBe(true)
    expect(open().map((note) => note.title)).toEqual(['Your turn – Byzanz'])
    look(false)
    expect(open()).toEqual([])
  })
  it('shows once, however often the table changes', () => {
    look(true)
    alerts.follow(play, 'bid')
    expect(alerts.follow(play, 'bid')).toBe(false)
    expect(Note.all).toHaveLength(1)
  })
  it('goes when it is answered elsewhere, and the next one shows again', () => {
    look(true)
    alerts.follow(play, 'take')
    alerts.follow(play, '')
    expect(open()).toEqual([])
    alerts.follow(play, 'bid')
    expect(open()).toHaveLength(1)
  })
  it('is heard but not shown while the page is looked at', () => {
    expect(alerts.follow(play, 'bid')).toBe(true)
    look(true)
    expect(Note.all).toEqual([])
  })
  it('brings the page to the front when it is pressed', () => {
    const focus = vi.spyOn(window, 'focus').mockImplementation(() => undefined)
    look(true)
    alerts.follow(play, 'give')
    Note.all[0]?.onclick?.()
    expect(focus).toHaveBeenCalledOnce()
    expect(open()).toEqual([])
  })
  it('is also the deal of a table that was waited for, but not what was so when a page is opened', () => {
    expect(alerts.follow(new Play(table), 'bid')).toBe(false)
    look(true)
    expect(alerts.follow(new Play(table), 'bid')).toBe(true)
    expect(alerts.follow(new Play(table), 'over')).toBe(false)
    expect(Note.all).toHaveLength(1)
  })
  it('is the end of the game', () => {
    look(true)
    alerts.follow(play, 'bid')
    alerts.follow(play, 'over')
    expect(open().map((note) => [note.title, note.options.body])).toEqual([['Game over – Byzanz', 'See who has won.']])
  })
  it('shows nothing where it is switched off', () => {
    keep({ alerts: false })
    look(true)
    expect(alerts.follow(play, 'bid')).toBe(true)
    expect(Note.all).toEqual([])
  })
  it('leaves the noise to the game where its sound is on', () => {
    keep({ sound: true })
    look(true)
    alerts.follow(play, 'bid')
    expect(Note.all[0]?.options.silent).toBe(true)
  })
})

describe('what calls', () => {
  const show = (hand: string[], ...rest: [Parameters<PlayedTable['show']>[1], Parameters<PlayedTable['show']>[2]?]) => {
    table.show(hand, ...rest)
    return callOf(play)
  }
  it('is what is asked, or the end', () => {
    expect(show(['C3'], {})).toBe('')
    expect(show(['C3'], { bid: bidOf(2, ['C3']), pass: true })).toBe('bid')
    expect(show(['C3'], { discard: ['C3'] })).toBe('discard')
    expect(show(['C3'], {}, { phase: 'over' })).toBe('over')
  })
  it('is not what a bot answers for me, and nothing for who watches', () => {
    table.stoodIn = true
    expect(show(['C3'], { bid: bidOf(2, ['C3']), pass: true })).toBe('')
    table.stoodIn = false
    expect(show([], {}, { seat: null, phase: 'over' })).toBe('')
  })
  it('is not what a standing order answers', () => {
    /** `least`: the least sum that the table says I can bid; null: none. */
    const asked = (least: number | null, orders: Partial<PlayedTable['orders']>) => {
      table.orders = { pass: true, skip: false, bid: null, ...orders }
      const cards = ['C4']
      if (least === null) return show(cards, { pass: true, orders: { skip: true } })
      return show(cards, { bid: bidOf(least, cards), pass: true, orders: { skip: true, bid: { least, most: least, cards } } })
    }
    expect(asked(null, {})).toBe('')
    expect(asked(null, { pass: false })).toBe('bid')
    expect(asked(3, { skip: true })).toBe('')
    expect(asked(3, { bid: { up_to: 3, then: 'ask' } })).toBe('')
    expect(asked(4, { bid: { up_to: 3, then: 'ask' } })).toBe('bid')
    expect(asked(4, { bid: { up_to: 3, then: 'pass' } })).toBe('')
  })
  it('says nothing of the hand', () => {
    const texts = (hand: string[]) => {
      table.show(hand, { bid: bidOf(9, hand), pass: true }, { need: 9, leader: 1, excess: 2 })
      return (['bid', 'give', 'take', 'discard', 'final', 'over'] as const).map((call) => callText(call, play))
    }
    expect(texts(['C1', 'M'])).toEqual(texts(['W4', 'W4', 'W4']))
    expect(texts([])[0]?.body).toBe('Raise to 9 or more, or pass.')
  })
})

describe('the switch', () => {
  beforeEach(() => keep({ alerts: false }))
  const set = async (permission: NotificationPermission, answer = permission) => {
    Object.assign(Note, { permission, answer })
    const fresh = new Alerts()
    await fresh.set(true)
    return fresh
  }
  it('asks when it is set, not before', async () => {
    const fresh = await set('default', 'granted')
    expect(Note.asked).toBe(1)
    expect([fresh.on, settings.alerts]).toEqual([true, true])
    await fresh.set(false)
    expect([fresh.on, settings.alerts]).toEqual([false, false])
    await fresh.set(true)
    expect(Note.asked).toBe(1)
  })
  it('stays off and says why where the player says no, or nothing', async () => {
    const refused = await set('default', 'denied')
    expect([refused.on, refused.allowed, refused.isUnanswered]).toEqual([false, 'denied', false])
    const open = await set('default', 'default')
    expect([open.on, open.allowed, open.isUnanswered]).toEqual([false, 'default', true])
    expect(settings.alerts).toBe(false)
  })
  it('is off as soon as the browser no longer allows it', async () => {
    const fresh = await set('granted')
    Note.permission = 'denied'
    fresh.look()
    expect([fresh.on, fresh.allowed]).toEqual([false, 'denied'])
  })
  it('stays off without asking where the browser has none or the page is not secure', async () => {
    vi.stubGlobal('isSecureContext', false)
    expect((await set('default', 'granted')).allowed).toBe('insecure')
    vi.stubGlobal('isSecureContext', true)
    Reflect.deleteProperty(window, 'Notification')
    const none = new Alerts()
    await none.set(true)
    expect([none.allowed, none.on, Note.asked]).toEqual(['missing', false, 0])
  })
  it('stays off without asking on phones that let no page make one', async () => {
    function refuse() {
      throw new TypeError('Illegal constructor')
    }
    const Forbidden = Object.assign(vi.fn(refuse), { permission: 'default', requestPermission: vi.fn() })
    vi.stubGlobal('Notification', Forbidden)
    const phone = new Alerts()
    await phone.set(true)
    expect([phone.allowed, phone.on]).toEqual(['missing', false])
    expect(Forbidden.requestPermission).not.toHaveBeenCalled()
    // Allowed beforehand: found out at the first call.
    Forbidden.permission = 'granted'
    const allowed = new Alerts()
    await allowed.set(true)
    look(true)
    allowed.follow(play, 'bid')
    expect([allowed.allowed, allowed.on]).toEqual(['missing', false])
  })
})
