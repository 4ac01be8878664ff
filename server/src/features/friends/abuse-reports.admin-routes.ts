import * as calls from '@pepwell/contract/social/abuse-reports'
import type { FastifyInstance } from 'fastify'
import { handle } from '../../http/handle.ts'
import { operatorOf } from '../../http/operator.ts'
import type { AbuseReports } from './abuse-reports.service.ts'

/** Operators' calls for abuse reports. */
export function abuseReportsAdminRoutes(app: FastifyInstance, reports: AbuseReports): void {
  handle(app, calls.listAbuseReports, ({ query }) => reports.list(query))
  handle(app, calls.resolveAbuseReport, async (input) => {
    await reports.settle(operatorOf(input), input.params.id, input.body.decision)
    return { message: 'Report resolved' }
  })
  handle(app, calls.liftSuspension, async (input) => {
    await reports.liftSuspension(operatorOf(input), input.params.userId)
    return { message: 'Suspension lifted' }
  })
}
