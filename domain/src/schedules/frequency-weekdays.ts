import { type DosingSchedule, ratePhrase } from './frequency-phrases.ts'
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
    tth: ['Tuesday', 'Thursday'],
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

/** 'Mon/Wed/Fri', 'Tue & Thu', 'MWF', 'Monday to Friday'; undefined when it holds anything else. */
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
export function weekdaysPhrase(text: string): DosingSchedule | undefined {
  const letters = SHORT.get(text.replaceAll(/[\s,/&+-]/g, ''))
  const at = letters ? 0 : text.search(FIRST_DAY)
  if (at < 0) return undefined
  const on = letters ?? daysIn(text.slice(at).replace(/\)$/, '').trim())
  if (!on || on.length === 0) return undefined
  const weeks = weeksBy(text.slice(0, at), on.length)
  return weeks === undefined ? undefined : { kind: 'days', doses: on.length, days: 7 * weeks, on }
}
