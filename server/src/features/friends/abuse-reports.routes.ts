import { reportAbuse } from '@pepwell/contract/social/abuse-reports'
import type { FastifyInstance } from 'fastify'
import { clientAddress } from '../../http/client-address.ts'
import { handle } from '../../http/handle.ts'
import type { AbuseReports } from './abuse-reports.service.ts'

export function abuseReportsRoutes(app: FastifyInstance, reports: AbuseReports): void {
  handle(app, reportAbuse, async ({ user, body, request }) => {
    await reports.report(user, body, clientAddress(request))
    return { message: 'Thank you. Our team will look into it.' }
  })
}
