import { forgetUnsent } from '../../features/chat/unsent.ts'
import { announceSignOut } from '../../features/notifications/push/worker.ts'
import { forgetDrafts } from '../../lib/forms/drafts.ts'
import { clearCacheOwner } from '../../lib/offline/owner.ts'

/**
 * Whoever signs out leaves nothing of theirs in this browser: no notices, nothing that was read, nothing that was written or
 * typed and not sent. What they logged and could not send yet stays, for them alone.
 */
export function leave(): void {
  clearCacheOwner()
  announceSignOut()
  forgetUnsent()
  forgetDrafts()
}
