import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** Counts one more attempt per subject in its window; a window that is over begins anew. */
export const countAttempts = (db: Db, subjects: readonly string[], now: Date, windowEndsAt: Date) =>
  db
    .insertInto('attempts')
    .columns(['subject', 'count', 'windowEndsAt'])
    // Always in one order, so that two requests can't wait for each other.
    .expression(
      sql`SELECT subject, 1, ${windowEndsAt}::timestamptz FROM unnest(${[...subjects].sort()}::text[]) AS subject`,
    )
    .onConflict((conflict) =>
      conflict.column('subject').doUpdateSet({
        count: sql`CASE WHEN attempts.window_ends_at <= ${now} THEN 1 ELSE attempts.count + 1 END`,
        windowEndsAt: sql`CASE WHEN attempts.window_ends_at <= ${now} THEN excluded.window_ends_at ELSE attempts.window_ends_at END`,
      }),
    )
    .returning(['subject', 'count', 'windowEndsAt'])
    .execute()

/** Locks rows in the order in which they are counted. */
const locked = (db: Db, subjects: readonly string[]) =>
  db
    .selectFrom('attempts')
    .select('subject')
    .where('subject', '=', sql<string>`ANY(${subjects}::text[])`)
    .orderBy(sql`subject COLLATE "C"`)
    .forUpdate()

export const uncountAttempts = (db: Db, subjects: readonly string[]) =>
  db
    .with('locked', () => locked(db, subjects))
    .updateTable('attempts')
    .from('locked')
    .set({ count: sql`greatest(count - 1, 0)` })
    .whereRef('attempts.subject', '=', 'locked.subject')
    .execute()

export const deleteAttempts = (db: Db, subjects: readonly string[]) =>
  db
    .with('locked', () => locked(db, subjects))
    .deleteFrom('attempts')
    .using('locked')
    .whereRef('attempts.subject', '=', 'locked.subject')
    .execute()

/** Those that are being counted anew stay. */
export const deleteOldAttempts = (db: Db, now: Date) =>
  db
    .with('old', (within) =>
      within
        .selectFrom('attempts')
        .select('subject')
        .where('windowEndsAt', '<=', now)
        .forUpdate()
        .skipLocked(),
    )
    .deleteFrom('attempts')
    .using('old')
    .whereRef('attempts.subject', '=', 'old.subject')
    .execute()
