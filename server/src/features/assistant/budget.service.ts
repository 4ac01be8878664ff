import type { Tokens } from '@pepwell/domain/assistant'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { DB } from '../../database/schema.ts'
import { Refusal } from '../../http/refusal.ts'
import type { AiRequest, AiUse } from '../../ports/ai.ts'
import { countAnswer, type Outcome, reserveTokens, usedMonths } from './budget.queries.ts'

/** A token is rarely less than three characters: what is set aside is rather too much. */
const CHARACTERS_A_TOKEN = 3

function mostOf({ instructions, messages, mostTokens }: AiRequest): Tokens {
  const characters = messages.reduce((sum, { text }) => sum + text.length, instructions.length)
  return { input: Math.ceil(characters / CHARACTERS_A_TOKEN), output: mostTokens }
}

interface Parts {
  db: Kysely<DB>
  clock: Clock
  config: { aiMonthlyTokens: number }
}

/** Bounds what the model takes in a month, of everybody together, and in every process. */
export function budgetService({ db, clock, config }: Parts) {
  return {
    /**
     * Sets aside what a request may take at most, before it is made.
     * @returns what is called once when it ended; without tokens, what was set aside counts as used
     * @throws Refusal AI_BUDGET_SPENT
     */
    async reserve(request: AiRequest): Promise<(outcome: Outcome, use?: AiUse) => Promise<unknown>> {
      const began = new Date(clock.now())
      const most = mostOf(request)
      const setAside = most.input + most.output
      if (!(await reserveTokens(db, began, setAside, config.aiMonthlyTokens)))
        throw new Refusal('AI_BUDGET_SPENT')
      return (outcome, { tokens: used = most } = { tokens: undefined }) =>
        countAnswer(db, began, { outcome, used, setAside })
    },

    used: () => usedMonths(db),
  }
}

/** See {@link budgetService}. */
export type Budget = ReturnType<typeof budgetService>
