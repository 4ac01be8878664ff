import { insights as call, levelOverlays } from '@pepwell/contract/insights/insights'
import type { FastifyInstance } from 'fastify'
import { clientAddress } from '../../http/client-address.ts'
import { handle } from '../../http/handle.ts'
import type { InsightsService } from './insights.service.ts'

export function insightsRoutes(app: FastifyInstance, insights: InsightsService): void {
  handle(app, call, ({ user, request }) => insights.of(user, clientAddress(request)))
  handle(app, levelOverlays, ({ user }) => insights.overlays(user))
}
