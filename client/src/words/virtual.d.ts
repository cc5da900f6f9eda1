declare module 'virtual:texts/*' {
  /** Loads a language: its messages by their ids, as Fluent has parsed them. */
  const texts: Record<import('./words.svelte').Language, () => Promise<{ default: Record<string, import('@fluent/bundle').Message['value']> }>>
  export default texts
}
