import { alarmAt, shareOf, type Tokens } from '@pepwell/domain/assistant/assistant'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../database/connect.ts'
import type { DB } from '../../database/schema.ts'
import type { AiRequest, AiUse } from '../../ports/ai.ts'
import { Refusal } from '../../refusal.ts'
import type { Notifications } from '../notifications/notifications.service.ts'
import * as queries from './budget.queries.ts'
import { budgetAlarm } from './budget-alarms.ts'

/** Tokens rarely have fewer than three characters, so reservations are rather too large. */
const CHARACTERS_PER_TOKEN = 3

function maxTokensOf({ instructions, messages, maxTokens }: AiRequest): Tokens {
  const characters = messages.reduce((sum, { text }) => sum + text.length, instructions.length)
  return { input: Math.ceil(characters / CHARACTERS_PER_TOKEN), output: maxTokens }
}

interface Deps {
  db: Kysely<DB>
  clock: Clock
  config: { aiMonthlyTokens: number }
  notifications: Pick<Notifications, 'notify'>
}

/** Limits tokens per month, in total and per person, across processes. */
export function budgetService({ db, clock, config: { aiMonthlyTokens }, notifications }: Deps) {
  const share = shareOf(aiMonthlyTokens)

  /** @throws Refusal AI_SHARE_SPENT */
  async function takeShare(tx: Db, userId: string, now: Date, tokens: number): Promise<void> {
    await queries.lockUse(tx, userId)
    const used = await queries.usedBy(tx, userId, now)
    if (used.month + tokens > share.month)
      throw new Refusal('AI_SHARE_SPENT', {
        sentence: 'You’ve reached your limit for this month. Library search still works.',
      })
    if (used.day + tokens > share.day) throw new Refusal('AI_SHARE_SPENT')
    await queries.countUse(tx, userId, now, tokens)
  }

  /** Notifies operators of usage, once a month per alarm. */
  async function alarm(tx: Db, now: Date): Promise<void> {
    const percent = alarmAt(await queries.tokensOf(tx, now), aiMonthlyTokens)
    if (percent === undefined || !(await queries.recordAlarm(tx, now, percent))) return
    for (const userId of await queries.operatorsOfAssistant(tx))
      await notifications.notify(tx, userId, budgetAlarm(percent, now))
  }

  return {
    /**
     * Reserves a request's maximum before it is made.
     * @returns a function to call once at its end; without tokens the reservation counts as used
     * @throws Refusal AI_BUDGET_SPENT, AI_SHARE_SPENT
     */
    async reserve(
      request: AiRequest,
      userId: string,
    ): Promise<(outcome: queries.Outcome, use?: AiUse) => Promise<unknown>> {
      const began = new Date(clock.now())
      const max = maxTokensOf(request)
      const setAside = max.input + max.output
      await db.transaction().execute(async (tx) => {
        await takeShare(tx, userId, began, setAside)
        if (!(await queries.reserveTokens(tx, began, setAside, aiMonthlyTokens)))
          throw new Refusal('AI_BUDGET_SPENT')
      })
      return (outcome, { tokens: used = max } = { tokens: undefined }) =>
        db.transaction().execute(async (tx) => {
          await queries.countUse(tx, userId, began, used.input + used.output - setAside)
          await queries.countAnswer(tx, began, { outcome, used, setAside })
          await alarm(tx, began)
        })
    },

    used: () => queries.usedMonths(db),

    /** Deletes people's usage of past months. */
    deleteOld: () => queries.deleteOldUse(db, new Date(clock.now())),
  }
}

export type Budget = ReturnType<typeof budgetService>
