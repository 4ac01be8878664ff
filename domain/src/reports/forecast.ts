/** Holt's smoothing parameters, each between 0 and 1. */
export interface Smoothing {
  /** share of the newest value in the level (alpha) */
  level: number
  /** share of the newest step in the slope (beta) */
  slope: number
  /** the share of the slope that remains after each step (phi); 1 is a straight line forever */
  damping: number
}

/** The level of a series and its trend per step, by Holt's method. */
export interface Trend {
  level: number
  slope: number
}

/**
 * Applies Holt's method with a damped trend: Hyndman and Athanasopoulos, Forecasting: Principles and Practice,
 * section 'Trend methods'.
 * @param start level and trend before the first value
 */
export const trendOf = (series: readonly number[], smoothing: Smoothing, start: Trend): Trend =>
  series.reduce(({ level, slope }, value) => {
    const expected = level + smoothing.damping * slope
    const next = smoothing.level * value + (1 - smoothing.level) * expected
    return {
      level: next,
      slope: smoothing.slope * (next - level) + (1 - smoothing.slope) * smoothing.damping * slope,
    }
  }, start)

/**
 * Extrapolates a trend.
 * @param steps how many steps ahead, 1 or more
 */
export function ahead({ level, slope }: Trend, damping: number, steps: number): number {
  let value = level
  for (let step = 1; step <= steps; step++) value += damping ** step * slope
  return value
}

/** Fixed, because so few months are too little data to fit them. */
const smoothing: Smoothing = { level: 0.6, slope: 0.3, damping: 0.85 }

/** Months of a season. */
const SEASON = 12

/** The minimum number of full months for a forecast. */
export const MIN_MONTHS = 3

/** Months that a method is tested on (specification, section 9: 'Forecast basis'). */
export const TRIED_MONTHS = 6

/** The forecasting method: same month last year, or a damped trend. */
export type ForecastMethod = 'seasonal-naive' | 'damped-trend'

/** The value a number of steps ahead of a series; undefined when the method can't compute it. */
type Predict = (before: readonly number[], steps: number) => number | undefined

const methods: readonly { name: ForecastMethod; predict: Predict }[] = [
  {
    name: 'damped-trend',
    predict: ([first, second, ...rest], steps) => {
      if (first === undefined || second === undefined) return undefined
      const start = { level: second, slope: second - first }
      return Math.max(0, ahead(trendOf(rest, smoothing, start), smoothing.damping, steps))
    },
  },
  { name: 'seasonal-naive', predict: (before, steps) => before.at(steps - 1 - SEASON) },
]

/** A series' forecast a number of steps ahead; undefined if the method can't compute it. */
export type Confidence = 'high' | 'medium' | 'low'

/** The forecast of a month. */
export interface Forecast {
  /** whole and never negative, as are the two ends */
  value: number
  /** its 95% interval, if errors stay the same */
  low: number
  high: number
  method: ForecastMethod
  /**
   * mean error of the tested months as a share of their mean, at most 1; 0 when the method was always right
   */
  error: number
  confidence: Confidence
}

interface Trial {
  method: ForecastMethod
  next: number
  /** the error of each tested month */
  errors: number[]
  /** the actual values of those months */
  actual: number[]
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/**
 * Backtests a method on the last months at the forecast's distance, and forecasts; undefined when it can't reach all of
 * them. In a short series, each month is predicted from the previous one.
 */
function tried(
  series: readonly number[],
  steps: number,
  { name, predict }: (typeof methods)[number],
): Trial | undefined {
  const horizon = series.length > steps + 1 ? steps : 1
  const first = Math.max(1 + horizon, series.length - TRIED_MONTHS)
  const actual = series.slice(first)
  const predicted = actual.map((_, index) => predict(series.slice(0, first + index + 1 - horizon), horizon))
  const next = predict(series, steps)
  if (next === undefined || predicted.includes(undefined)) return undefined
  return {
    method: name,
    next,
    actual,
    errors: actual.map((value, index) => Math.abs(value - (predicted[index] ?? 0))),
  }
}

/** A forecast's error as a share of the mean. */
const bounds = { high: 0.1, medium: 0.25 }

function confidenceOf(error: number, months: number): Confidence {
  if (months < TRIED_MONTHS / 2 || error > bounds.medium) return 'low'
  return months < TRIED_MONTHS || error > bounds.high ? 'medium' : 'high'
}

/** Standard deviations on both sides that cover 95 of 100 cases. */
const WITHIN = 1.96

/**
 * Forecasts a later month by the method with the smallest error on the last six months: same month last year, or a
 * damped trend. Confidence follows from that error: up to 10 % of the mean over six months is high, up to 25 % over at
 * least three is medium.
 * @param series full months, oldest first, each 0 or more
 * @param steps months after the last, 1 to 12
 * @returns undefined for fewer than three full months
 */
export function forecastOf(series: readonly number[], steps = 1): Forecast | undefined {
  if (series.length < MIN_MONTHS) return undefined
  const trials = methods.map((method) => tried(series, steps, method)).filter((trial) => trial !== undefined)
  const best = trials.reduce((min, trial) => (mean(trial.errors) < mean(min.errors) ? trial : min))
  const usual = mean(best.actual)
  const off = mean(best.errors)
  const error = off === 0 ? 0 : off / Math.max(usual, off)
  const spread = WITHIN * Math.sqrt(mean(best.errors.map((error) => error ** 2)))
  return {
    value: Math.round(best.next),
    low: Math.max(0, Math.floor(best.next - spread)),
    high: Math.ceil(best.next + spread),
    method: best.method,
    error,
    confidence: confidenceOf(error, best.actual.length),
  }
}

/** The current month's value so far. */
export interface SoFar {
  value: number
  /** the share of the month that is over, 0 to 1 */
  elapsed: number
  /** actions accumulate daily; people count once a month, so most count early */
  of: 'acts' | 'people'
}

/**
 * Projects the current month: its value so far, plus a remainder that shifts from the trend to its own pace as the
 * month passes. Never below its value so far.
 * @param series full months, oldest first
 */
export function runningMonthOf(series: readonly number[], { value, elapsed, of }: SoFar): number {
  const expected = forecastOf(series)?.value ?? 0
  const rest = 1 - elapsed
  // The pace is value / elapsed, weighted by the elapsed share.
  const whole = of === 'acts' ? value + rest * expected : Math.max(0, expected - value)
  return Math.round(value + rest * whole)
}

/**
 * Forecasts the next month; the current month's pace counts as a month. Forecast and interval are never below what
 * the current month has reached.
 * @returns undefined with fewer than three full months
 */
export function nextMonthOf(series: readonly number[], soFar: SoFar): Forecast | undefined {
  if (series.length < MIN_MONTHS) return undefined
  const forecast = forecastOf([...series, runningMonthOf(series, soFar)])
  if (!forecast) return undefined
  const atLeast = (value: number) => Math.max(value, soFar.value)
  const { value, low, high } = forecast
  return { ...forecast, value: atLeast(value), low: atLeast(low), high: atLeast(high) }
}
