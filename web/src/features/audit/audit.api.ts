import type { AuditEntry } from '@pepwell/contract/accounts/audit'
import { auditLogCsv, listAuditLog, listAuditPeople } from '@pepwell/contract/accounts/audit.calls'
import type { SecurityEventsFilter } from '@pepwell/contract/accounts/security-events'
import { listSecurityEvents } from '@pepwell/contract/accounts/security-events.calls'
import { addressOf } from '../../lib/api/api.ts'
import { pagesOf, queryOf } from '../../lib/api/use-call.ts'

/** Page size. */
const PAGE = 50

/** The filter; empty means everything. */
export interface HistoryFilter {
  actorId?: AuditEntry['actor']['id']
  kind?: string
  /** the object's id; requires its kind */
  objectId?: string
  /** the first and last day in the operator's time zone */
  from?: string
  to?: string
}

/** Operator actions, latest first, by page. */
export const historyPages = (filter: HistoryFilter) => pagesOf(listAuditLog, PAGE, { query: { ...filter } })

/** Operators to filter by. */
export const historyPeople = queryOf(listAuditPeople)

/** The CSV export of the filtered entries. */
export const historyCsvAddress = (filter: HistoryFilter) =>
  addressOf(auditLogCsv.path, { query: { ...filter } })

/** Members' sign-ins and security changes, latest first, by page. */
export const securityPages = (filter: SecurityEventsFilter) =>
  pagesOf(listSecurityEvents, PAGE, { query: { ...filter } })
