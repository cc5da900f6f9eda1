// Portraits as mosaics: a face laid in rows of tesserae, each row one dashed line. The merchant has one, and everybody at a table.
import { GOLD } from './palette'
import { circle, filled, stroked, tesserae } from './paths'

type Head = 'veil' | 'long' | 'braid' | 'crown' | 'short' | 'curls' | 'turban' | 'cap'
type Beard = 'none' | 'short' | 'long' | 'moustache'
interface Traits {
  skin: number
  hair: number
  robe: number
  head: Head
  beard: Beard
  collar: number
  /** Bots are bronze automata. */
  bot: boolean
}

/** From shadow to light. */
const SKIN = [['#8a5a3c', '#b07a54', '#c99368'], ['#b98158', '#dcab80', '#efc79f'], ['#c9966c', '#eec39a', '#f9dcba'], ['#5a3825', '#7d5236', '#966848'], ['#a56d45', '#c98f63', '#dfae82']] as const
const BRONZE = ['#6f4a1a', '#c08a3a', '#dfb266'] as const
const HAIR = [['#241712', '#493025'], ['#4a2b17', '#7a4d2b'], ['#8a5a1c', '#bd8734'], ['#8d8a88', '#c2bfbb'], ['#6b2513', '#a3492a'], ['#15131c', '#3b3850']] as const
/** By seats: the colours of their lines in charts (.line0 … in styles/tokens.css). */
const ROBE = [['#5b1a45', '#8e3a6c'], ['#143f74', '#3b76b8'], ['#0f5a45', '#2f8d6e'], ['#8d2f12', '#cb6436'], ['#3d2f66', '#6e5da6'], ['#6d1f2a', '#a84652']] as const
/** Gold, blue, green, purple. */
const GROUND = [['#8f610a', '#e8bd54', '#f6dd92', '#d29a2a'], ['#0d2f52', '#2a63a0', '#1b4a7e', '#4a86c2'], ['#0b4034', '#2a7d66', '#1b5f4c', '#57a68d'], ['#3f0f2d', '#8a3a66', '#6a2149', '#b0668f']] as const
/** By seats: neighbours never share one, around any table, and none is the colour of the robe on it. */
const GROUND_OF_SEAT = [0, 2, 3, 1, 2, 1] as const
const SHAWLS = [['#d9cbb0', '#f6edd9'], ['#143f74', '#3b76b8'], ['#6d1f2a', '#a84652']] as const
const HEADS: Record<'soft' | 'hard', readonly Head[]> = { soft: ['veil', 'long', 'crown', 'braid', 'veil'], hard: ['short', 'curls', 'turban', 'crown', 'short', 'cap'] }
const BEARDS: readonly Beard[] = ['none', 'short', 'long', 'short', 'moustache']

/** Numbers below 1 that look random and are the same for the same text. */
function numbersFrom(text: string): () => number {
  let state = 2166136261
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) >>> 0
    state = (state ^ (state >>> 13)) >>> 0
    return state / 4294967296
  }
}

/** What somebody looks like: by the number that is stored for them, else by their name. */
function traitsOf(name: string, seat: number, bot: boolean, face: number | null): Traits {
  const next = numbersFrom(face === null ? name : String(face))
  const among = <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)] as T
  // No beard where the name may be a woman's; but names mislead, so one face of four is drawn as if it weren't.
  const isSoft = /[aeiyà-ÿ]$/i.test(name) !== (face !== null && face % 4 === 3)
  return {
    skin: Math.floor(next() * SKIN.length),
    hair: Math.floor(next() * HAIR.length),
    collar: Math.floor(next() * 3),
    head: among(HEADS[isSoft ? 'soft' : 'hard']),
    beard: isSoft ? 'none' : among(BEARDS),
    robe: seat % ROBE.length,
    bot,
  }
}

const ROBE_OUTLINE = 'M6 104C8 84 26 76 50 76C74 76 92 84 94 104Z'
const ROBE_ROWS = 'M10 101C14 88 30 81 50 81C70 81 86 88 90 101M20 102C26 93 36 89 50 89C64 89 74 93 80 102'
const LONG_ROBE_OUTLINE = 'M14 131C14 86 30 77 50 77C70 77 86 86 86 131Z'
const LONG_ROBE_ROWS = 'M19 129C19 94 32 83 50 83C68 83 81 94 81 129M29 129C29 101 38 92 50 92C62 92 71 101 71 129M39 129C39 110 44 102 50 102C56 102 61 110 61 129'

function behind({ head, hair, collar }: Traits): string {
  if (head === 'veil') {
    const [dark, light] = SHAWLS[collar] ?? SHAWLS[0]
    return filled('M50 12C72 12 78 34 77 54C76 68 82 78 86 92L14 92C18 78 24 68 23 54C22 34 28 12 50 12Z', dark) + tesserae('M28 90C30 70 26 60 26 50C25 28 34 16 50 16C66 16 75 28 74 50C74 60 70 70 72 90', light, 4.4)
  }
  if (head !== 'long' && head !== 'braid') return ''
  const [dark, light] = HAIR[hair] ?? HAIR[0]
  return filled('M50 15C70 15 75 32 74 50C74 62 77 70 74 80L26 80C23 70 26 62 26 50C25 32 30 15 50 15Z', dark) + tesserae('M30 78C28 66 30 58 29 48C29 28 38 19 50 19C62 19 71 28 71 48C70 58 72 66 70 78', light, 4)
}

function beardOf({ beard, hair }: Traits): string {
  if (beard === 'none') return ''
  const [dark, light] = HAIR[hair] ?? HAIR[0]
  const moustache = stroked('M42.5 60C45 57.5 48 57.5 50 58.8C52 57.5 55 57.5 57.5 60', dark, 2.8)
  if (beard === 'moustache') return moustache
  const [outline, rows] =
    beard === 'long'
      ? ['M32.5 48C34 54 40 57 44 57L56 57C60 57 66 54 67.5 48C69 66 60 86 50 86C40 86 31 66 32.5 48Z', 'M36 60C38 72 44 82 50 82C56 82 62 72 64 60M42 64C44 71 47 75 50 75C53 75 56 71 58 64']
      : ['M32.5 49C35 55 41 58 44 58L56 58C59 58 65 55 67.5 49C68 63 60 75 50 75C40 75 32 63 32.5 49Z', 'M36 59C39 67 44 71 50 71C56 71 61 67 64 59']
  return filled(outline, dark) + tesserae(rows, light, 3.8, '3 .8') + moustache
}

function features(bot: boolean, shadow: string): string {
  const dark = bot ? '#3c2406' : '#23120f'
  const eyes = bot
    ? filled('M41.8 42L46 45.5L41.8 49L37.6 45.5ZM58.2 42L62.4 45.5L58.2 49L54 45.5Z', '#43c4c4', ' stroke="#0d4650" stroke-width="1.6"')
    : filled('M36.5 45.8C39 41.8 44.5 41.8 47 45.8C44.5 49 39 49 36.5 45.8ZM53 45.8C55.5 41.8 61 41.8 63.5 45.8C61 49 55.5 49 53 45.8Z', '#fff8ea', ` stroke="${dark}" stroke-width="1.3"`) +
      filled(circle(42, 45.3, 2.7) + circle(58, 45.3, 2.7), dark)
  return (
    stroked(`M36.5 41C39 37.5 44 37.5 47 40.5L48 52M63.5 41C61 37.5 56 37.5 53 40.5${bot ? 'M50 26L50 37' : ''}`, dark, 2.1) +
    stroked('M46.5 53.5C48 55.5 52 55.5 53.5 53.5', shadow, 1.9) +
    eyes +
    stroked('M45.8 61.5C48 62.8 52 62.8 54.2 61.5', bot ? '#5d3b0d' : '#8e2f2a', 2.4)
  )
}

function headDress({ head, hair, robe, beard }: Traits): string {
  const [dark, light] = HAIR[hair] ?? HAIR[0]
  const hairline = filled('M33 45C33 32 42 27 50 25C58 27 67 32 67 45C70 30 62 18 50 18C38 18 30 30 33 45Z', dark)
  switch (head) {
    case 'short':
      return filled('M31 46C28 26 38 15 50 15C62 15 72 26 69 46C67 40 66 35 62 32C56 34 44 34 38 32C34 35 33 40 31 46Z', dark) + tesserae('M33 36C35 23 42 19 50 19C58 19 65 23 67 36M38 29C44 24 56 24 62 29', light, 3.4)
    case 'curls':
      return filled('M50 12C60 11 66 16 68 22C75 27 75 38 70 47C69 39 66 34 62 32C56 34 44 34 38 32C34 34 31 39 30 47C25 38 25 27 32 22C34 16 40 11 50 12Z', dark) + tesserae('M31 40C28 28 36 17 50 17C64 17 72 28 69 40M37 29C42 22 58 22 63 29', light, 4, '2.6 1.2')
    case 'long':
      return hairline
    case 'braid':
      return hairline + tesserae('M31 31C40 20 60 20 69 31', GOLD.leaf, 4.6, '4 1')
    case 'veil':
      return tesserae('M32.5 50C31 32 39 23.5 50 23.5C61 23.5 69 32 67.5 50', GOLD.leaf, 2.8, '3 .8')
    case 'turban':
      return (
        filled('M29 42C22 22 34 7 50 7C66 7 78 22 71 42C66 33 58 31 50 31C42 31 34 33 29 42Z', '#f1e6cd') +
        tesserae('M30.5 36C36 28 44 26.5 50 26.5C58 26.5 65 29 69.5 36M29 26C35 19.5 43 17.5 50 17.5C58 17.5 65 20 71 26', '#b9452a', 3.6, '4 .9') +
        filled('M50 14L56 22L50 30L44 22Z', '#1f7f86', ` stroke="${GOLD.leaf}" stroke-width="1.8"`)
      )
    case 'cap':
      return filled('M30 35C30 17 40 9 50 9C60 9 70 17 70 35C60 29 40 29 30 35Z', (ROBE[robe] ?? ROBE[0])[0]) + tesserae('M31 34C40 28.5 60 28.5 69 34', GOLD.leaf, 4.6, '4 1')
    case 'crown':
      return (
        filled('M32 47C30 40 31 32 33 28L67 28C69 32 70 40 68 47C67 40 65 34 62 32L38 32C35 34 33 40 32 47Z', dark) +
        filled('M31 31L30 13L38 20L44 11L50 19L56 11L62 20L70 13L69 31C56 27 44 27 31 31Z', GOLD.leaf, ` stroke="${GOLD.deep}" stroke-width="1.6"`) +
        filled('M50 21L53 25L50 29L47 25ZM39 22.5L41.5 26L39 29L36.5 26ZM61 22.5L63.5 26L61 29L58.5 26Z', '#a8273a') +
        (beard === 'none' ? tesserae('M31 33L31 58M69 33L69 58', '#fff4dc', 2.8, '2.8 1.4') : '')
      )
  }
}

/** Head and shoulders in a box of 100 by 104; `tall` goes on below. */
function face(traits: Traits, tall = false): string {
  const skin = traits.bot ? BRONZE : (SKIN[traits.skin] ?? SKIN[0])
  const [robe, thread] = ROBE[traits.robe] ?? ROBE[0]
  return (
    behind(traits) +
    filled(tall ? LONG_ROBE_OUTLINE : ROBE_OUTLINE, robe) +
    tesserae(tall ? LONG_ROBE_ROWS : ROBE_ROWS, thread, 5, '4.6 .9') +
    filled('M42 62L58 62L60 80C54 85 46 85 40 80Z', skin[0]) +
    (traits.collar ? tesserae('M32 79C38 92 62 92 68 79', GOLD.leaf, 5.6, '4.6 1') : '') +
    filled('M50 24C62 24 68 34 67.5 47C67 60 59 71.5 50 71.5C41 71.5 33 60 32.5 47C32 34 38 24 50 24Z', skin[0]) +
    tesserae('M50 27C60 27 65.5 36 65 47C64.5 58 58 69 50 69C42 69 35.5 58 35 47C34.5 36 40 27 50 27', skin[1], 4.6) +
    filled('M50 30C58 30 62 37 62 47C62 57 56 66.5 50 66.5C44 66.5 38 57 38 47C38 37 42 30 50 30Z', skin[2]) +
    beardOf(traits) +
    features(traits.bot, skin[0]) +
    headDress(traits)
  )
}

/** Everybody's picture: a face before rings of tesserae. */
export function portrait(name: string, seat: number, bot: boolean, stored: number | null = null): string {
  const ground = GROUND_OF_SEAT[seat % GROUND_OF_SEAT.length] ?? 0
  const [dark, first, second, third] = GROUND[ground] ?? GROUND[0]
  const halo = ground === 0 ? '#7d2a5c' : GOLD.leaf
  const rings = [[41.5, first], [47.5, second], [53.5, first], [59.5, third]] as const
  return (
    `<rect x="0" y="-20" width="100" height="130" fill="${dark}"/><path d="${circle(50, 45, 35.5)}" fill="${first}" stroke="${halo}" stroke-width="5" stroke-dasharray="5 1"/>` +
    rings.map(([radius, colour]) => tesserae(circle(50, 45, radius), colour, 5, '5 1')).join('') +
    face(traitsOf(name, seat, bot, bot ? null : stored))
  )
}

const MERCHANT: Traits = { skin: 0, hair: 5, robe: 2, head: 'turban', beard: 'long', collar: 1, bot: false }
/** The merchant: head and shoulders, or down to the hem. */
export const merchantFace = (tall: boolean): string => face(MERCHANT, tall)
