import { insights as call, levelOverlays } from '@pepwell/contract/insights/insights'
import type { FastifyInstance } from 'fastify'
import { handle } from '../../http/handle.ts'
import type { InsightsService } from './insights.service.ts'

export function insightsRoutes(app: FastifyInstance, insights: InsightsService): void {
  handle(app, call, ({ user, request }) => insights.of(user, request.ip))
  handle(app, levelOverlays, ({ user }) => insights.overlays(user))
}
