// Drawings at their place and in their size without `transform`: for each of those the browser keeps a layer's worth of
// notes, which it goes through in every frame in which anything changes.

type Direction = 'x' | 'y' | 'length' | 'as is'

/** What the numbers after a command stand for, again and again until the next command. */
const NUMBERS: Record<string, readonly Direction[]> = {
  M: ['x', 'y'],
  L: ['x', 'y'],
  C: ['x', 'y'],
  H: ['x'],
  V: ['y'],
  A: ['length', 'length', 'as is', 'as is', 'as is', 'x', 'y'],
}

const short = (number: number): string => String(Math.round(number * 1000) / 1000)

/** The data of a path, `scale` times as large and moved to a point. */
export function movedPath(data: string, x: number, y: number, scale: number): string {
  let numbers: readonly Direction[] = []
  let isRelative = false
  let at = 0
  return (data.match(/[a-z]|-?(?:\d+\.?\d*|\.\d+)/gi) ?? [])
    .map((token) => {
      if (/[a-z]/i.test(token)) {
        numbers = NUMBERS[token.toUpperCase()] ?? []
        isRelative = token !== token.toUpperCase()
        at = 0
        return token
      }
      const direction = numbers[at++ % numbers.length]
      const number = Number(token) * (direction === 'as is' ? 1 : scale)
      if (isRelative || direction === 'as is' || direction === 'length') return ` ${short(number)}`
      return ` ${short(number + (direction === 'x' ? x : y))}`
    })
    .join('')
}

const scaled = (numbers: string, scale: number): string => numbers.replace(/[\d.]+/g, (number) => short(Number(number) * scale))

/** Elements as text, `scale` times as large and moved to a point: paths, and texts with their place and size. */
export function moved(elements: string, x: number, y: number, scale: number): string {
  return elements
    .replace(/ d="([^"]*)"/g, (_, data: string) => ` d="${movedPath(data, x, y, scale)}"`)
    .replace(/ (stroke-width|stroke-dasharray|font-size|textLength)="([^"]*)"/g, (_, name: string, numbers: string) => ` ${name}="${scaled(numbers, scale)}"`)
    .replace(/ (x|y)="([^"]*)"/g, (_, name: string, number: string) => ` ${name}="${short(Number(number) * scale + (name === 'x' ? x : y))}"`)
}
