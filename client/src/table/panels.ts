/** What can be opened above a table. */
export type Panel = 'log' | 'recap' | 'settings' | 'keys' | 'rules' | 'typed'
