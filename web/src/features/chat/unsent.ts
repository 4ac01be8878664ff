/** Under keys that begin so lies in this browser what was written and not sent. */
export const UNSENT = 'chat-'

/** Whoever signs out leaves nothing of it to the next one at this browser. */
export function forgetUnsent(): void {
  try {
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage)) if (key.startsWith(UNSENT)) storage.removeItem(key)
    }
  } catch {
    // A browser that refuses storage has kept nothing.
  }
}
