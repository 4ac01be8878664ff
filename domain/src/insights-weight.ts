import { type CalendarDay, daysBetween } from './calendar.ts'
import type { Dose } from './doses.ts'
import { type DoseLevel, type DoseStep, dosed } from './insights-levels.ts'
import type { InsightRecords } from './insights-records.ts'
import { type Finding, type Insight, moved, said, weighed } from './insights-sentences.ts'
import { type TrendPoint, type WeightUnit, weightTrend } from './weight.ts'

/** How weight moved while a peptide, whose dose was changed, was taken in one dose. */
export interface LevelPace {
  name: string
  dose: Dose
  from: CalendarDay
  to: CalendarDay
  /** in the records' unit; negative when it fell */
  perWeek: number
}

/** A trend needs so many days with a weigh-in, and so many days from the first to the last of them. */
const LEAST = { weighIns: 4, days: 14 }

/** The latest steps are enough to be told in words, and the latest doses to be drawn. */
const MOST = { steps: 3, levels: 8 }

const toTenth = (value: number): number => Math.round(value * 10) / 10 || 0

interface Pace {
  first: TrendPoint
  last: TrendPoint
  change: number
  perWeek: number
}

/** How far the 7-day trend moved from the first to the last day of some; undefined on too little. */
function paceOf(points: readonly TrendPoint[]): Pace | undefined {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < LEAST.weighIns) return undefined
  const days = daysBetween(first.day, last.day)
  if (days < LEAST.days) return undefined
  const change = toTenth(toTenth(last.trend) - toTenth(first.trend))
  return { first, last, change, perWeek: toTenth((last.trend - first.trend) / (days / 7)) }
}

const within = (points: readonly TrendPoint[], { from, to }: { from: CalendarDay; to: CalendarDay }) =>
  points.filter(({ day }) => from <= day && day <= to)

const overall = ({ first, last, change, perWeek }: Pace, unit: WeightUnit): Insight => ({
  id: 'weight',
  topic: 'weight',
  ...said`Your trend went from ${weighed('trend at first', toTenth(first.trend), unit)} to ${weighed('trend at last', toTenth(last.trend), unit)}: ${moved('change', change, unit)}, about ${moved('change a week', perWeek, unit)} a week.`,
  from: first.day,
  to: last.day,
})

/** How weight moved on one dose and on the next; undefined where too little is known of either. */
function stepSentence({ before, after }: DoseStep, points: readonly TrendPoint[], unit: WeightUnit) {
  const [then, now] = [before, after].map((level) => paceOf(within(points, level)))
  if (!then || !now) return []
  const { name } = after
  const sentence = said`On ${dosed(`${name}, dose before`, before.dose)} of ${name} your weight moved by ${moved('a week, before', then.perWeek, unit)} a week, on ${dosed(`${name}, dose after`, after.dose)} by ${moved('a week, after', now.perWeek, unit)}.`
  const span = { from: before.from, to: after.to }
  return [{ id: `weight:${name}:${after.from}`, topic: 'weight' as const, ...sentence, ...span }]
}

/**
 * Where weight went, and how fast on which dose: the 7-day trend, side by side with the doses. What caused it nobody can
 * tell from that.
 */
export function weightInsights(
  { weighIns, unit }: Pick<InsightRecords, 'weighIns' | 'unit'>,
  { levels, steps }: { levels: readonly DoseLevel[]; steps: readonly DoseStep[] },
): Finding<LevelPace> {
  const points = weightTrend(weighIns)
  const pace = paceOf(points)
  if (!pace) {
    const known = points.length === 1 ? 'So far there is 1' : `So far there are ${points.length}`
    const needs = `Shows once you weighed in on ${LEAST.weighIns} days, ${LEAST.days} days or more from first to last. ${known}.`
    return { rows: [], sentences: [], needs }
  }
  const changed = new Set(steps.map(({ after: { name } }) => name))
  const rows = levels.flatMap((level): LevelPace[] => {
    const its = changed.has(level.name) ? paceOf(within(points, level)) : undefined
    return its ? [{ ...level, perWeek: its.perWeek }] : []
  })
  const latest = steps
    .toSorted((one, other) => (one.after.from < other.after.from ? 1 : -1))
    .flatMap((step) => stepSentence(step, points, unit))
  const since =
    rows
      .map(({ from }) => from)
      .sort()
      .at(-MOST.levels) ?? ''
  const drawn = rows.filter(({ from }) => from >= since)
  return { rows: drawn, sentences: [overall(pace, unit), ...latest.slice(0, MOST.steps)], needs: null }
}
