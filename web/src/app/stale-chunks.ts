import { reloadPage } from '../lib/browser/browser.ts'
import { forget, isNoted, note } from '../lib/browser/storage.ts'

const KEY = 'reloaded-for-release'

/** After this long without trouble, the next missing chunk belongs to another release. */
const SETTLED_MS = 10_000

/**
 * A release replaces the chunks that an open page still asks for. Loading the page anew finds the new ones; once
 * only, for a chunk that is missing twice is missing for another reason, and the error page says so.
 * Returns what stops it.
 */
export function recoverFromRelease(): () => void {
  const settled = setTimeout(() => forget('sessionStorage', KEY), SETTLED_MS)
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
