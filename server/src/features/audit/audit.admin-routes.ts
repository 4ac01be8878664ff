import * as calls from '@pepwell/contract/accounts/audit'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../database/connect.ts'
import { sendCsv } from '../../http/csv-reply.ts'
import { handle } from '../../http/handle.ts'
import { operatorOf } from '../../http/operator.ts'
import { auditLogFor, auditPeopleFor, recordExport } from './audit.service.ts'
import { auditTable } from './audit-csv.ts'

export function auditAdminRoutes(app: FastifyInstance, { db, clock }: { db: Db; clock: Clock }): void {
  handle(app, calls.listAuditLog, ({ user, query }) => auditLogFor(db, user, query))
  handle(app, calls.listAuditPeople, ({ user }) => auditPeopleFor(db, user))
  handle(app, calls.auditLogCsv, async (input) => {
    const { user, query, reply } = input
    await recordExport({ db, clock }, operatorOf(input), { area: 'members', table: 'history', filter: query })
    return sendCsv(reply, auditTable(db, user, query, clock.now()))
  })
}
