import type { AuditFilter } from '@pepwell/contract/accounts/audit'
import * as calls from '@pepwell/contract/accounts/audit'
import { dayOf } from '@pepwell/domain/time/calendar'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../database/connect.ts'
import { type CsvColumns, type CsvTable, sendCsv } from '../../http/csv-reply.ts'
import { handle } from '../../http/handle.ts'
import { operatorOf } from '../../http/operator.ts'
import type { SessionUser } from '../../http/session.ts'
import { auditLogFor, auditPeopleFor, recordExport } from './audit.service.ts'

type Entry = Awaited<ReturnType<typeof auditLogFor>>[number]

const inJson = (fields: unknown) => (fields === null ? null : JSON.stringify(fields))

/** Columns of the history as CSV. */
const columns: CsvColumns<Entry> = {
  When: ({ at }) => at.toISOString(),
  Who: ({ actor }) => actor.name ?? actor.id,
  'From Where': ({ ipAddress }) => ipAddress,
  Area: ({ area }) => area,
  Action: ({ action }) => action,
  Kind: ({ kind }) => kind,
  'On What': ({ object }) => object.name,
  ID: ({ object }) => object.id,
  Before: ({ before }) => inJson(before),
  After: ({ after }) => inJson(after),
}

/** The history as CSV, latest first, named after the operator's own day. */
const auditTable = (db: Db, user: SessionUser, filter: AuditFilter, now: number): CsvTable<Entry> => ({
  name: `history-${dayOf(now, user.timeZone)}`,
  columns,
  page: (from, limit) => auditLogFor(db, user, { ...filter, limit, after: from?.id }),
})

export function auditAdminRoutes(
  app: FastifyInstance,
  { db, readDb, clock }: { db: Db; readDb: Db; clock: Clock },
): void {
  handle(app, calls.listAuditLog, ({ user, query }) => auditLogFor(db, user, query))
  handle(app, calls.listAuditPeople, ({ user }) => auditPeopleFor(db, user))
  handle(app, calls.auditLogCsv, async (input) => {
    const { user, query, reply } = input
    await recordExport({ db, clock }, operatorOf(input), { area: 'members', table: 'history', filter: query })
    return sendCsv(reply, auditTable(readDb, user, query, clock.now()))
  })
}
