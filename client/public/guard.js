// Shows a page that says so when the program can't be loaded or fails at its start, or the browser is too old for it.
// A plain script in old JavaScript: it has to run where modules don't. The texts are in the page already (build/locales.ts
// puts them there).
;(function () {
  function languages() {
    var found = []
    try {
      found.push(localStorage.getItem('byzanz.language'))
    } catch (_blocked) {
      // A browser that blocks storage still says which languages it speaks.
    }
    return found.concat(navigator.languages || [navigator.language], 'en')
  }
  function show(kind) {
    var broken = document.getElementById('broken')
    if (!broken || !broken.hidden || document.documentElement.hasAttribute('data-started')) return
    var wanted = languages()
    for (var at = 0; at < wanted.length; at++) {
      var section = wanted[at] && broken.querySelector('[lang="' + String(wanted[at]).slice(0, 2) + '"]' + kind)
      if (!section) continue
      section.hidden = false
      document.documentElement.lang = section.lang
      break
    }
    broken.hidden = false
    document.getElementById('app').hidden = true
  }
  function soon(kind) {
    function now() {
      show(kind)
    }
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', now)
    else now()
  }
  function failed(event) {
    // What an old browser can't read is a syntax error to it. A picture that is missing breaks nothing.
    if (event.error instanceof SyntaxError) soon('.old')
    else if (event.target === window || /^(SCRIPT|LINK)$/.test(event.target.tagName)) soon('')
  }
  window.addEventListener('error', failed, true)
  window.addEventListener('unhandledrejection', function () {
    soon('')
  })
  if (!('noModule' in HTMLScriptElement.prototype)) soon('.old')
})()
