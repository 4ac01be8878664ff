import { clearUnsent } from '../../features/chat/unsent.ts'
import { announceSignOut } from '../../features/notifications/push/worker.ts'
import { clearDrafts } from '../../lib/forms/drafts.ts'
import { clearCacheOwner } from '../../lib/offline/owner.ts'

/**
 * Signing out removes the user's data from this browser: notifications, cached responses, drafts and unsent messages.
 * Queued logs stay, for this user only.
 */
export function clearUserData(): void {
  clearCacheOwner()
  announceSignOut()
  clearUnsent()
  clearDrafts()
}
