// Small helpers for drawings written as text.
const short = (number: number): string => String(Math.round(number * 10) / 10)

/** Where a shape stands, how large it is, and how far it is turned. */
export type Place = readonly [x: number, y: number, scale: number, turn?: number]

/** A path of absolute M, L, C and Z, put at a place. */
function placed(data: string, [x, y, scale, turn = 0]: Place): string {
  const cos = Math.cos((turn * Math.PI) / 180) * scale
  const sin = Math.sin((turn * Math.PI) / 180) * scale
  return data.replace(/(-?[\d.]+)[ ,](-?[\d.]+)/g, (_, right: string, down: string) => `${short(+right * cos - +down * sin + x)} ${short(+right * sin + +down * cos + y)}`)
}

/** The same shape at several places, as one path. */
export const repeated = (data: string, places: readonly Place[]): string => places.map((place) => placed(data, place)).join('')

export const filled = (data: string, colour: string, more = ''): string => `<path d="${data}" fill="${colour}"${more}/>`

export const stroked = (data: string, colour: string, width: number): string =>
  `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

/** A row of tesserae along a line. */
export const tesserae = (data: string, colour: string, width: number, dashes = '3.6 .8'): string => `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-dasharray="${dashes}"/>`

export const circle = (x: number, y: number, radius: number): string => `M${short(x - radius)} ${short(y)}A${radius} ${radius} 0 1 0 ${short(x + radius)} ${short(y)}A${radius} ${radius} 0 1 0 ${short(x - radius)} ${short(y)}Z`
