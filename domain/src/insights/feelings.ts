import { type Dose, doseText } from '../doses/doses.ts'
import { fisherExact, SIGNIFICANT } from '../math/exact-tests.ts'
import { addDays, type CalendarDay, earliestOfDays, latestOfDays } from '../time/calendar.ts'
import { type DoseStep, dosed } from './levels.ts'
import type { InsightDose } from './records.ts'
import { counted, type Finding, figure, type Insight, phrase } from './sentences.ts'
import { symptomsIn } from './symptoms.ts'

/** The number of days with a note, and of those with symptoms. */
export interface NoteCount {
  noted: number
  unwell: number
}

/** Notes before and after a dose change. */
export interface StepFeelings {
  name: string
  before: NoteCount & { dose: Dose }
  after: NoteCount & { dose: Dose }
  /** the day of the first changed dose */
  on: CalendarDay
}

/** Days compared on either side of a change. */
const WINDOW_DAYS = 28

/** With fewer days with notes than this on either side, there is nothing to compare. */
const MIN_LOGGED = 6

/** Only the most recent changes are compared. */
const MAX_SHOWN = 3

type NotedDose = InsightDose & { feeling: string }

/** Several notes on one day count once: they describe the same hours. */
function countOf(notes: readonly NotedDose[]): NoteCount {
  const days = [...Map.groupBy(notes, ({ day }) => day).values()]
  const isUnwell = (its: readonly NotedDose[]) => its.some(({ feeling }) => symptomsIn(feeling).length > 0)
  return { noted: days.length, unwell: days.filter(isUnwell).length }
}

/** Notes with any dose around a change; those on the day itself may be about either dose. */
function around({ before, after }: DoseStep, noted: readonly NotedDose[]) {
  const on = after.from
  const from = latestOfDays(before.from, addDays(on, -WINDOW_DAYS))
  const to = earliestOfDays(after.to, addDays(on, WINDOW_DAYS))
  const then = countOf(noted.filter(({ day }) => from <= day && day < on))
  const now = countOf(noted.filter(({ day }) => on < day && day <= to))
  if (Math.min(then.noted, now.noted) < MIN_LOGGED) return []
  const row: StepFeelings = {
    name: after.name,
    before: { dose: before.dose, ...then },
    after: { dose: after.dose, ...now },
    on,
  }
  return [{ row, from, to }]
}

/** How likely chance alone produces such a difference in days with symptoms. */
const chanceOf = ({ before, after }: StepFeelings, tried: number): number =>
  tried *
  fisherExact({
    of: after.noted,
    marked: after.unwell,
    all: before.noted + after.noted,
    markedInAll: before.unwell + after.unwell,
  })

function sentenceOf({ name, before, after }: StepFeelings, p: number) {
  const [then, now] = [dosed(`${name}, dose before`, before.dose), dosed(`${name}, dose after`, after.dose)]
  const unwell = figure('days with symptoms, after', after.unwell)
  const noted = counted('days with a note, after', after.noted, 'day')
  const was = figure('days with symptoms, before', before.unwell)
  const wasNoted = figure('days with a note, before', before.noted)
  if (p < SIGNIFICANT) {
    const changed = phrase`After ${name} went from ${then} to ${now}, you noted symptoms on ${unwell} of ${noted} with a note, against ${was} of ${wasNoted} before.`
    return { ...changed, p }
  }
  return phrase`Your symptoms didn’t clearly change after ${name} went from ${then} to ${now}. You noted symptoms on ${unwell} of ${noted} with a note, against ${was} of ${wasNoted} before.`
}

/**
 * Side effects noted before and after a dose change, side by side. We report a change only when Fisher's exact test,
 * times the number of dose changes compared, makes chance unlikely.
 */
export function feelingInsights(
  doses: readonly InsightDose[],
  steps: readonly DoseStep[],
): Finding<StepFeelings> {
  const noted = doses.filter((dose): dose is NotedDose => dose.feeling !== null && dose.feeling.trim() !== '')
  const known = steps
    .toSorted((a, b) => (a.after.from < b.after.from ? 1 : -1))
    .flatMap((step) => around(step, noted))
    .slice(0, MAX_SHOWN)
  const sentences = known.map(({ row, from, to }): Insight => {
    const id = `feelings:${row.name}:${row.on}:${doseText(row.after.dose)}`
    return { id, topic: 'feelings', ...sentenceOf(row, chanceOf(row, known.length)), from, to }
  })
  const needs =
    known.length > 0
      ? null
      : steps.length === 0
        ? `Change a dose and note how you feel on ${MIN_LOGGED} days before and after.`
        : `Note how you feel on ${MIN_LOGGED} days in the ${WINDOW_DAYS} days before a dose change, and after it.`
  return { rows: known.map(({ row }) => row), sentences, needs }
}
