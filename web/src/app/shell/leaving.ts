import { forgetUnsent } from '../../features/chat/unsent.ts'
import { tellOfLeaving } from '../../features/notifications/push/worker.ts'
import { forgetDrafts } from '../../lib/drafts.ts'

/** Whoever signs out leaves nothing of theirs in this browser: no notices, and nothing that was written or typed and not sent. */
export function leave(): void {
  tellOfLeaving()
  forgetUnsent()
  forgetDrafts()
}
