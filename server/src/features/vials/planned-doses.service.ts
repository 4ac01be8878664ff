import type { CalendarDay } from '@pepwell/domain/calendar'
import { type Dose, parseDose } from '@pepwell/domain/doses'
import { doseRate, dosingScheduleOf } from '@pepwell/domain/frequencies'
import { scheduleOf } from '@pepwell/domain/reminders'
import { comingByFrequency, comingByReminders } from '@pepwell/domain/vials/coming-days'
import { doseAmount } from '@pepwell/domain/vials/containers'
import type { Planned } from '@pepwell/domain/vials/forecast'
import type { Db } from '../../database/connect.ts'
import { type PlannedEntry, plannedEntries, remindersOf } from './planned-doses.queries.ts'

/** What is planned of one entry. */
export interface PlannedDoses extends Planned {
  /** the dose of a day, as the plan says it; undefined where its text says no amount */
  doseOfDay(day: CalendarDay): Dose | undefined
  /** doses in 30 days; undefined where the plan fixes no number */
  dosesOfMonth: { doses: number; days: number } | undefined
}

type Reminders = Awaited<ReturnType<typeof remindersOf>>

function daysOf(entry: PlannedEntry, reminders: Reminders, today: CalendarDay): Iterable<CalendarDay> {
  const { status, frequency, startDate, endDate, lastTakenOn, dosesOfThatDay } = entry
  if (status !== 'active') return []
  const lastTaken = lastTakenOn === null ? null : { day: lastTakenOn, doses: dosesOfThatDay }
  const from = { today, startsOn: startDate, endsOn: endDate, lastTaken }
  if (reminders.length > 0) return comingByReminders(reminders.map(scheduleOf), from)
  const rhythm = dosingScheduleOf(frequency)
  return rhythm ? comingByFrequency(rhythm, from) : []
}

function plannedOf(entry: PlannedEntry, reminders: Reminders, today: CalendarDay): PlannedDoses {
  const dose = parseDose(entry.dose)
  const doseOfDay = (_day: CalendarDay) => dose
  const amountOn: Planned['coming']['doseOn'] = (day, content) => {
    const one = doseOfDay(day)
    return one && doseAmount(one, content)
  }
  return {
    today,
    doseOfDay,
    dosesOfMonth: doseRate(entry.frequency),
    doseNow: (content) => amountOn(today, content),
    coming: { days: daysOf(entry, reminders, today), doseOn: amountOn },
  }
}

/** What is planned of these entries of a person, by their ids. */
export async function plannedDoses(
  db: Db,
  userId: string,
  { entries: ids, today }: { entries: readonly number[]; today: CalendarDay },
): Promise<Map<number, PlannedDoses>> {
  if (ids.length === 0) return new Map()
  const [entries, reminders] = [await plannedEntries(db, userId, ids), await remindersOf(db, userId, ids)]
  const byEntry = Map.groupBy(reminders, ({ userPeptideId }) => userPeptideId)
  return new Map(entries.map((entry) => [entry.id, plannedOf(entry, byEntry.get(entry.id) ?? [], today)]))
}
