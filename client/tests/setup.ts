// jsdom has no system whose colours and motion could be asked for.
window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList
