import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** A counter with its limit in a window. */
export interface Counted {
  subject: string
  max: number
}

const oneMore = (now: Date, max: number) => ({
  count: sql<number>`CASE WHEN rate_limits.window_ends_at <= ${now} THEN 1 ELSE rate_limits.count + 1 END`,
  windowEndsAt: sql<Date>`CASE WHEN rate_limits.window_ends_at <= ${now} THEN excluded.window_ends_at ELSE rate_limits.window_ends_at END`,
  // Nothing is written above the limit.
  room: sql<SqlBool>`rate_limits.window_ends_at <= ${now} OR rate_limits.count < ${max}`,
})

/**
 * Counts an attempt of the first and, if that had room, of the second; an expired window restarts. The commit is
 * asynchronous, so callers from one address don't wait for the disk, and a crash loses the last moment's attempts.
 * @returns the counters that had room
 */
export async function countAttempts(
  db: Db,
  [first, second]: readonly [Counted, Counted?],
  { now, windowEndsAt }: { now: Date; windowEndsAt: Date },
): Promise<string[]> {
  const { room: firstRoom, ...firstMore } = oneMore(now, first.max)
  const { room: secondRoom, ...secondMore } = oneMore(now, second?.max ?? 0)
  const counted = await db
    .with('first', (within) =>
      within
        .insertInto('rateLimits')
        .columns(['subject', 'count', 'windowEndsAt'])
        .expression(
          sql`SELECT ${first.subject}::text, 1, ${windowEndsAt}::timestamptz FROM set_config('synchronous_commit', 'off', true)`,
        )
        .onConflict((conflict) => conflict.column('subject').doUpdateSet(firstMore).where(firstRoom))
        .returning('subject'),
    )
    .with('second', (within) =>
      within
        .insertInto('rateLimits')
        .columns(['subject', 'count', 'windowEndsAt'])
        .expression(
          sql`SELECT s.subject, 1, ${windowEndsAt}::timestamptz FROM first, unnest(${second ? [second.subject] : []}::text[]) AS s (subject)`,
        )
        .onConflict((conflict) => conflict.column('subject').doUpdateSet(secondMore).where(secondRoom))
        .returning('subject'),
    )
    .selectFrom('first')
    .select('subject')
    .unionAll((within) => within.selectFrom('second').select('subject'))
    .execute()
  return counted.map(({ subject }) => subject)
}

export const windowEnd = async (db: Db, subject: string): Promise<Date | undefined> =>
  (await db.selectFrom('rateLimits').select('windowEndsAt').where('subject', '=', subject).executeTakeFirst())
    ?.windowEndsAt

/** Locks rows in counting order. */
const locked = (db: Db, subjects: readonly string[]) =>
  db
    .selectFrom('rateLimits')
    .select('subject')
    .where('subject', '=', sql<string>`ANY(${subjects}::text[])`)
    .orderBy(sql`subject COLLATE "C"`)
    .forUpdate()

export const uncountAttempts = (db: Db, subjects: readonly string[]) =>
  db
    .with('locked', () => locked(db, subjects))
    .updateTable('rateLimits')
    .from('locked')
    .set({ count: sql`greatest(count - 1, 0)` })
    .whereRef('rateLimits.subject', '=', 'locked.subject')
    .execute()

/** Deletes counters by name, alone or combined. */
export const deleteAttempts = (db: Db, names: readonly string[]) =>
  db
    .with('locked', (within) =>
      within
        .selectFrom('rateLimits')
        .select('subject')
        .where(
          sql<SqlBool>`EXISTS (SELECT FROM unnest(${names}::text[]) AS name WHERE subject = name OR starts_with(subject, name || ' '))`,
        )
        .orderBy(sql`subject COLLATE "C"`)
        .forUpdate(),
    )
    .deleteFrom('rateLimits')
    .using('locked')
    .whereRef('rateLimits.subject', '=', 'locked.subject')
    .execute()

/** Counters in use stay. */
export const deleteOldAttempts = (db: Db, now: Date) =>
  db
    .with('old', (within) =>
      within
        .selectFrom('rateLimits')
        .select('subject')
        .where('windowEndsAt', '<=', now)
        .forUpdate()
        .skipLocked(),
    )
    .deleteFrom('rateLimits')
    .using('old')
    .whereRef('rateLimits.subject', '=', 'old.subject')
    .execute()
