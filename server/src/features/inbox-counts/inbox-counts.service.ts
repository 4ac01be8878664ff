import { MAX_COUNTED } from '@pepwell/contract/reminders/inbox-counts'
import type { AppDeps } from '../../app-deps.ts'
import { countMembersAwaitingReply } from '../chat/support-inbox.service.ts'
import { countOpenReports } from '../friends/abuse-reports.service.ts'
import { countFailedDeliveries } from '../notifications/dead-letters.service.ts'

/** How much waits for operators, across features. */
export function inboxCountsService({ db, clockWatch }: Pick<AppDeps, 'db' | 'clockWatch'>) {
  return {
    async count() {
      const [support, reports, deliveries] = await Promise.all([
        countMembersAwaitingReply(db, MAX_COUNTED),
        countOpenReports(db, MAX_COUNTED),
        countFailedDeliveries(db, MAX_COUNTED),
      ])
      return { support, reports, deliveries, clockOffBy: clockWatch?.driftSeconds ?? 0 }
    },
  }
}

export type InboxCounts = ReturnType<typeof inboxCountsService>
