import * as calls from '@pepwell/contract/reminders/inbox-counts'
import type { FastifyInstance } from 'fastify'
import { handle } from '../../http/handle.ts'
import type { InboxCounts } from './inbox-counts.service.ts'

export function inboxCountsAdminRoutes(app: FastifyInstance, waiting: InboxCounts): void {
  handle(app, calls.inboxCounts, () => waiting.count())
}
