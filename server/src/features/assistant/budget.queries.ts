import type { Tokens } from '@pepwell/domain/assistant'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** How an answer came out. */
export type Outcome = 'answers' | 'cut' | 'failed'

const monthOf = (now: Date) => sql`date_trunc('month', ${now}::timestamptz AT TIME ZONE 'UTC')::date`

/** Sets tokens of the month aside. @returns whether there were as many left */
export async function reserveTokens(db: Db, now: Date, tokens: number, budget: number): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO ai_months (month, tokens) SELECT ${monthOf(now)}, ${tokens}::bigint WHERE ${tokens}::bigint <= ${budget}::bigint
    ON CONFLICT (month) DO UPDATE SET tokens = ai_months.tokens + excluded.tokens
    WHERE ai_months.tokens + excluded.tokens <= ${budget}::bigint
    RETURNING month`.execute(db)
  return rows.length > 0
}

/** An answer that ended: what it took, in place of what was set aside for it. */
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

/** The last twelve months in which anything was asked, latest first. */
export const usedMonths = (db: Db) =>
  db.selectFrom('aiMonths').selectAll().orderBy('month', 'desc').limit(12).execute()
