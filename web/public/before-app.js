// Runs before the first paint and looks after the page until the app does: begins the app, notes what is pressed, and sets
// the theme.
;(() => {
  // A page that the server drew is read first; then come the app, the first of these, and the chunks that it needs.
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
    // Nothing is painted where nobody looks, and not every browser says when it is.
    if (document.hidden || !window.PerformanceObserver?.supportedEntryTypes?.includes('paint')) return begin()
    // Painting what was laid out takes a busy machine longer than fetching the scripts, which then compete with it.
    const onPaint = (painted) => {
      if (painted.getEntriesByName('first-contentful-paint').length > 0) begin()
    }
    new PerformanceObserver(onPaint).observe({ type: 'paint', buffered: true })
    setTimeout(begin, 500)
  }
  if (app) document.addEventListener('DOMContentLoaded', whenSeen)

  // What is pressed before the app is there, it does as soon as it is: see src/app/early-press.tsx. A box is ticked by the
  // browser before anybody hears of it, so that one waits until its part of the page is alive.
  const nameOf = (control) =>
    (control.getAttribute('aria-label') ?? control.labels[0]?.textContent) || control.textContent
  const sendsWhatWaits = ({ type, form }) => type === 'submit' && form?.querySelector('[data-waits]')
  const noteEarly = (event) => {
    const drawn = event.target.closest('[data-drawn]')
    const control = event.target.closest('button, [type=checkbox], [type=radio]')
    if (!drawn && !control?.matches('[data-waits]')) return
    if (control || event.type === 'submit') event.preventDefault()
    // What nobody could fill in yet is not sent.
    if (!control || sendsWhatWaits(control)) return
    // Not heard of twice: the part may be alive before all are.
    event.stopPropagation()
    for (const before of document.querySelectorAll('[data-pressed]')) before.removeAttribute('data-pressed')
    control.setAttribute('data-pressed', '')
    if (drawn) drawn.dataset.drawn = nameOf(control)
  }
  if (app) for (const act of ['click', 'submit']) document.addEventListener(act, noteEarly, true)

  // A dark room never sees a white flash. src/lib/theme.ts takes over from here.
  let saved = null
  try {
    saved = localStorage.getItem('theme')
  } catch {
    // Storage can be switched off; then the system decides.
  }
  const dark = saved ? saved === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
  document.documentElement.classList.toggle('dark', dark)
  // Pages that the server draws are the same for all: whoever is signed in need not see what is meant for visitors.
  document.documentElement.classList.toggle('signed-in', /(^|; )pepwell_signed_in=/.test(document.cookie))
  if (!saved) return
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.content = dark ? '#0c1412' : '#f4f7f4'
  }
})()
