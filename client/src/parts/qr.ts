// QR codes for short texts (ISO/IEC 18004): byte mode, error correction M, versions 1 to 8, mask 0.

/** Of each version: codewords for data in a block, blocks, codewords for error correction in a block. */
const VERSIONS: readonly { data: readonly number[]; check: number }[] = [
  { data: [16], check: 10 },
  { data: [28], check: 16 },
  { data: [44], check: 26 },
  { data: [32, 32], check: 18 },
  { data: [43, 43], check: 24 },
  { data: [27, 27, 27, 27], check: 16 },
  { data: [31, 31, 31, 31], check: 18 },
  { data: [38, 38, 39, 39], check: 22 },
]
const ALIGNMENT: readonly (readonly number[])[] = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42]]
/** Error correction M and mask 0, with their own check bits. */
const FORMAT = 0b101010000010010

const EXP: number[] = []
const LOG: number[] = []
for (let power = 0, value = 1; power < 255; power++) {
  EXP[power] = value
  LOG[value] = power
  value = value << 1
  if (value > 255) value ^= 0x11d
}
const times = (a: number, b: number) => (a && b ? (EXP[((LOG[a] ?? 0) + (LOG[b] ?? 0)) % 255] ?? 0) : 0)

/** The codewords for error correction of one block (Reed-Solomon). */
function checks(data: readonly number[], count: number): number[] {
  let generator = [1]
  for (let power = 0; power < count; power++) {
    const next = [...generator, 0]
    generator.forEach((factor, at) => (next[at + 1] = (next[at + 1] ?? 0) ^ times(factor, EXP[power] ?? 0)))
    generator = next
  }
  const rest = [...data, ...Array<number>(count).fill(0)]
  for (let at = 0; at < data.length; at++) {
    const lead = rest[at] ?? 0
    generator.forEach((factor, step) => (rest[at + step] = (rest[at + step] ?? 0) ^ times(factor, lead)))
  }
  return rest.slice(data.length)
}

/** The text as codewords, padded, in blocks, interleaved with their checks. */
function codewords(bytes: Uint8Array, version: { data: readonly number[]; check: number }): number[] {
  const room = version.data.reduce((sum, size) => sum + size, 0)
  const bits = ['0100', bytes.length.toString(2).padStart(8, '0'), ...Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')), '0000'].join('')
  const words = (bits.slice(0, room * 8).padEnd(Math.ceil(bits.length / 8) * 8, '0').match(/.{8}/g) ?? []).map((word) => parseInt(word, 2))
  for (let pad = 0xec; words.length < room; pad ^= 0xec ^ 0x11) words.push(pad)
  let from = 0
  const blocks = version.data.map((size) => words.slice(from, (from += size)))
  const ends = blocks.map((block) => checks(block, version.check))
  const woven: number[] = []
  for (const group of [blocks, ends])
    for (let at = 0; at < Math.max(...group.map((one) => one.length)); at++) for (const one of group) if (at < one.length) woven.push(one[at] ?? 0)
  return woven
}

/** The square of dark (true) and light modules. */
export function qrModules(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text)
  const at = VERSIONS.findIndex((one) => one.data.reduce((sum, size) => sum + size, 0) >= bytes.length + 2)
  const version = VERSIONS[at]
  if (!version) throw new RangeError('text too long for a small QR code')
  const size = 21 + 4 * at
  const dark = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  const fixed = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  const set = (x: number, y: number, on: boolean) => {
    const row = dark[y]
    const mark = fixed[y]
    if (!row || !mark || x < 0 || x >= size) return
    row[x] = on
    mark[x] = true
  }
  const square = (x: number, y: number, reach: number, isDark: (ring: number) => boolean) => {
    for (let dy = -reach; dy <= reach; dy++) for (let dx = -reach; dx <= reach; dx++) set(x + dx, y + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))))
  }
  for (let line = 8; line < size - 8; line++) {
    set(line, 6, line % 2 === 0)
    set(6, line, line % 2 === 0)
  }
  for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]] as const) square(x, y, 4, (ring) => ring !== 2 && ring !== 4)
  const centres = ALIGNMENT[at] ?? []
  const last = centres.at(-1)
  for (const x of centres)
    for (const y of centres) if (!((x === 6 && (y === 6 || y === last)) || (y === 6 && x === last))) square(x, y, 2, (ring) => ring !== 1)
  format(set, size)
  if (at + 1 >= 7) versionBits(set, size, at + 1)
  fill(dark, fixed, codewords(bytes, version), size)
  return dark
}

type Set = (x: number, y: number, on: boolean) => void

function format(set: Set, size: number): void {
  for (let bit = 0; bit < 15; bit++) {
    const on = ((FORMAT >> bit) & 1) === 1
    set(8, bit < 6 ? bit : bit < 8 ? bit + 1 : size - 15 + bit, on)
    set(bit < 8 ? size - 1 - bit : bit === 8 ? 7 : 14 - bit, 8, on)
  }
  set(8, size - 8, true)
}

function versionBits(set: Set, size: number, version: number): void {
  let rest = version
  for (let step = 0; step < 12; step++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25)
  const bits = (version << 12) | rest
  for (let bit = 0; bit < 18; bit++) {
    const on = ((bits >> bit) & 1) === 1
    set(size - 11 + (bit % 3), Math.floor(bit / 3), on)
    set(Math.floor(bit / 3), size - 11 + (bit % 3), on)
  }
}

/** Lays the codewords in zigzag from the lower right corner, under mask 0. */
function fill(dark: boolean[][], fixed: boolean[][], words: readonly number[], size: number): void {
  let bit = 0
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step++) {
      const y = ((right + 1) & 2) === 0 ? size - 1 - step : step
      for (const x of [right, right - 1]) {
        const row = dark[y]
        if (!row || fixed[y]?.[x]) continue
        const on = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1
        bit++
        row[x] = on !== ((x + y) % 2 === 0)
      }
    }
  }
}
