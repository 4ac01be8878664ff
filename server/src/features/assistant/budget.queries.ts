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

/** Counts an answer that ended; `change` makes what was set aside what it took. */
export const countAnswer = (db: Db, now: Date, outcome: Outcome, change: number) =>
  sql`
    UPDATE ai_months SET ${sql.ref(outcome)} = ${sql.ref(outcome)} + 1, tokens = greatest(0, tokens + ${change}::bigint)
    WHERE month = ${monthOf(now)}`.execute(db)

/** The last twelve months in which anything was asked, latest first. */
export const usedMonths = (db: Db) =>
  db.selectFrom('aiMonths').selectAll().orderBy('month', 'desc').limit(12).execute()
