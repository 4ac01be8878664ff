import { forgetUnsent } from '../../features/chat/unsent.ts'
import { tellOfLeaving } from '../../features/notifications/push/worker.ts'

/** Whoever signs out leaves nothing of theirs in this browser: no notices, and nothing that was written and not sent. */
export function leave(): void {
  tellOfLeaving()
  forgetUnsent()
}
