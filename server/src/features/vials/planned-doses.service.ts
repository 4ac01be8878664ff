import type { Dose } from '@pepwell/domain/doses/doses'
import type { Rational } from '@pepwell/domain/math/rational'
import { scheduleOf } from '@pepwell/domain/reminders/reminders'
import { doseRate, dosingScheduleOf } from '@pepwell/domain/schedules/frequencies'
import { type CalendarDay, dayOf } from '@pepwell/domain/time/calendar'
import { comingByFrequency, comingByReminders } from '@pepwell/domain/vials/coming-days'
import { type Content, doseAmount } from '@pepwell/domain/vials/containers'
import type { Planned } from '@pepwell/domain/vials/forecast'
import type { PlannedStock } from '@pepwell/domain/vials/warnings'
import type { Db } from '../../database/connect.ts'
import type { SessionUser } from '../../http/session.ts'
import { type DosesAhead, dosesAhead } from '../plan/dose-of-day.service.ts'
import { type PlannedEntry, plannedEntries, remindersOf } from './planned-doses.queries.ts'

/** An entry's planned doses. */
export interface PlannedDoses extends PlannedStock {
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

/** Whether doses are taken, though neither reminders nor the frequency say on which days. */
const isUnscheduled = (
  { status, endDate, frequency }: PlannedEntry,
  reminders: Reminders,
  today: CalendarDay,
) =>
  status === 'active' &&
  (endDate ?? today) >= today &&
  reminders.length === 0 &&
  dosingScheduleOf(frequency) === undefined

/** Converts each dose once per container, because years of days have the same doses. */
function knownAmounts() {
  const known = new Map<Dose, Map<Content, Rational | undefined>>()
  return (dose: Dose, content: Content): Rational | undefined => {
    const amounts = known.get(dose) ?? new Map<Content, Rational | undefined>()
    known.set(dose, amounts)
    if (!amounts.has(content)) amounts.set(content, doseAmount(dose, content))
    return amounts.get(content)
  }
}

function plannedOf(
  entry: PlannedEntry,
  { reminders, ahead, today }: { reminders: Reminders; ahead: DosesAhead | undefined; today: CalendarDay },
): PlannedDoses {
  const amountOf = knownAmounts()
  const amountOn: Planned['coming']['doseOn'] = (day, content) => {
    const dose = ahead?.doseOn(day)
    return dose && amountOf(dose, content)
  }
  return {
    today,
    isUnscheduled: isUnscheduled(entry, reminders, today),
    dosesOfMonth: doseRate(entry.frequency),
    doseNow: (content) => amountOn(today, content),
    coming: { days: daysOf(entry, reminders, today), doseOn: amountOn },
  }
}

/** Planned doses of a person's entries, by id. */
export async function plannedDoses(
  db: Db,
  user: Pick<SessionUser, 'id' | 'timeZone'>,
  ids: readonly number[],
  now: number,
): Promise<Map<number, PlannedDoses>> {
  if (ids.length === 0) return new Map()
  const today = dayOf(now, user.timeZone)
  const [entries, asked, ahead] = await Promise.all([
    plannedEntries(db, user.id, ids),
    remindersOf(db, user.id, ids),
    dosesAhead(db, user, ids, now),
  ])
  const reminders = Map.groupBy(asked, ({ userPeptideId }) => userPeptideId)
  return new Map(
    entries.map((entry) => {
      const { id } = entry
      return [id, plannedOf(entry, { reminders: reminders.get(id) ?? [], ahead: ahead.get(id), today })]
    }),
  )
}
