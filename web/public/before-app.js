// Runs before the first paint, until the app takes over: starts the app, notes clicks to replay, and sets the theme.
;(() => {
  // A server-rendered page is painted first; then the app loads (the first URL), with the chunks it needs.
  const [app, ...chunks] = document.currentScript?.dataset.then?.split(' ') ?? []
  let begun = false
  const begin = () => {
    if (begun) return
    begun = true
    for (const href of chunks) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
      )
    }
    document.head.append(
      Object.assign(document.createElement('script'), { type: 'module', crossOrigin: '', src: app }),
    )
  }
  const whenSeen = () => {
    // A hidden page paints nothing, and not every browser reports paints.
    if (document.hidden || !window.PerformanceObserver?.supportedEntryTypes?.includes('paint')) return begin()
    // On a busy machine scripts that arrive before the first paint would compete with it.
    const onPaint = (painted) => {
      if (painted.getEntriesByName('first-contentful-paint').length > 0) begin()
    }
    new PerformanceObserver(onPaint).observe({ type: 'paint', buffered: true })
    setTimeout(begin, 500)
  }
  if (app) document.addEventListener('DOMContentLoaded', whenSeen)

  // A release replaces the script that this page names. Reload once to get the new page, as src/app/stale-chunks.ts does.
  const onMissing = ({ target }) => {
    if (target.type !== 'module' || !navigator.onLine) return
    try {
      if (sessionStorage.getItem('reloaded-for-release')) return
      sessionStorage.setItem('reloaded-for-release', '1')
    } catch {
      // Without storage this could reload forever.
      return
    }
    location.reload()
  }
  addEventListener('error', onMissing, true)

  // src/app/replay-clicks.tsx replays what is clicked before its part of the page has hydrated. The browser checks a box
  // before any handler runs, so a checkbox stays inert until the whole page has.
  const isBeforeHydration = (element) => {
    for (let above = element; above; above = above.parentElement) {
      for (let next = above.nextElementSibling; next; next = next.nextElementSibling) {
        if (next.matches('[data-hydrating]')) return true
      }
    }
    return false
  }
  const isHydrated = (element) =>
    !element.matches('[data-inert-until-hydrated]') &&
    !element.closest('[data-server-rendered]') &&
    !isBeforeHydration(element)
  const submitsInertField = ({ type, form }) =>
    type === 'submit' && form?.querySelector('[data-inert-until-hydrated]')
  const nameOf = (control) => control.getAttribute('aria-label') ?? control.textContent
  const namesakesOf = (control) =>
    [...document.querySelectorAll(control.localName)].filter((other) => nameOf(other) === nameOf(control))
  // Members get the shop's pages as rendered for visitors, and the app renders them again: then the click moves to the
  // new control.
  const followToNewPage = (control) => {
    const place = namesakesOf(control).indexOf(control)
    const onTakeover = (_, observer) => {
      observer.disconnect()
      if (control.isConnected || !control.matches('[data-replay]')) return
      namesakesOf(control)[place]?.setAttribute('data-replay', '')
    }
    const root = control.closest('[data-server-rendered]')
    if (root) new MutationObserver(onTakeover).observe(root, { attributeFilter: ['data-server-rendered'] })
  }
  const noteClick = (event) => {
    const control = event.target.closest('button, [type=checkbox], [type=radio]')
    if (isHydrated(control ?? event.target)) return
    if (control || event.type === 'submit') event.preventDefault()
    // A form that could not be filled in yet is not submitted.
    if (!control || submitsInertField(control)) return
    // Handled once: the part may hydrate during this very event.
    event.stopPropagation()
    for (const before of document.querySelectorAll('[data-replay]')) before.removeAttribute('data-replay')
    control.setAttribute('data-replay', '')
    followToNewPage(control)
  }
  // A file field already works without the app; the file chosen there is handled when its noted click is replayed.
  const noteFile = ({ target }) => {
    if (target.type !== 'file' || isHydrated(target)) return
    for (const noted of ['data-replay', 'data-chosen-early']) target.setAttribute(noted, '')
  }
  const replayFile = (event) => {
    if (event.isTrusted || !event.target.matches('[data-chosen-early]')) return
    event.preventDefault()
    event.target.removeAttribute('data-chosen-early')
    event.target.dispatchEvent(new Event('change', { bubbles: true }))
  }
  if (app) {
    for (const act of ['click', 'submit']) document.addEventListener(act, noteClick, true)
    document.addEventListener('change', noteFile, true)
    document.addEventListener('click', replayFile, true)
  }

  // Prevents a white flash in the dark theme. src/lib/theme.ts takes over from here.
  let saved = null
  try {
    saved = localStorage.getItem('theme')
  } catch {
    // Storage may be turned off; then the system's setting applies.
  }
  const dark = saved ? saved === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
  document.documentElement.classList.toggle('dark', dark)
  // Server-rendered public pages are the same for all: this hides what is only for visitors from signed-in people.
  document.documentElement.classList.toggle('signed-in', /(^|; )pepwell_signed_in=/.test(document.cookie))
  if (!saved) return
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.content = dark ? '#0c1412' : '#f4f7f4'
  }
})()
