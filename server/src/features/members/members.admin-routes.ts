import * as calls from '@pepwell/contract/members'
import type { FastifyInstance } from 'fastify'
import { sendCsv } from '../../http/csv-reply.ts'
import { handle } from '../../http/handle.ts'
import type { Members } from './members.service.ts'

export function membersAdminRoutes(app: FastifyInstance, members: Members): void {
  handle(app, calls.dashboardStats, ({ user }) => members.stats(user))
  handle(app, calls.listMembers, ({ user, query }) => members.list(user, query))
  handle(app, calls.countMembers, ({ user, query }) => members.counts(user, query))
  handle(app, calls.membersCsv, ({ user, query, reply }) => sendCsv(reply, members.csv(user, query)))
  handle(app, calls.memberProfile, ({ params }) => members.profile(params.userId))
  handle(app, calls.memberActivity, ({ params, query }) => members.activity(params.userId, query))
}
