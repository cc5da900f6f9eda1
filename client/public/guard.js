// Shows a page that says so when the program can't be loaded or fails at its start.
// A plain script: it has to run where modules don't. The texts are in the page already (build/locales.ts puts them there).
;(function () {
  function languages() {
    var found = []
    try {
      found.push(localStorage.getItem('byzanz.language'))
    } catch {
      // A browser that blocks storage still says which languages it speaks.
    }
    return found.concat(navigator.languages || [navigator.language], 'en')
  }
  function show() {
    var broken = document.getElementById('broken')
    if (!broken || document.documentElement.hasAttribute('data-started')) return
    var wanted = languages()
    for (var at = 0; at < wanted.length; at++) {
      var section = wanted[at] && broken.querySelector('[lang="' + String(wanted[at]).slice(0, 2) + '"]')
      if (!section) continue
      section.hidden = false
      document.documentElement.lang = section.lang
      break
    }
    broken.hidden = false
    document.getElementById('app').hidden = true
  }
  function soon() {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', show)
    else show()
  }
  window.addEventListener(
    'error',
    function (event) {
      // A picture that is missing breaks nothing.
      if (event.target === window || /^(SCRIPT|LINK)$/.test(event.target.tagName)) soon()
    },
    true,
  )
  window.addEventListener('unhandledrejection', soon)
  if (!('noModule' in HTMLScriptElement.prototype)) soon()
})()
