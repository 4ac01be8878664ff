import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** Counts one more attempt per subject in its window; a window that is over begins anew. */
export const countAttempts = (db: Db, subjects: readonly string[], now: Date, windowEndsAt: Date) =>
  db
    .insertInto('attempts')
    // Always in one order, so that two requests can't wait for each other.
    .values([...subjects].sort().map((subject) => ({ subject, count: 1, windowEndsAt })))
    .onConflict((conflict) =>
      conflict.column('subject').doUpdateSet({
        count: sql`CASE WHEN attempts.window_ends_at <= ${now} THEN 1 ELSE attempts.count + 1 END`,
        windowEndsAt: sql`CASE WHEN attempts.window_ends_at <= ${now} THEN excluded.window_ends_at ELSE attempts.window_ends_at END`,
      }),
    )
    .returning(['subject', 'count', 'windowEndsAt'])
    .execute()

export const uncountAttempts = (db: Db, subjects: readonly string[]) =>
  db
    .updateTable('attempts')
    .set({ count: sql`greatest(count - 1, 0)` })
    .where('subject', 'in', subjects)
    .execute()

export const deleteOldAttempts = (db: Db, now: Date) =>
  db.deleteFrom('attempts').where('windowEndsAt', '<=', now).execute()

export const deleteAttempts = (db: Db, subjects: readonly string[]) =>
  db.deleteFrom('attempts').where('subject', 'in', subjects).execute()
