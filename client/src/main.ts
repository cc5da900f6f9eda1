import { mount } from 'svelte'
import App from './App.svelte'
import './styles/tokens.css'
import './styles/base.css'
import './styles/pages.css'
import { watchScreen } from './styles/screen.svelte'
import { firstLanguage, speak } from './words/words.svelte'

const target = document.getElementById('app')
if (!target) throw new Error('the page has no place for the game')

watchScreen()
await speak(firstLanguage())
mount(App, { target })
