import type { DoseLevel, DoseStep } from '../insights/levels.ts'
import { fisherExact, SIGNIFICANT } from '../math/exact-tests.ts'
import { independentShare } from '../math/neighbors.ts'
import {
  addDays,
  type CalendarDay,
  dayNamed,
  dayNumber,
  earliestOfDays,
  latestOfDays,
} from '../time/calendar.ts'

/** Days compared on either side of a step. */
const LOOKED_AT = 28

/** With fewer days than this on either side, there is nothing to compare. */
export const MIN_DAYS = 6

/** Maximum number of steps, latest first. */
const MAX_STEPS = 3

/** The days of one dose: the worst severity of each, 0 where nothing was logged. */
export interface StepSide {
  dose: DoseLevel['dose']
  severities: readonly number[]
}

/** Side effects before a dose was changed, and after. */
export interface StepEffects {
  name: string
  /** the first day of the changed dose */
  on: CalendarDay
  before: StepSide
  after: StepSide
  /** the side with significantly more days with a side effect */
  more: 'before' | 'after' | null
}

const marks = ({ severities }: StepSide): number[] => severities.map((severity) => (severity > 0 ? 1 : 0))

/** Days with a side effect and days in total, scaled down for autocorrelation. */
function independent(side: StepSide, share: number) {
  const days = marks(side)
  const of = Math.floor(days.length * share)
  const marked = Math.min(of, Math.round(days.reduce((sum, mark) => sum + mark, 0) * share))
  return { of, marked }
}

/**
 * Which side has more days with a side effect: Fisher's exact test, times the number of displayed steps. Nausea lasts
 * for days, so autocorrelated days carry less weight.
 */
function moreOf(before: StepSide, after: StepSide, tried: number): StepEffects['more'] {
  const share = independentShare([marks(before), marks(after)])
  const [then, now] = [independent(before, share), independent(after, share)]
  if (Math.min(then.of, now.of) < MIN_DAYS) return null
  const p = fisherExact({ ...now, all: then.of + now.of, markedInAll: then.marked + now.marked })
  if (tried * p >= SIGNIFICANT) return null
  return now.marked * then.of > then.marked * now.of ? 'after' : 'before'
}

interface Known {
  worst: ReadonlyMap<CalendarDay, number>
  /** the first day from which a day without a side effect is meaningful */
  since: CalendarDay
  today: CalendarDay
}

function sideOf(dose: StepSide['dose'], from: CalendarDay, to: CalendarDay, { worst }: Known): StepSide {
  const [first, last] = [dayNumber(from), dayNumber(to)]
  const days = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => dayNamed(first + index))
  return { dose, severities: days.map((day) => worst.get(day) ?? 0) }
}

function sidesOf({ before, after }: DoseStep, known: Known) {
  const on = after.from
  const from = [before.from, addDays(on, -LOOKED_AT), known.since].reduce(latestOfDays)
  const to = [after.to, addDays(on, LOOKED_AT - 1), known.today].reduce(earliestOfDays)
  return {
    ...{ name: after.name, on },
    before: sideOf(before.dose, from, addDays(on, -1), known),
    after: sideOf(after.dose, on, to, known),
  }
}

/**
 * Side effects around the latest steps, newest first; steps with too few days on either side are left out.
 * @param worst the worst severity of each day that had any
 */
export function stepEffects(
  steps: readonly DoseStep[],
  worst: ReadonlyMap<CalendarDay, number>,
  today: CalendarDay,
): StepEffects[] {
  const first = [...worst.keys()].sort()[0]
  if (first === undefined) return []
  // Logging starts with a side effect, so that day says nothing about frequency.
  const known = { worst, since: addDays(first, 1), today }
  const shown = steps
    .toSorted((a, b) => (a.after.from < b.after.from ? 1 : -1))
    .map((step) => sidesOf(step, known))
    .filter(({ before, after }) => Math.min(before.severities.length, after.severities.length) >= MIN_DAYS)
    .slice(0, MAX_STEPS)
  return shown.map((step) => ({ ...step, more: moreOf(step.before, step.after, shown.length) }))
}
