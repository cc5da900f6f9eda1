// Whether a game of this browser is kept by nothing but the open page: its storage is full, or forbidden.
export const unsaved = $state({ is: false })
