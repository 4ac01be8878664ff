import { numberText } from '../text/number-text.ts'
import { addDays, type CalendarDay } from '../time/calendar.ts'
import { inStones } from './stones.ts'
import { KG_PER_POUND, type LoggedUnit, type WeightUnit } from './weight-units.ts'

export { type LoggedUnit, loggedUnitOf, loggedUnits, type WeightUnit, weightUnits } from './weight-units.ts'

/** The heaviest valid weight, in pounds: no one has ever been heavier. */
export const MAX_POUNDS = 1500

/** Half a step of the finest scale: closer weights are equal. */
const SAME_POUNDS = 0.05

const round = (value: number, decimals: number): number => {
  const factor = 10 ** decimals
  return Math.round(value * factor) / factor
}

/**
 * A weight in pounds, stored with the typed value.
 * @param weight in `unit`, stones in pounds, with at most two decimals
 * @returns pounds with at most three decimals, enough for {@link inUnit} to restore the typed value
 */
export const toPounds = (weight: number, unit: WeightUnit): number =>
  unit === 'kg' ? round(weight / KG_PER_POUND, 3) : weight

/** Pounds in a unit, to the tenth that a scale shows; in stones still pounds. */
export const inUnit = (pounds: number, unit: WeightUnit): number =>
  round(unit === 'kg' ? pounds * KG_PER_POUND : pounds, 1)

/** Whether pounds are as fine as weigh-ins: one decimal typed in pounds, or two typed in kilograms and converted. */
export const isInSteps = (pounds: number, typedIn: LoggedUnit): boolean =>
  (typedIn === 'lbs' ? round(pounds, 1) : toPounds(round(pounds * KG_PER_POUND, 2), 'kg')) === pounds

/**
 * The change between two weights in pounds: the difference of their displayed values in a unit, to the tenth.
 * Negative for a loss.
 */
export const changeBetween = (from: number, to: number, unit: WeightUnit): number =>
  round(inUnit(to, unit) - inUnit(from, unit), 1)

/** A number with its unit, as displayed. */
export interface WeightPart {
  number: string
  unit: string
}

/**
 * A weight as displayed: one number with its unit, or stones and pounds.
 * @param weight in `unit`, stones in pounds
 * @param decimals maximum displayed decimals; one for pounds in stones
 */
export function weightParts(weight: number, unit: WeightUnit, decimals = 1): WeightPart[] {
  if (unit !== 'st') {
    const name = unit === 'lbs' && Math.abs(weight) === 1 ? 'lb' : unit
    return [{ number: numberText(weight, decimals), unit: name }]
  }
  const { stones, pounds } = inStones(Math.abs(weight))
  const sign = weight < 0 ? '-' : ''
  if (stones === 0) return [{ number: sign + numberText(pounds, 1), unit: 'lb' }]
  return [
    { number: sign + numberText(stones, 0), unit: 'st' },
    { number: numberText(pounds, 1), unit: 'lb' },
  ]
}

/** A weight with its unit, thousands apart: '170.2 lbs', '1 lb', '77.1 kg', '12 st 10 lb'; see {@link weightParts}. */
export const weightText = (weight: number, unit: WeightUnit, decimals?: number): string =>
  weightParts(weight, unit, decimals)
    .map((part) => `${part.number} ${part.unit}`)
    .join(' ')

/** What progress is counted from, in pounds: the first and the latest weigh-in, and the extremes of all. */
export interface WeightHistory {
  start: number
  current: number
  heaviest: number
  lightest: number
}

/** The starting weight of the way to the goal, in pounds, and the progress. */
export interface WeightProgress {
  farthest: number
  /** whole per cent, 0 to 100; 100 only once the goal is reached */
  percentage: number
}

/**
 * Progress from the farthest historic weight to the goal (the specification's section 9).
 *
 * Above the goal, the start is the heaviest weight; below it, the lightest. Someone who started at the goal starts
 * from their farthest weight. A reached goal stays reached, however far beyond. A weight farther than the first one
 * moves the start, so progress never falls below 0 percent.
 * @param goal in pounds
 * @returns null without a goal or a weigh-in
 */
export function weightProgress(history: WeightHistory | null, goal: number | null): WeightProgress | null {
  if (!history || !goal) return null
  const { start, current, heaviest, lightest } = history
  const beganAtGoal = Math.abs(start - goal) <= SAME_POUNDS
  const loses = beganAtGoal ? heaviest - goal >= goal - lightest : start > goal
  const farthest = loses ? heaviest : lightest
  const whole = loses ? farthest - goal : goal - farthest
  const rest = loses ? current - goal : goal - current
  if (rest <= SAME_POUNDS) return { farthest, percentage: 100 }
  // The tiny summand takes back what binary fractions lose: 2.9 of 10 is 29 %, not 28.999….
  const done = Math.floor(((whole - rest) / whole) * 100 + 1e-9)
  return { farthest, percentage: Math.min(Math.max(done, 0), 99) }
}

/** Days in the trend's mean, including the last. */
export const TREND_DAYS = 7

/** A weigh-in: its day and weight, in any one unit. */
export interface WeighIn {
  day: CalendarDay
  weight: number
}

/** A day with weigh-ins: their mean, and that of the seven calendar days that end with it. */
export interface TrendPoint extends WeighIn {
  trend: number
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/**
 * Weigh-ins with their 7-day trend: the mean of all weigh-ins in the trailing seven calendar days. Missing days
 * aren't interpolated; after a gap of a week or more the trend restarts.
 * @param weighIns in any order
 * @returns one point per day with a weigh-in, earliest first
 */
export function weightTrend(weighIns: readonly WeighIn[]): TrendPoint[] {
  const byDay = Map.groupBy(weighIns, ({ day }) => day)
  const days = [...byDay.keys()].sort()
  let first = 0
  return days.map((day, index) => {
    const begins = addDays(day, 1 - TREND_DAYS)
    while ((days[first] ?? day) < begins) first++
    const within = days.slice(first, index + 1).flatMap((known) => byDay.get(known) ?? [])
    const weights = (points: readonly WeighIn[]) => points.map(({ weight }) => weight)
    return { day, weight: mean(weights(byDay.get(day) ?? [])), trend: mean(weights(within)) }
  })
}

/** The days a change of the trend is counted from: the last seven up to today, and the seven before. */
export function trendSpans(today: CalendarDay): { thisWeek: CalendarDay; weekBefore: CalendarDay } {
  return { thisWeek: addDays(today, 1 - TREND_DAYS), weekBefore: addDays(today, 1 - 2 * TREND_DAYS) }
}

/**
 * How far the 7-day mean moved within a week, in pounds with three decimals; negative when it fell.
 * @param means of the last seven days and of the seven before; null where there was no weigh-in
 * @returns null unless both are known
 */
export const trendChange = (means: { thisWeek: number | null; weekBefore: number | null }): number | null =>
  means.thisWeek === null || means.weekBefore === null ? null : round(means.thisWeek - means.weekBefore, 3)
