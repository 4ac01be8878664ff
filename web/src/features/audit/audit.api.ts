import type { AuditEntry } from '@pepwell/contract/audit'
import { listAuditLog } from '@pepwell/contract/audit.calls'
import { pagesOf } from '../../lib/use-call.ts'

/** So many entries come at once. */
const PAGE = 50

/** Which entries are looked at; all without one. */
export interface HistoryFilter {
  actorId?: AuditEntry['actor']['id']
  kind?: string
  /** of the thing; only together with its kind */
  objectId?: string
}

/** What operators did, latest first, page by page. */
export const historyPages = (filter: HistoryFilter) => pagesOf(listAuditLog, PAGE, { query: filter })
