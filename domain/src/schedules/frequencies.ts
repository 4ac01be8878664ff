import { memoize } from '../text/memoize.ts'
import { inEnglish } from './frequency-languages.ts'
import { cyclePhrase, type DosingSchedule, ratePhrase } from './frequency-phrases.ts'
import { type Weekday, weekdays } from './schedules.ts'

/** 'tue', 'Tues', 'Tuesdays' */
function weekdayNamed(word: string): Weekday | undefined {
  const stem = word.replace(/s$/, '')
  return stem.length < 3 ? undefined : weekdays.find((day) => day.toLowerCase().startsWith(stem))
}

const [WORKDAYS, WEEKEND] = [weekdays.slice(0, 5), weekdays.slice(5)]

/** Days by their first letters, or by one word. */
const SHORT = new Map<string, readonly Weekday[]>(
  Object.entries({
    mwf: ['Monday', 'Wednesday', 'Friday'],
    momifr: ['Monday', 'Wednesday', 'Friday'],
    tth: ['Tuesday', 'Thursday'],
    dido: ['Tuesday', 'Thursday'],
    tuth: ['Tuesday', 'Thursday'],
    tts: ['Tuesday', 'Thursday', 'Saturday'],
    weekdays: WORKDAYS,
    weekday: WORKDAYS,
    workdays: WORKDAYS,
    weekends: WEEKEND,
  }),
)

const RANGE = /^([a-z]+)(?: ?[-–] ?| (?:to|thru|through) )([a-z]+)$/

/** 'Mon-Fri', also across the end of the week */
function rangeIn(text: string): readonly Weekday[] | undefined {
  const [first, last] = (RANGE.exec(text)?.slice(1) ?? []).map(weekdayNamed)
  if (!first || !last) return undefined
  const [from, to] = [weekdays.indexOf(first), weekdays.indexOf(last)]
  return weekdays.filter((_, day) => (from <= to ? from <= day && day <= to : day <= to || day >= from))
}

/** 'Mon/Wed/Fri', 'Tue & Thu', 'MWF', 'Monday to Friday'; undefined when it contains anything else. */
function daysIn(text: string): readonly Weekday[] | undefined {
  const known = SHORT.get(text.replaceAll(/[^a-z]/g, '')) ?? rangeIn(text)
  if (known) return known
  const words = text.split(/[\s,/&+;]+|\band\b/).filter(Boolean)
  const named = words.map(weekdayNamed)
  return named.every((day) => day !== undefined) ? weekdays.filter((day) => named.includes(day)) : undefined
}

const FIRST_DAY =
  /\b(?:mon(?:days?)?|tue(?:s|sdays?)?|wed(?:s|nesdays?)?|thu(?:rs?|rsdays?)?|fri(?:days?)?|sat(?:urdays?)?|sun(?:days?)?|weekdays?|workdays|weekends)\b/

/** The number of weeks in a cycle, by the words before the days: 'every other', 'twice weekly on'. */
function weeksBy(before: string, count: number): number | undefined {
  const how = before.replace(/[\s,:;(–-]*(?:\bon)?[\s(]*$/, '')
  const often = how === '' ? ratePhrase('weekly') : (ratePhrase(how) ?? ratePhrase(`${how} week`))
  if (often?.kind !== 'days') return undefined
  if (often.days === 1) return often.doses === 1 ? 1 : undefined
  return often.days % 7 === 0 && [1, count].includes(often.doses) ? often.days / 7 : undefined
}

/** Reads 'every Sunday', 'Mon/Wed/Fri', 'weekdays', '2x per week (Tue & Thu)', 'every other Monday'; the text in lower case. */
function weekdaysPhrase(text: string): DosingSchedule | undefined {
  const letters = SHORT.get(text.replaceAll(/[\s,/&+-]/g, ''))
  const at = letters ? 0 : text.search(FIRST_DAY)
  if (at < 0) return undefined
  const on = letters ?? daysIn(text.slice(at).replace(/\)$/, '').trim())
  if (!on || on.length === 0) return undefined
  const weeks = weeksBy(text.slice(0, at), on.length)
  return weeks === undefined ? undefined : { kind: 'days', doses: on.length, days: 7 * weeks, on }
}

/** How often, as the plan offers it. Free text is allowed too: see {@link dosingScheduleOf}. */
export const frequencies = [
  'Daily',
  'Twice daily',
  'Three times daily',
  'Every other day',
  '5x per week',
  '3x per week',
  '2x per week',
  'Weekly',
  'Every 2 weeks',
  'Monthly',
  'As needed',
] as const

/** Schedules with longer cycles count per year. */
const MAX_DAYS = 366

/** Maximum doses a day: higher readings are typos and ignored. */
const MAX_PER_DAY = 24

const isReal = (schedule: DosingSchedule): boolean => {
  if (schedule.kind === 'cycle')
    return schedule.daysOn > 0 && schedule.daysOff > 0 && schedule.daysOn + schedule.daysOff <= MAX_DAYS
  const days = schedule.kind === 'days' ? schedule.days : schedule.months * 30
  return schedule.doses > 0 && days > 0 && days <= MAX_DAYS && schedule.doses <= MAX_PER_DAY * days
}

/** Many spellings: '3X / week', 'q.d.', 'every-other-day', 'Once Weekly.' */
const plainly = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll('×', 'x')
    .replaceAll(/\.(?!\d)/g, '')
    .replaceAll(/\s+/g, ' ')

const parsed = (text: string): DosingSchedule | undefined =>
  cyclePhrase(text) ?? weekdaysPhrase(text) ?? ratePhrase(text)

/**
 * Parses a frequency as people write it: 'Daily', 'E3D', 'QOD', 'Mon/Wed/Fri', 'twice a month', '5 on 2 off', 'täglich'.
 * @returns undefined without a number of doses ('As needed') or when ambiguous ('every 3-4 days'): adherence then
 * excludes the entry instead of guessing
 */
export const dosingScheduleOf = memoize((frequency): Readonly<DosingSchedule> | undefined => {
  const text = plainly(frequency)
  const schedule = parsed(text) ?? parsed(inEnglish(text))
  return schedule && isReal(schedule) ? schedule : undefined
})

const WHEN_NEEDED = /\b(?:(?:as|when|if) (?:needed|required|necessary)|on demand|prn|p(?:ro|er) re nata)\b/

/** Whether a frequency leaves the times to the person: 'As needed', 'bei Bedarf'. */
export const isWhenNeeded = (frequency: string): boolean => WHEN_NEEDED.test(inEnglish(plainly(frequency)))

/** A number of doses per number of days. */
export interface DoseRate {
  /** whole doses, 1 or more */
  doses: number
  /** whole days, 1 or more */
  days: number
}

/**
 * An approximate average interval; a month counts as 30 days.
 * @returns undefined when {@link dosingScheduleOf} is
 */
export function doseRate(frequency: string): DoseRate | undefined {
  const schedule = dosingScheduleOf(frequency)
  if (schedule?.kind === 'cycle') return { doses: schedule.daysOn, days: schedule.daysOn + schedule.daysOff }
  if (schedule?.kind === 'months') return { doses: schedule.doses, days: 30 * schedule.months }
  return schedule && { doses: schedule.doses, days: schedule.days }
}

/** A schedule's rate, regardless of named weekdays. */
const counted = (schedule: DosingSchedule): string =>
  JSON.stringify(schedule.kind === 'days' ? [schedule.doses, schedule.days] : schedule)

/** Whether two frequencies call for the same doses, however they are worded. */
export function isSameFrequency(one: string, other: string): boolean {
  const [schedule, otherSchedule] = [dosingScheduleOf(one), dosingScheduleOf(other)]
  if (!schedule || !otherSchedule) return one === other
  return counted(schedule) === counted(otherSchedule)
}
