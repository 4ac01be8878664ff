import type { Tokens } from '@pepwell/domain/assistant/assistant'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** How an answer ended. */
export type Outcome = 'answers' | 'cut' | 'failed'

const dayOf = (now: Date) => sql`(${now}::timestamptz AT TIME ZONE 'UTC')::date`

const monthOf = (now: Date) => sql`date_trunc('month', ${now}::timestamptz AT TIME ZONE 'UTC')::date`

/**
 * Reserves tokens of the month.
 * @returns whether there were enough
 */
export async function reserveTokens(db: Db, now: Date, tokens: number, budget: number): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO ai_months (month, tokens) SELECT ${monthOf(now)}, ${tokens}::bigint WHERE ${tokens}::bigint <= ${budget}::bigint
    ON CONFLICT (month) DO UPDATE SET tokens = ai_months.tokens + excluded.tokens
    WHERE ai_months.tokens + excluded.tokens <= ${budget}::bigint
    RETURNING month`.execute(db)
  return rows.length > 0
}

/** Locks a person's usage until the transaction ends. */
export const lockUse = (tx: Db, userId: string) =>
  sql`SELECT pg_advisory_xact_lock(hashtextextended(${`ai use of ${userId}`}, 0))`.execute(tx)

/** Tokens that a person used on this day and in this month. */
export async function usedBy(db: Db, userId: string, now: Date): Promise<{ day: number; month: number }> {
  const { rows } = await sql<{ day: number; month: number }>`
    SELECT coalesce(sum(tokens) FILTER (WHERE day = ${dayOf(now)}), 0)::int8 AS day,
      coalesce(sum(tokens), 0)::int8 AS month
    FROM ai_person_days WHERE user_id = ${userId} AND day >= ${monthOf(now)}`.execute(db)
  return rows[0] ?? { day: 0, month: 0 }
}

/** Counts tokens of a person's day; negative ones release a reservation. */
export const countUse = (db: Db, userId: string, now: Date, tokens: number) =>
  sql`
    INSERT INTO ai_person_days (user_id, day, tokens)
    SELECT id, ${dayOf(now)}, greatest(0, ${tokens}::bigint) FROM users WHERE id = ${userId}
    ON CONFLICT (user_id, day) DO UPDATE SET tokens = greatest(0, ai_person_days.tokens + ${tokens}::bigint)`.execute(
    db,
  )

/** Deletes people's usage of past months. */
export const deleteOldUse = (db: Db, now: Date) =>
  sql`DELETE FROM ai_person_days WHERE day < ${monthOf(now)}`.execute(db)

/** Tokens of this month, including reservations. */
export const tokensOf = async (db: Db, now: Date): Promise<number> =>
  (
    await db
      .selectFrom('aiMonths')
      .select('tokens')
      .where(sql<boolean>`month = ${monthOf(now)}`)
      .executeTakeFirst()
  )?.tokens ?? 0

/**
 * Records an alarm of this month.
 * @returns whether it is new and the highest
 */
export async function recordAlarm(db: Db, now: Date, percent: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('aiMonths')
    .set({ alarmedAtPercent: percent })
    .where(sql<boolean>`month = ${monthOf(now)}`)
    .where('alarmedAtPercent', '<', percent)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Operators who see the assistant's usage. */
export const operatorsOfAssistant = async (db: Db): Promise<string[]> => {
  const rows = await db
    .selectFrom('users')
    .innerJoin('adminUsers', 'adminUsers.userId', 'users.id')
    .select('users.id')
    .where('users.isAdmin', '=', true)
    .execute()
  return rows.map(({ id }) => id)
}

/** A finished answer: actual tokens replace the reservation. */
interface Ended {
  outcome: Outcome
  used: Tokens
  setAside: number
}

export const countAnswer = (db: Db, now: Date, { outcome, used: { input, output }, setAside }: Ended) =>
  sql`
    UPDATE ai_months SET ${sql.ref(outcome)} = ${sql.ref(outcome)} + 1,
      tokens = greatest(0, tokens + ${input + output - setAside}::bigint),
      input_tokens = input_tokens + ${input}::bigint, output_tokens = output_tokens + ${output}::bigint
    WHERE month = ${monthOf(now)}`.execute(db)

/** The last twelve months with usage, latest first. */
export const usedMonths = (db: Db) =>
  db
    .selectFrom('aiMonths')
    .select(['month', 'answers', 'cut', 'failed', 'tokens', 'inputTokens', 'outputTokens'])
    .orderBy('month', 'desc')
    .limit(12)
    .execute()
