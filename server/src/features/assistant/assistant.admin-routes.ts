import { assistantUse } from '@pepwell/contract/assistant'
import type { FastifyInstance } from 'fastify'
import { handle } from '../../http/handle.ts'
import type { Answering } from './answering.service.ts'
import type { Budget } from './budget.service.ts'

interface Parts {
  answering: Answering
  budget: Budget
  config: { aiMonthlyTokens: number }
}

export function assistantAdminRoutes(app: FastifyInstance, { answering, budget, config }: Parts): void {
  handle(app, assistantUse, async () => ({
    model: answering.model ?? null,
    monthlyTokens: config.aiMonthlyTokens,
    months: await budget.used(),
  }))
}
