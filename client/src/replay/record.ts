// A record file on its way from where it was dropped to the replay page.
export const offered: { file: File | null } = { file: null }
