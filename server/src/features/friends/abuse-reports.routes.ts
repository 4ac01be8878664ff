import { reportAbuse } from '@pepwell/contract/abuse-reports'
import type { FastifyInstance } from 'fastify'
import { handle } from '../../http/handle.ts'
import type { AbuseReports } from './abuse-reports.service.ts'

export function abuseReportsRoutes(app: FastifyInstance, reports: AbuseReports): void {
  handle(app, reportAbuse, async ({ user, body, request }) => {
    await reports.report(user, body, request.ip)
    return { message: 'Thank you. Our team will look into it.' }
  })
}
