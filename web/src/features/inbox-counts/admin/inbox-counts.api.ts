import type { CallReply } from '@pepwell/contract/declared'
import type * as declared from '@pepwell/contract/reminders/inbox-counts'
import * as calls from '@pepwell/contract/reminders/inbox-counts.calls'
import { queryOf } from '../../../lib/api/use-call.ts'

export type InboxCounts = CallReply<typeof declared.inboxCounts>

/** Polling interval: members' messages and reports don't trigger live events for operators. */
const POLL_MS = 60_000

export const inboxCountsQuery = {
  ...queryOf(calls.inboxCounts),
  refetchInterval: POLL_MS,
  refetchOnWindowFocus: true,
}
