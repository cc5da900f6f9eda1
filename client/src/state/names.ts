// Names for bots, which have none on the wire: always the same for the same seat, and never a person's at the table.

const NAMES = ['Theodora', 'Irene', 'Basil', 'Zoe', 'Leo', 'Anna', 'Michael', 'Helena', 'Justin', 'Sophia', 'Alexios', 'Maria']

export function botName(seat: number, seats: readonly { name: string | null }[]): string {
  const people = new Set(seats.map((one) => one.name?.toLocaleLowerCase()))
  const free = NAMES.filter((name) => !people.has(name.toLocaleLowerCase()))
  return free[seat % free.length] ?? `${seat + 1}`
}
