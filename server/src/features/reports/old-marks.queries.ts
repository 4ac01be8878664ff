import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { marked } from './zone-backfill.queries.ts'

/** The first day with sums; null without any. */
export async function firstDay(db: Db, zone: number): Promise<CalendarDay | null> {
  const counted = db.selectFrom('reportCounts').where('zone', '=', zone)
  return (
    (await counted.select(({ fn }) => fn.min<CalendarDay | null>('day').as('first')).executeTakeFirst())
      ?.first ?? null
  )
}

/**
 * Deletes what the marks of a day replace: each person's earlier ones. The last one stays, because it starts the gap
 * before the next. Marks of sessions have no gaps, and visitors without an account have another id each day.
 * @param day a Sunday also ends its week, whose mark is on its Monday
 */
export async function deleteMarksBefore(db: Db, zone: number, day: CalendarDay): Promise<void> {
  const dayOf = (about: string) => (about === 'week' ? sql`${day}::date - 6` : sql`${day}::date`)
  for (const about of marked)
    await sql`
      DELETE FROM report_marks AS mark USING report_marks AS later
      WHERE later.zone = ${zone} AND later.about = ${about} AND later.day = ${dayOf(about)}
        AND (mark.zone, mark.about, mark.subject, mark.person) = (later.zone, later.about, later.subject, later.person)
        AND mark.day < later.day`.execute(db)
  await sql`
    DELETE FROM report_marks AS mark WHERE zone = ${zone} AND day = ${day} AND (
      about = 'session' OR about = 'visitor' AND NOT EXISTS (
        SELECT FROM report_people AS member
        WHERE (member.zone, member.person) = (mark.zone, mark.person) AND signed_up_on IS NOT NULL))`.execute(
    db,
  )
}
