import { reloadPage } from '../lib/browser/browser.ts'
import { isNoted, note, removeStored } from '../lib/browser/storage.ts'

const KEY = 'reloaded-for-release'

/** After this long without a failure, a missing chunk means a newer release, in milliseconds. */
const SETTLED_MS = 10_000

/**
 * A release deletes chunks an open page may still need. Reloads once; a second failure has another cause and shows
 * the error page. Returns a function to stop.
 */
export function recoverFromRelease(): () => void {
  const settled = setTimeout(() => removeStored('sessionStorage', KEY), SETTLED_MS)
  const onMissing = () => {
    if (!navigator.onLine || isNoted('sessionStorage', KEY)) return
    note('sessionStorage', KEY)
    reloadPage()
  }
  window.addEventListener('vite:preloadError', onMissing)
  return () => {
    clearTimeout(settled)
    window.removeEventListener('vite:preloadError', onMissing)
  }
}
