import type { WeightLog } from '@pepwell/contract/weight/weight'
import { addDays, type CalendarDay, daysBetween } from '@pepwell/domain/time/calendar'
import { inUnit, TREND_DAYS, type WeightUnit, weightTrend } from '@pepwell/domain/weight/weight'

/** A day in the chart, weights in the display unit. */
export interface ChartPoint {
  /** days since the first point, so gaps keep their width */
  at: number
  day: CalendarDay
  weight: number
  trend: number
  /** whether a weigh-in of the day has a photo */
  hasPhoto?: boolean
}

const toTenth = (value: number): number => Math.round(value * 10) / 10

/**
 * The chart's points, earliest first.
 * @param isWhole whether these are all weigh-ins; the trend of a truncated list's first days is unknown
 */
export function chartPoints(logs: readonly WeightLog[], unit: WeightUnit, isWhole: boolean): ChartPoint[] {
  const weighIns = logs.map(({ weighInDate, pounds }) => ({ day: weighInDate, weight: inUnit(pounds, unit) }))
  const points = weightTrend(weighIns)
  const pictured = new Set(logs.filter(({ photoUrl }) => photoUrl).map(({ weighInDate }) => weighInDate))
  const [first] = points
  const known = first && !isWhole ? addDays(first.day, TREND_DAYS) : ''
  const shown = points.filter(({ day }) => day >= known)
  const begins = shown[0]?.day
  return shown.map(({ day, weight, trend }) => ({
    at: begins ? daysBetween(begins, day) : 0,
    day,
    weight: toTenth(weight),
    trend: toTenth(trend),
    hasPhoto: pictured.has(day),
  }))
}

/** Round scale steps; for stones, fractions and multiples of 14 lb. */
const steps: Record<WeightUnit, readonly number[]> = {
  lbs: [1, 2, 5, 10, 20, 50, 100],
  kg: [1, 2, 5, 10, 20, 50, 100],
  st: [1, 2, 7, 14, 28, 70, 140],
}

/** The chart's left edge, after its axis labels: '180' or '12 st 10 lb'. */
export const chartLeft: Record<WeightUnit, string> = { lbs: 'left-10', kg: 'left-10', st: 'left-19' }

/** Maximum grid lines above the lowest. */
const LINES = 4

/** Grid lines: round weights that span all points and the goal, lowest first. */
export function scaleLines(points: readonly ChartPoint[], goal: number | null, unit: WeightUnit): number[] {
  const values = points.flatMap(({ weight, trend }) => [weight, trend])
  if (goal !== null) values.push(goal)
  const [min, max] = [Math.min(...values), Math.max(...values)]
  const linesFor = (step: number): number[] => {
    const lowest = Math.floor((min - step / 4) / step) * step
    const count = Math.ceil((max + step / 4 - lowest) / step)
    return Array.from({ length: count + 1 }, (_, i) => lowest + i * step)
  }
  const fitting = steps[unit].map(linesFor).find((lines) => lines.length <= LINES + 1)
  return fitting ?? linesFor(steps[unit].at(-1) ?? 1)
}
