import { z } from 'zod'
import { call } from '../call.ts'
import { calendarDay, instant, pageSize, rowIdInPath, text } from '../fields.ts'
import * as calls from './audit.calls.ts'

/** A person as the audit log names them: by their account, while it exists. */
const NamedRef = z.object({ id: z.string(), name: z.string().nullable() })

/** A changed field with its old and new value. */
const Fields = z.record(z.string(), z.unknown()).nullable()

/** One admin action. */
export const AuditEntry = z.object({
  id: z.number(),
  at: instant,
  actor: NamedRef,
  ipAddress: z.string().nullable(),
  area: z.string(),
  action: z.string(),
  kind: z.string(),
  object: NamedRef,
  before: Fields,
  after: Fields,
})
export type AuditEntry = z.output<typeof AuditEntry>

/** Filters for the entries that the caller may see. */
const AuditFilter = z.object({
  actorId: text(100).optional(),
  kind: text(50).optional(),
  /** the subject's id; requires its kind */
  objectId: text(100).optional(),
  /** first and last day, in the caller's time zone */
  from: calendarDay.optional(),
  to: calendarDay.optional(),
})
export type AuditFilter = z.output<typeof AuditFilter>

export const listAuditLog = call(calls.listAuditLog, {
  summary: 'List admin actions in the caller’s areas, latest first, paged by the last row',
  query: AuditFilter.extend({
    limit: pageSize({ max: 100, defaultSize: 50 }),
    after: rowIdInPath.optional(),
  }),
  reply: z.array(AuditEntry),
})

export const listAuditPeople = call(calls.listAuditPeople, {
  summary: 'List people with actions in the caller’s areas, deleted accounts last',
  reply: z.array(NamedRef),
})

export const auditLogCsv = call(calls.auditLogCsv, {
  summary: 'Export the matching entries as CSV, without a limit',
  query: AuditFilter,
  reply: z.unknown(),
  sends: 'text/csv',
})
