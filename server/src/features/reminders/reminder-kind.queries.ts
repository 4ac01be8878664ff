import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { dosesWithDraws } from '../held-vials/held-vials.service.ts'

/** An alerted occurrence with its current state; nulls for data deleted with its reminder. */
export interface OccurrenceState {
  reminderId: number | null
  userPeptideId: number | null
  occursOn: CalendarDay
  occursAt: string
  outcome: 'taken' | 'skipped' | null
  /** why it was skipped, if given */
  skipReason: string | null
  snoozedUntil: string | null
  /** the current dose with what to draw, which may differ from the message */
  dose: string | null
}

interface AlertedOccurrence {
  reminderId: number | null
  occursOn: CalendarDay
  occursAt: string | Date
}

type Row = Pick<OccurrenceState, 'userPeptideId' | 'dose' | 'outcome'> & { userId: string }

/** What to draw for each open dose from the vial in use; undefined for the others. */
async function dosesOf(db: Db, rows: readonly Row[], alerts: readonly AlertedOccurrence[]) {
  const open = rows.flatMap(({ userId, userPeptideId, dose, outcome }, index) => {
    const takenOn = alerts[index]?.occursOn
    if (outcome !== null || userPeptideId === null || dose === null || !takenOn) return []
    return [{ at: index, userId, userPeptideId, dose, takenOn }]
  })
  const doses = await dosesWithDraws(db, open)
  return Object.fromEntries(open.map(({ at }, index) => [at, doses[index]]))
}

/** The states of occurrences in order. */
export async function currentStates(
  db: Db,
  alerts: readonly AlertedOccurrence[],
): Promise<readonly OccurrenceState[]> {
  const { rows } = await sql<
    Pick<OccurrenceState, 'reminderId' | 'userPeptideId' | 'outcome' | 'skipReason' | 'dose'> & {
      snoozedUntil: Date | null
      userId: string
    }
  >`
    SELECT reminder.id AS reminder_id, reminder.user_id, reminder.user_peptide_id, outcome.outcome, skipped.reason AS skip_reason,
      snooze.due_at AS snoozed_until, coalesce(reminder.dose, entry.current_dose) AS dose
    FROM unnest(
      ${alerts.map(({ reminderId }) => reminderId)}::bigint[],
      ${alerts.map(({ occursOn }) => occursOn)}::date[],
      ${alerts.map(({ occursAt }) => new Date(occursAt))}::timestamptz[]
    ) WITH ORDINALITY AS alerts (reminder_id, occurs_on, occurs_at, place)
    LEFT JOIN reminders AS reminder ON reminder.id = alerts.reminder_id
    LEFT JOIN user_peptides AS entry ON entry.id = reminder.user_peptide_id
    -- Its own outcome, or that of the same day after the reminder was moved to another time.
    LEFT JOIN LATERAL (
      SELECT each.outcome FROM reminder_outcomes AS each LEFT JOIN dosage_logs AS dose ON dose.id = each.dosage_log_id
      WHERE each.reminder_id = alerts.reminder_id
        AND each.occurs_at > alerts.occurs_at - interval '12 hours' AND each.occurs_at < alerts.occurs_at + interval '12 hours'
        AND (each.occurs_at = alerts.occurs_at OR each.occurs_on = alerts.occurs_on AND coalesce(dose.taken_at
          BETWEEN alerts.occurs_at - interval '12 hours' AND alerts.occurs_at + interval '12 hours', true))
      ORDER BY each.occurs_at = alerts.occurs_at DESC LIMIT 1
    ) AS outcome ON true
    LEFT JOIN skipped_doses AS skipped
      ON skipped.user_id = reminder.user_id AND skipped.user_peptide_id = reminder.user_peptide_id
      AND skipped.skipped_on = alerts.occurs_on AND skipped.reminder_id = alerts.reminder_id
    -- At most one of an occurrence is still to come.
    LEFT JOIN reminder_snoozes AS snooze
      ON snooze.reminder_id = alerts.reminder_id AND snooze.occurs_on = alerts.occurs_on AND snooze.due_at IS NOT NULL
    ORDER BY alerts.place`.execute(db)
  const doses = await dosesOf(db, rows, alerts)
  return rows.map(({ snoozedUntil, userId: _, ...row }, index) => {
    const { occursOn, occursAt } = alerts[index] as AlertedOccurrence
    return {
      ...row,
      dose: doses[index] ?? row.dose,
      occursOn,
      occursAt: new Date(occursAt).toISOString(),
      snoozedUntil: snoozedUntil?.toISOString() ?? null,
    }
  })
}
