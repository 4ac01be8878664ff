import { reportVisits } from '@pepwell/contract/accounts/page-visits'
import type { FastifyInstance } from 'fastify'
import { handle } from '../../http/handle.ts'
import type { PageVisits } from './page-visits.service.ts'

export function pageVisitsRoutes(app: FastifyInstance, visits: PageVisits): void {
  handle(app, reportVisits, ({ body, request }) => visits.report(request, body.visits))
}
