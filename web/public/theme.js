// Runs before the first paint, so that a dark room never sees a white flash. src/lib/theme.ts takes over from here.
;(() => {
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
