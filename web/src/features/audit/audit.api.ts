import type { AuditEntry } from '@pepwell/contract/accounts/audit'
import { auditLogCsv, listAuditLog, listAuditPeople } from '@pepwell/contract/accounts/audit.calls'
import type { SecurityEventsFilter } from '@pepwell/contract/accounts/security-events'
import { listSecurityEvents } from '@pepwell/contract/accounts/security-events.calls'
import { addressOf } from '../../lib/api/api.ts'
import { pagesOf, queryOf } from '../../lib/api/use-call.ts'

/** So many entries come at once. */
const PAGE = 50

/** Which entries are looked at; all without one. */
export interface HistoryFilter {
  actorId?: AuditEntry['actor']['id']
  kind?: string
  /** of the thing; only together with its kind */
  objectId?: string
  /** the first and the last day, as the person's calendar has them */
  from?: string
  to?: string
}

/** What operators did, latest first, page by page. */
export const historyPages = (filter: HistoryFilter) => pagesOf(listAuditLog, PAGE, { query: { ...filter } })

/** Whose deeds can be asked for. */
export const historyPeople = queryOf(listAuditPeople)

/** Where the server makes the table of all that is filtered. */
export const historyCsvAddress = (filter: HistoryFilter) =>
  addressOf(auditLogCsv.path, { query: { ...filter } })

/** Sign-ins and security changes of members, latest first, page by page. */
export const securityPages = (filter: SecurityEventsFilter) =>
  pagesOf(listSecurityEvents, PAGE, { query: { ...filter } })
