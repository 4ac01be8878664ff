import * as calls from '@pepwell/contract/accounts/members'
import type { FastifyInstance } from 'fastify'
import type { FeatureDeps } from '../../app-deps.ts'
import { sendCsv } from '../../http/csv-reply.ts'
import { handle } from '../../http/handle.ts'
import { operatorOf } from '../../http/operator.ts'
import { recordExport, recordProfileView } from '../audit/audit.service.ts'
import type { Members } from './members.service.ts'

export function membersAdminRoutes(app: FastifyInstance, members: Members, deps: FeatureDeps): void {
  handle(app, calls.dashboardStats, ({ user }) => members.stats(user))
  handle(app, calls.listMembers, ({ user, query }) => members.list(user, query))
  handle(app, calls.countMembers, ({ user, query }) => members.counts(user, query))
  handle(app, calls.membersCsv, async (input) => {
    const { user, query, reply } = input
    await recordExport(deps, operatorOf(input), { area: 'members', table: 'members', filter: query })
    return sendCsv(reply, members.csv(user, query))
  })
  handle(app, calls.memberProfile, async (input) => {
    const profile = await members.profile(input.params.userId)
    await recordProfileView(deps, operatorOf(input), input.params.userId)
    return profile
  })
  handle(app, calls.memberActivity, ({ params, query }) => members.activity(params.userId, query))
}
