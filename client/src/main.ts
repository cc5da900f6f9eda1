// The client's way in: waits for the language, then shows the page.
import { mount } from 'svelte'
import App from './App.svelte'
import './styles/tokens.css'
import './styles/goods.css'
import './styles/base.css'
import './styles/pages.css'
import { watchScreen } from './browser/screen.svelte'
import { watchVersions } from './offline/versions.svelte'
import { keepFocus } from './browser/focus'
import { currentPath } from './browser/route.svelte'
import { loadRoomPage, roomPageFrom } from './browser/roomPage.svelte'
import { firstLanguage, speak } from './words/words.svelte'

const target = document.getElementById('app')
if (!target) throw new Error('the page has no place for the game')

roomPageFrom(() => import('./RoomPage.svelte'))
// Who opens a table's address fetches its code beside the language.
if (currentPath().startsWith('/table/')) loadRoomPage()
watchScreen()
await speak(firstLanguage())
target.replaceChildren()
mount(App, { target })
keepFocus()
watchVersions()
// From here on the page itself says what goes wrong (public/guard.js did until now).
document.documentElement.dataset.started = ''
document.getElementById('broken')?.remove()
