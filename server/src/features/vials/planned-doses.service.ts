import type { DoseSteps } from '@pepwell/contract/plan/dose-steps'
import type { Dose } from '@pepwell/domain/doses/doses'
import type { Rational } from '@pepwell/domain/math/rational'
import { scheduleOf } from '@pepwell/domain/reminders/reminders'
import { doseRate, dosingScheduleOf } from '@pepwell/domain/schedules/frequencies'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { comingByFrequency, comingByReminders } from '@pepwell/domain/vials/coming-days'
import { type Content, doseAmount } from '@pepwell/domain/vials/containers'
import type { Planned } from '@pepwell/domain/vials/forecast'
import type { PlannedStock } from '@pepwell/domain/vials/warnings'
import { type DosesAhead, dosesAheadOf } from '../plan/dose-of-day.service.ts'
import type { EntryWithVials } from './overview.queries.ts'

/** An entry's planned doses. */
export interface PlannedDoses extends PlannedStock {
  /** doses in 30 days; undefined when the plan has no number */
  dosesOfMonth: { doses: number; days: number } | undefined
}

function daysOf(entry: EntryWithVials, today: CalendarDay): Iterable<CalendarDay> {
  const { status, frequency, startDate, endDate, lastTakenOn, dosesOfThatDay, reminders } = entry
  if (status !== 'active') return []
  const lastTaken = lastTakenOn === null ? null : { day: lastTakenOn, doses: dosesOfThatDay ?? 0 }
  const from = { today, startsOn: startDate, endsOn: endDate, lastTaken }
  if (reminders.length > 0) return comingByReminders(reminders.map(scheduleOf), from)
  const schedule = dosingScheduleOf(frequency)
  return schedule ? comingByFrequency(schedule, from) : []
}

/** Whether doses are taken without fixed days, by reminders or frequency. */
const isUnscheduled = ({ status, endDate, frequency, reminders }: EntryWithVials, today: CalendarDay) =>
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

function plannedOf(entry: EntryWithVials, ahead: DosesAhead | undefined, today: CalendarDay): PlannedDoses {
  const amountOf = knownAmounts()
  const amountOn: Planned['coming']['doseOn'] = (day, content) => {
    const dose = ahead?.doseOn(day)
    return dose && amountOf(dose, content)
  }
  return {
    today,
    isUnscheduled: isUnscheduled(entry, today),
    dosesOfMonth: doseRate(entry.frequency),
    doseNow: (content) => amountOn(today, content),
    coming: { days: daysOf(entry, today), doseOn: amountOn },
  }
}

/**
 * Planned doses of a person's entries that were read, by id.
 * @param states of their dose steps, in the same order
 */
export function plannedDoses(
  entries: readonly EntryWithVials[],
  states: readonly DoseSteps[],
  today: CalendarDay,
): Map<number, PlannedDoses> {
  const ahead = dosesAheadOf(entries, states, today)
  return new Map(entries.map((entry) => [entry.id, plannedOf(entry, ahead.get(entry.id), today)]))
}
