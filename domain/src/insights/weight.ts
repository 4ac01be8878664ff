import type { Dose } from '../doses/doses.ts'
import { chanceOfDifference, isApart, type Slope, slopeOf } from '../math/least-squares.ts'
import { addDays, type CalendarDay, daysBetween } from '../time/calendar.ts'
import { type TrendPoint, type WeighIn, type WeightUnit, weightTrend } from '../weight/weight.ts'
import { type DoseLevel, type DoseStep, dosed } from './levels.ts'
import type { InsightRecords } from './records.ts'
import { type Finding, type Insight, moved, phrase, weighed } from './sentences.ts'

/** The weight change on one dose of a peptide whose dose changed. */
export interface LevelPace {
  name: string
  dose: Dose
  from: CalendarDay
  to: CalendarDay
  /** in the records' unit; negative for a loss */
  perWeek: number
  /** the 95% confidence interval */
  low: number
  high: number
}

/** A trend needs this many days with a weigh-in, over this many days. */
const MINIMUM = { weighIns: 4, days: 14 }

/** Text covers only the latest steps, and the chart only the latest doses. */
const MOST = { steps: 3, levels: 8 }

const toTenth = (value: number): number => Math.round(value * 10) / 10 || 0

interface Pace {
  first: TrendPoint
  last: TrendPoint
  change: number
  perWeek: number
}

/** The change of the 7-day trend over some days; undefined with too little data. */
function paceOf(points: readonly TrendPoint[]): Pace | undefined {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < MINIMUM.weighIns) return undefined
  const days = daysBetween(first.day, last.day)
  if (days < MINIMUM.days) return undefined
  const change = toTenth(toTenth(last.trend) - toTenth(first.trend))
  return { first, last, change, perWeek: toTenth((last.trend - first.trend) / (days / 7)) }
}

const within = <Dated extends { day: CalendarDay }>(
  points: readonly Dated[],
  { from, to }: { from: CalendarDay; to: CalendarDay },
) => points.filter(({ day }) => from <= day && day <= to)

const overall = ({ first, last, change, perWeek }: Pace, unit: WeightUnit): Insight => ({
  id: 'weight',
  topic: 'weight',
  ...phrase`Your trend went from ${weighed('trend at the start', toTenth(first.trend), unit)} to ${weighed('trend at the end', toTenth(last.trend), unit)}: ${moved('change', change, unit)}, about ${moved('change per week', perWeek, unit)} a week.`,
  from: first.day,
  to: last.day,
})

/** Days that we wait after a dose change before comparing weight. */
const SETTLES = 7

/**
 * The rate of weight change on one dose: least squares through every weigh-in from its day 7 on; undefined with too
 * few.
 */
function levelPace(level: DoseLevel, weighIns: readonly WeighIn[]): Slope | undefined {
  const its = within(weighIns, { from: addDays(level.from, SETTLES), to: level.to })
  const [first, last] = [its[0], its.at(-1)]
  if (!first || !last || its.length < MINIMUM.weighIns || daysBetween(first.day, last.day) < MINIMUM.days)
    return undefined
  return slopeOf(its.map(({ day, weight }) => ({ x: daysBetween(first.day, day) / 7, y: weight })))
}

/** Rounded outward, so that the displayed interval is never narrower than the computed one. */
const bounds = ({ low, high }: Slope) => ({
  low: Math.floor(low * 10 + EXACT) / 10 || 0,
  high: Math.ceil(high * 10 - EXACT) / 10 || 0,
})
const EXACT = 1e-6

/** The weight change on one dose and on the next, reported as different only when their intervals don't overlap. */
function stepSentence(
  { before, after }: DoseStep,
  weighIns: readonly WeighIn[],
  unit: WeightUnit,
): Insight[] {
  const [then, now] = [levelPace(before, weighIns), levelPace(after, weighIns)]
  if (!then || !now) return []
  const { name } = after
  const [was, is] = [dosed(`${name}, dose before`, before.dose), dosed(`${name}, dose after`, after.dose)]
  const pace = (of: string, slope: Slope) =>
    [
      moved(`a week, ${of}`, toTenth(slope.slope), unit),
      moved(`a week, ${of}, at least`, bounds(slope).low, unit),
      moved(`a week, ${of}, at most`, bounds(slope).high, unit),
    ] as const
  const [[slow, slowLow, slowHigh], [fast, fastLow, fastHigh]] = [pace('before', then), pace('after', now)]
  const sentence = isApart(then, now)
    ? {
        ...phrase`On ${was} of ${name} your weight changed by ${slow} a week (between ${slowLow} and ${slowHigh}), on ${is} by ${fast} (between ${fastLow} and ${fastHigh}).`,
        p: MOST.steps * chanceOfDifference(then, now),
      }
    : phrase`Your weekly weight change on ${is} of ${name} doesn’t clearly differ from that on ${was}.`
  const span = { from: before.from, to: after.to }
  return [{ id: `weight:${name}:${after.from}`, topic: 'weight', ...sentence, ...span }]
}

/** The 7-day weight trend and its rate by dose. The data can't show what caused a change. */
export function weightInsights(
  { weighIns, unit }: Pick<InsightRecords, 'weighIns' | 'unit'>,
  { levels, steps }: { levels: readonly DoseLevel[]; steps: readonly DoseStep[] },
): Finding<LevelPace> {
  const points = weightTrend(weighIns)
  const pace = paceOf(points)
  if (!pace) {
    const needs = `Weigh in on ${MINIMUM.weighIns} days over at least ${MINIMUM.days} days. You have ${points.length} so far.`
    return { rows: [], sentences: [], needs }
  }
  const changed = new Set(steps.map(({ after: { name } }) => name))
  const rows = levels.flatMap((level): LevelPace[] => {
    const its = changed.has(level.name) ? levelPace(level, weighIns) : undefined
    return its ? [{ ...level, perWeek: toTenth(its.slope), ...bounds(its) }] : []
  })
  const latest = steps
    .toSorted((a, b) => (a.after.from < b.after.from ? 1 : -1))
    .flatMap((step) => stepSentence(step, weighIns, unit))
  const since =
    rows
      .map(({ from }) => from)
      .sort()
      .at(-MOST.levels) ?? ''
  const visible = rows.filter(({ from }) => from >= since)
  return { rows: visible, sentences: [overall(pace, unit), ...latest.slice(0, MOST.steps)], needs: null }
}
