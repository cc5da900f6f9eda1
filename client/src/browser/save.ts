// Saves a record as a file, where no server could send one.
export function saveRecord(record: unknown, name: string): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(record), '\n'], { type: 'application/json' }))
  const pressed = document.createElement('a')
  pressed.href = address
  pressed.download = name
  pressed.click()
  setTimeout(() => URL.revokeObjectURL(address), 10000)
}
