/** Storage key prefix of drafts and unsent messages. */
export const UNSENT = 'chat-'

/** Signing out removes drafts and unsent messages, so the next user of this browser never sees them. */
export function clearUnsent(): void {
  try {
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage)) if (key.startsWith(UNSENT)) storage.removeItem(key)
    }
  } catch {
    // Storage is unavailable, so there is nothing to remove.
  }
}
