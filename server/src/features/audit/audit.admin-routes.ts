import { listAuditLog } from '@pepwell/contract/audit'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../database/connect.ts'
import { handle } from '../../http/handle.ts'
import { auditLogFor } from './audit.service.ts'

export function auditAdminRoutes(app: FastifyInstance, db: Db): void {
  handle(app, listAuditLog, ({ user, query }) => auditLogFor(db, user, query))
}
