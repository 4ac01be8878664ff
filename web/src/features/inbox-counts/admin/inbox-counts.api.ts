import type { CallReply } from '@pepwell/contract/declared'
import type * as declared from '@pepwell/contract/reminders/inbox-counts'
import * as calls from '@pepwell/contract/reminders/inbox-counts.calls'
import { queryOf } from '../../../lib/api/use-call.ts'

/** How much waits for the support team. */
export type InboxCounts = CallReply<typeof declared.inboxCounts>

/** So often it is looked whether more waits: what members write and report tells no operator's page of itself. */
const LOOK_MS = 60_000

export const inboxCountsQuery = {
  ...queryOf(calls.inboxCounts),
  refetchInterval: LOOK_MS,
  refetchOnWindowFocus: true,
}
