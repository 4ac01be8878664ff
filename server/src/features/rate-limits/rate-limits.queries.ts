import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** What is counted, and how often it may be in a window. */
export interface Counted {
  subject: string
  most: number
}

const oneMore = (now: Date, most: number) => ({
  count: sql<number>`CASE WHEN rate_limits.window_ends_at <= ${now} THEN 1 ELSE rate_limits.count + 1 END`,
  windowEndsAt: sql<Date>`CASE WHEN rate_limits.window_ends_at <= ${now} THEN excluded.window_ends_at ELSE rate_limits.window_ends_at END`,
  // Beyond its bound nothing is written any more.
  room: sql<SqlBool>`rate_limits.window_ends_at <= ${now} OR rate_limits.count < ${most}`,
})

/**
 * Counts one more attempt of the first and, where that had room, of the second; a window that is over begins anew. Whoever
 * comes from the same address waits for its row: it does not wait for the disk, and a database that crashes forgets the
 * attempts of a moment.
 * @returns those that had room
 */
export async function countAttempts(
  db: Db,
  [first, second]: readonly [Counted, Counted?],
  { now, windowEndsAt }: { now: Date; windowEndsAt: Date },
): Promise<string[]> {
  const { room: firstRoom, ...firstMore } = oneMore(now, first.most)
  const { room: secondRoom, ...secondMore } = oneMore(now, second?.most ?? 0)
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

/** Locks rows in the order in which they are counted. */
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

/** Forgets whatever was counted under a name, and under that name and something else. */
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

/** Those that are being counted anew stay. */
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
