import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/**
 * New events, as many as one statement handles, on the days of each zone; in a new zone only on filled days, except
 * sign-ups, which are known from the start.
 */
const eventsByZone = (upTo: number) => sql`(
  SELECT * FROM (
    SELECT zone.id AS zone, event.person, event.kind, event.subject, event.amount,
      (event.at AT TIME ZONE zone.name)::date AS day, filled_before
    FROM report_events AS event, report_zones AS zone WHERE event.id <= ${upTo}) AS happened
  WHERE day < filled_before OR kind = 'signup')`

/** An event kind's marks, and their keys besides the day. */
export const marks = sql`(VALUES ('active', 'active', 'nothing'), ('dose', 'active', 'nothing'), ('dose', 'peptide', 'subject'),
  ('plan', 'active', 'nothing'), ('session', 'session', 'nothing'), ('view', 'visitor', 'nothing'),
  ('active', 'week', 'sign-up'), ('dose', 'week', 'sign-up'), ('plan', 'week', 'sign-up'))
  AS mark (kind, about, apart)`

/** As {@link marks}, for anonymous counts: whether the subject matters. */
export const counts = sql`(VALUES ('dose', 'dose', false), ('dose', 'peptide', true), ('signup', 'signup', false),
  ('session', 'session', false), ('seconds', 'seconds', false), ('view', 'view', true), ('sale', 'sale', false),
  ('sold-in', 'sold-in', true), ('units', 'units', true), ('units-uncosted', 'units-uncosted', true),
  ('revenue', 'revenue', true), ('costed', 'costed', true), ('cost', 'cost', true), ('reminder', 'reminder', true),
  ('wait', 'wait', true), ('wait-seconds', 'wait-seconds', false), ('waiting', 'waiting', false)) AS counted (kind, about, by_subject)`

/** The Monday on or before a day. */
export const weekOf = (day: RawBuilder<unknown>) => sql`date_trunc('week', ${day}::timestamp)::date`

/** Weekly marks need each person's sign-up day, which is known or in this batch. */
export const fillBatch = (db: Db, upTo: number) =>
  sql`
    WITH event AS MATERIALIZED (SELECT * FROM ${eventsByZone(upTo)} AS happened),
    joined AS (SELECT zone, person, min(day) AS signed_up_on FROM event WHERE kind = 'signup' GROUP BY zone, person)
    INSERT INTO report_batch (zone, about, subject, person, day, change)
    SELECT event.zone, about,
      CASE apart WHEN 'subject' THEN subject WHEN 'sign-up' THEN ${weekOf(sql`known.signed_up_on`)}::text ELSE '' END,
      event.person, CASE apart WHEN 'sign-up' THEN ${weekOf(sql`day`)} ELSE day END, sum(amount)
    FROM event JOIN ${marks} USING (kind)
    LEFT JOIN joined ON (joined.zone, joined.person) = (event.zone, event.person)
    LEFT JOIN report_people AS kept ON (kept.zone, kept.person) = (event.zone, event.person)
    CROSS JOIN LATERAL (SELECT coalesce(kept.signed_up_on, joined.signed_up_on) AS signed_up_on) AS known
    WHERE apart <> 'sign-up' OR known.signed_up_on IS NOT NULL
    GROUP BY 1, 2, 3, 4, 5 HAVING sum(amount) <> 0`.execute(db)

/** Drops the changes to forgotten marks; the day of a week's mark is its Monday. */
export const deleteStaleSums = (db: Db) =>
  sql`
    DELETE FROM report_batch AS batch USING report_zones AS kept
    WHERE kept.id = batch.zone AND CASE batch.about WHEN 'week' THEN batch.day + 6 ELSE batch.day END < kept.marks_from
      AND NOT EXISTS (SELECT FROM report_marks AS mark
        WHERE (mark.zone, mark.about, mark.subject, mark.person, mark.day)
          = (batch.zone, batch.about, batch.subject, batch.person, batch.day))`.execute(db)

/**
 * Removes the days of a batch and their successors from the gaps, or adds them: removed before the marks change,
 * added afterwards.
 * @param sign -1 or 1
 */
export const moveGaps = (db: Db, sign: number) =>
  sql`
    INSERT INTO report_gaps (zone, about, subject, day, before, people)
    SELECT zone, about, subject, day, before, ${sign}::integer * count(*) FROM (
      SELECT DISTINCT ON (mark.zone, mark.about, mark.subject, mark.person, mark.day)
        mark.zone, mark.about, mark.subject, mark.day, coalesce((
          SELECT earlier.day FROM report_marks AS earlier
          WHERE (earlier.zone, earlier.about, earlier.subject, earlier.person)
            = (mark.zone, mark.about, mark.subject, mark.person) AND earlier.day < mark.day
          ORDER BY earlier.day DESC LIMIT 1), '-infinity') AS before
      FROM report_batch AS batch CROSS JOIN LATERAL (
        (SELECT * FROM report_marks AS own
          WHERE (own.zone, own.about, own.subject, own.person, own.day)
            = (batch.zone, batch.about, batch.subject, batch.person, batch.day))
        UNION ALL
        (SELECT * FROM report_marks AS later
          WHERE (later.zone, later.about, later.subject, later.person)
            = (batch.zone, batch.about, batch.subject, batch.person) AND later.day > batch.day
          ORDER BY later.day LIMIT 1)) AS mark
      WHERE batch.about IN ('active', 'visitor', 'peptide', 'week')) AS moved
    GROUP BY 1, 2, 3, 4, 5
    ON CONFLICT (zone, about, day, before, subject) DO UPDATE SET people = report_gaps.people + excluded.people`.execute(
    db,
  )

export async function changeMarks(db: Db): Promise<void> {
  await sql`
    INSERT INTO report_marks (zone, about, subject, person, day, times)
    SELECT zone, about, subject, person, day, change FROM report_batch
    ORDER BY zone, about, subject, person, day
    ON CONFLICT (zone, about, subject, person, day) DO UPDATE SET times = report_marks.times + excluded.times`.execute(
    db,
  )
  await db.deleteFrom('reportMarks').where('times', '=', 0).execute()
}

/** Past events or people changed: levels must be recalculated. */
export const deleteLevels = (db: Db, upTo: number) =>
  sql`
    UPDATE report_zones AS kept SET levels_before = NULL
    WHERE EXISTS (SELECT FROM report_batch AS batch WHERE batch.zone = kept.id AND batch.day < kept.levels_before
        AND batch.about IN ('active', 'session', 'peptide'))
      OR EXISTS (SELECT FROM ${eventsByZone(upTo)} AS event
        WHERE event.zone = kept.id AND event.kind = 'signup' AND event.day < kept.levels_before)`.execute(db)

export const clearBatch = (db: Db) => db.deleteFrom('reportBatch').execute()

export const changeCounts = (db: Db, upTo: number) =>
  sql`
    INSERT INTO report_counts (zone, kind, day, subject, amount)
    SELECT zone, about, day, CASE WHEN by_subject THEN subject ELSE '' END, sum(amount)
    FROM ${eventsByZone(upTo)} AS event JOIN ${counts} USING (kind)
    GROUP BY 1, 2, 3, 4 HAVING sum(amount) <> 0
    ON CONFLICT (zone, kind, day, subject) DO UPDATE SET amount = report_counts.amount + excluded.amount`.execute(
    db,
  )

/** The steps that a row of `report_people` reached; each requires the earlier ones. */
export const steps = sql`LATERAL unnest((ARRAY['profile', 'plan', 'dose', 'order'])[1:
  CASE WHEN profiles = 0 THEN 0 WHEN plans = 0 THEN 1 WHEN doses = 0 THEN 2 WHEN orders = 0 THEN 3 ELSE 4 END]) AS step`

/** The counts of reached steps. */
export const isStep = sql`kind IN ('signup', 'profile', 'plan', 'dose', 'order')`

/**
 * Removes people from the step counts of their sign-up days, or adds them.
 * @param sign -1 or 1
 */
export const moveSteps = (db: Db, upTo: number, sign: number) =>
  sql`
    INSERT INTO report_counts (zone, kind, day, subject, amount)
    SELECT zone, 'step', signed_up_on, step, ${sign}::integer * count(*) FROM report_people AS person CROSS JOIN ${steps}
    WHERE signed_up_on IS NOT NULL AND (zone, person) IN (
      SELECT zone, event.person FROM ${eventsByZone(upTo)} AS event WHERE ${isStep})
    GROUP BY zone, signed_up_on, step
    ON CONFLICT (zone, kind, day, subject) DO UPDATE SET amount = report_counts.amount + excluded.amount`.execute(
    db,
  )

export async function changePeople(db: Db, upTo: number): Promise<void> {
  const sumOf = (kind: string) => sql`coalesce(sum(amount) FILTER (WHERE kind = ${kind}), 0)`
  await sql`
    WITH changed AS (
      SELECT zone, person, min(day) FILTER (WHERE kind = 'signup') AS signed_up_on, ${sumOf('signup')} AS signups,
        ${sumOf('profile')} AS profiles, ${sumOf('plan')} AS plans, ${sumOf('dose')} AS doses, ${sumOf('order')} AS orders
      FROM ${eventsByZone(upTo)} AS event WHERE ${isStep} GROUP BY zone, person)
    INSERT INTO report_people AS kept (zone, person, signed_up_on, profiles, plans, doses, orders)
    SELECT zone, person, CASE WHEN signups > 0 THEN signed_up_on END, profiles, plans, doses, orders FROM changed
    ON CONFLICT (zone, person) DO UPDATE SET
      signed_up_on = CASE
        WHEN (SELECT signups FROM changed WHERE changed.zone = kept.zone AND changed.person = kept.person) < 0 THEN NULL
        ELSE coalesce(excluded.signed_up_on, kept.signed_up_on) END,
      profiles = kept.profiles + excluded.profiles, plans = kept.plans + excluded.plans,
      doses = kept.doses + excluded.doses, orders = kept.orders + excluded.orders`.execute(db)
  await sql`
    DELETE FROM report_people AS kept USING ${eventsByZone(upTo)} AS event
    WHERE kept.zone = event.zone AND kept.person = event.person AND event.kind = 'signup'
      AND signed_up_on IS NULL AND (profiles, plans, doses, orders) = (0, 0, 0, 0)`.execute(db)
}

export async function deleteZeroCounts(db: Db): Promise<void> {
  await db.deleteFrom('reportGaps').where('people', '=', 0).execute()
  await db.deleteFrom('reportCounts').where('amount', '=', 0).execute()
}

/** The next events: their count and last id; undefined if there are none. */
export async function nextEvents(db: Db, max: number): Promise<{ upTo: number | undefined; count: number }> {
  const some = db.selectFrom('reportEvents').select('id').orderBy('id').limit(max).as('some')
  const { last, count } = await db
    .selectFrom(some)
    .select(({ fn }) => [fn.max<number | null>('id').as('last'), fn.countAll<number>().as('count')])
    .executeTakeFirstOrThrow()
  return { upTo: last ?? undefined, count }
}

export const deleteEvents = (db: Db, upTo: number) =>
  db.deleteFrom('reportEvents').where('id', '<=', upTo).execute()
