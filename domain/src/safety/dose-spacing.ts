import type { Label, Source } from '../catalogue/medicines.ts'
import { doseRate, dosingScheduleOf, isWhenNeeded } from '../schedules/frequencies.ts'
import {
  type DosingSchedule,
  isMealsAlone,
  timesPerDayQuestion,
  twoFrequencies,
} from '../schedules/frequency-phrases.ts'
import { type Weekday, weekdays } from '../schedules/schedules.ts'
import { sourceText, type Warning } from './warnings.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const HOURS_PER_DAY = 24

/** Beyond this many hours, text uses days. */
const SAID_IN_HOURS = 48

/**
 * Tolerance for clock differences and the time it takes to fill in a form: a dose up to this much later counts as now.
 */
const NOW_MS = 5 * MINUTE_MS

/** The fewest days between two of these weekdays, across their weeks. */
function closestDays(on: readonly Weekday[], days: number): number {
  const at = on.map((day) => weekdays.indexOf(day)).toSorted((a, b) => a - b)
  return Math.min(...at.map((day, index) => (at[index + 1] ?? (at[0] ?? 0) + days) - day))
}

/** The shortest gap between doses of a schedule, in days; undefined when it fixes none. */
function closest(schedule: DosingSchedule | undefined): number | undefined {
  if (schedule?.kind === 'cycle') return schedule.daysOn > 1 ? 1 : schedule.daysOn + schedule.daysOff
  return schedule?.kind === 'days' && schedule.on ? closestDays(schedule.on, schedule.days) : undefined
}

/**
 * Hours between doses: the shortest gap between named days, otherwise the average. 12 for 'Twice daily', 168 for
 * 'Weekly', 24 for '5 on 2 off'.
 * @returns undefined for frequencies without a number ('As needed')
 */
export function hoursBetween(frequency: string): number | undefined {
  const days = closest(dosingScheduleOf(frequency))
  if (days !== undefined) return HOURS_PER_DAY * days
  const rate = doseRate(frequency)
  return rate && (HOURS_PER_DAY * rate.days) / rate.doses
}

/** The minimum time between two doses of one entry. */
export interface Spacing {
  hours: number
  /** the label's interval, which may be shorter */
  label?: { hours: number; source: Source }
}

/**
 * The larger of the label's minimum and half the interval of the plan or reminder.
 * @param interval hours between doses
 * @returns undefined when neither is known
 */
export function spacing({
  label,
  interval,
}: {
  label?: Label | null
  interval?: number
}): Spacing | undefined {
  const apart = label?.apart
  const hours = Math.max(apart?.hours ?? 0, (interval ?? 0) / 2)
  return hours > 0 ? { hours, ...(apart && { label: apart }) } : undefined
}

/** A logged dose. */
export interface TakenDose {
  dose: string
  /** milliseconds since the epoch */
  takenAt: number
}

/** A logged dose that is too close, and its distance before or after the new one in milliseconds. */
export interface CloseDose<Taken extends TakenDose = TakenDose> {
  taken: Taken
  apart: number
  side: 'before' | 'after'
}

/**
 * The nearest dose of an entry within the spacing of a new one, before or after.
 * @param takenAt of the new dose, milliseconds since the epoch
 * @param wanted from {@link spacing}; without it nothing is too soon
 */
export function tooSoon<Taken extends TakenDose>(
  others: readonly Taken[],
  takenAt: number,
  wanted: Spacing | undefined,
): CloseDose<Taken> | undefined {
  const [nearest] = others
    .map((taken) => ({ taken, apart: Math.abs(takenAt - taken.takenAt) }))
    .filter(({ apart }) => wanted !== undefined && apart < wanted.hours * HOUR_MS)
    .sort((a, b) => a.apart - b.apart)
  return nearest && { ...nearest, side: nearest.taken.takenAt <= takenAt ? 'before' : 'after' }
}

/** '25 min', '15 h', '3 days', rounded down. */
export function apartText(apart: number): string {
  const hours = Math.floor(apart / HOUR_MS)
  if (hours < 1) return `${Math.floor(apart / MINUTE_MS)} min`
  return hours < SAID_IN_HOURS ? `${hours} h` : `${Math.floor(hours / HOURS_PER_DAY)} days`
}

/** '15 h ago', or for a dose logged for another time '15 h before this one' or 'after'. */
export function closeTimeText({ taken, apart, side }: CloseDose, now: number): string {
  const isNow = side === 'before' && Math.abs(now - taken.takenAt - apart) <= NOW_MS
  if (apart < MINUTE_MS) return isNow ? 'a moment before this one' : 'for the same time'
  return `${apartText(apart)} ${isNow ? 'ago' : `${side} this one`}`
}

/**
 * 'You logged 0.5 mg 15 h ago'; see {@link closeTimeText}.
 * @param now milliseconds since the epoch
 */
export const closeDoseText = (close: CloseDose, now: number): string =>
  `You logged ${close.taken.dose} ${closeTimeText(close, now)}`

/**
 * What requires more time between doses: the label with its source if they are closer than it allows, otherwise the
 * plan.
 */
export const spacingText = (
  { apart }: CloseDose,
  { label }: Spacing,
  plan: { dose: string; frequency: string },
): string =>
  label && apart < label.hours * HOUR_MS
    ? `The label says at least ${label.hours} h between two doses ${sourceText(label.source)}.`
    : `Your plan says ${plan.dose}, ${plan.frequency}.`

/** The warning about a dose too close to another; see {@link closeDoseText} and {@link spacingText}. */
export const tooSoonWarning = (
  close: CloseDose,
  wanted: Spacing,
  { plan, now }: { plan: { dose: string; frequency: string }; now: number },
): Warning => ({
  code: 'TOO_SOON',
  message: `${closeDoseText(close, now)}. ${spacingText(close, wanted, plan)}`,
})

/** 'once a week', 'once every 72 h' */
const onceIn = (hours: number): string => {
  if (hours === HOURS_PER_DAY) return 'once a day'
  return hours === 7 * HOURS_PER_DAY ? 'once a week' : `once every ${hours} h`
}

/** The usual interval according to a label or trials. */
export interface MinInterval {
  hours: number
  /** 'the label says once a week (Wegovy label on DailyMed, checked Nov 22, 2026)' */
  text: string
}

function statedInterval({ interval, apart }: Label): MinInterval | undefined {
  if (interval) {
    const who = interval.saidBy === 'label' ? 'the label says' : 'trials had'
    return { hours: interval.hours, text: `${who} ${onceIn(interval.hours)} ${sourceText(interval.source)}` }
  }
  return (
    apart && {
      hours: apart.hours,
      text: `the label says at least ${apart.hours} h ${sourceText(apart.source)}`,
    }
  )
}

/** Every dose asks for it, and labels rarely change. */
const statedIntervals = new WeakMap<Label, { stated: MinInterval | undefined }>()

/** Undefined when no source names one. */
export function minInterval(label: Label | null | undefined): MinInterval | undefined {
  if (!label) return undefined
  const known = statedIntervals.get(label) ?? { stated: statedInterval(label) }
  statedIntervals.set(label, known)
  return known.stated
}

const closerThan = (frequency: string, { text }: MinInterval): Warning => ({
  code: 'TOO_OFTEN',
  message: `Your plan says ${frequency.trim()}, but ${text}.`,
})

/**
 * 'The label says once a week …' next to a frequency without times: one that says nothing to us, or 'As needed' for a
 * medicine that has an interval. A minimum distance alone allows 'As needed'.
 */
function withoutTimes(frequency: string, min: MinInterval, label: Label | null | undefined): Warning[] {
  if (frequency.trim() === '') return []
  if (isWhenNeeded(frequency)) return label?.interval ? [closerThan(frequency, min)] : []
  return [{ code: 'NO_TIMES', message: `We couldn’t read “${frequency.trim()}”: ${min.text}.` }]
}

/**
 * Warns of a plan with doses closer together than the label or trials have them, such as a weekly medicine twice a
 * week or as needed, and of frequencies that are ambiguous or that we can't read.
 */
export function frequencyWarnings(frequency: string, label: Label | null | undefined): Warning[] {
  const two = twoFrequencies(frequency)
  if (two) {
    const message = `Does "${frequency.trim()}" mean ${two[0]} or ${two[1]}? Choose one.`
    return [{ code: 'TWO_FREQUENCIES', message }]
  }
  if (isMealsAlone(frequency)) return [{ code: 'NO_TIMES', message: timesPerDayQuestion(frequency) }]
  const [hours, min] = [hoursBetween(frequency), minInterval(label)]
  if (!min) return []
  if (hours === undefined) return withoutTimes(frequency, min, label)
  return hours >= min.hours ? [] : [closerThan(frequency, min)]
}
