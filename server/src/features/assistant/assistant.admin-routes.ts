import { assistantUse } from '@pepwell/contract/assistant/assistant'
import { type Tokens, tokenCost } from '@pepwell/domain/assistant/assistant'
import { toDollars } from '@pepwell/domain/shop/money'
import type { FastifyInstance } from 'fastify'
import { handle } from '../../http/handle.ts'
import type { Answering } from './answering.service.ts'
import type { Budget } from './budget.service.ts'

interface Deps {
  answering: Answering
  budget: Budget
  config: { aiMonthlyTokens: number; aiPrices?: Tokens | undefined }
}

/** A month with its cost, if prices and tokens are known. */
function pricedMonth(month: Awaited<ReturnType<Budget['used']>>[number], prices: Tokens | undefined) {
  const { inputTokens: input, outputTokens: output } = month
  const isKnown = prices && input !== null && output !== null
  return { ...month, cost: isKnown ? toDollars(tokenCost({ input, output }, prices)) : null }
}

export function assistantAdminRoutes(app: FastifyInstance, { answering, budget, config }: Deps): void {
  handle(app, assistantUse, async () => ({
    model: answering.model ?? null,
    monthlyTokens: config.aiMonthlyTokens,
    prices: config.aiPrices ?? null,
    months: (await budget.used()).map((month) => pricedMonth(month, config.aiPrices)),
  }))
}
