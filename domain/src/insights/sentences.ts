import { numberText } from '../text/number-text.ts'
import type { CalendarDay } from '../time/calendar.ts'
import { type WeightUnit, weightText } from '../weight/weight.ts'

/** The topics of an analysis, in display order. */
export const insightTopics = ['adherence', 'weekdays', 'weight', 'feelings', 'sites', 'gaps'] as const

export type InsightTopic = (typeof insightTopics)[number]

/** A number in a sentence, and what it counts. */
export interface Figure {
  of: string
  value: number
  /** as displayed, with its unit: '3 doses', '−0.4 lbs' */
  shown: string
}

/** One sentence about a person's own data, with every number in it and the days that it covers. */
export interface Insight {
  /** stable while the sentence has the same meaning */
  id: string
  topic: InsightTopic
  text: string
  figures: readonly Figure[]
  /** p-value times the number of tests on the topic; only with a test result */
  p?: number
  from: CalendarDay
  to: CalendarDay
}

/** The sentences on a topic, or what is still missing for them. */
export interface Finding<Row> {
  rows: readonly Row[]
  sentences: readonly Insight[]
  /** null when there was enough */
  needs: string | null
}

/** A bare number: '12', '1,204'. */
export const figure = (of: string, value: number): Figure => ({
  of,
  value,
  shown: numberText(value),
})

/** A count with its noun: '1 dose', '3 doses'. */
export const counted = (of: string, value: number, one: string): Figure => ({
  of,
  value,
  shown: `${numberText(value)} ${value === 1 ? one : `${one}s`}`,
})

/** A share in whole percent: '95%'. */
export function percent(of: string, part: number, whole: number): Figure {
  const value = Math.round((100 * part) / whole)
  return { of, value, shown: `${value}%` }
}

/** A weight in its unit. */
export const weighed = (of: string, value: number, unit: WeightUnit): Figure => ({
  of,
  value,
  shown: weightText(value, unit),
})

const MINUS = '\u2212'

/** A signed weight change: '−0.4 lbs', '+1 kg', '±0 lbs'. */
export function moved(of: string, value: number, unit: WeightUnit): Figure {
  const sign = value > 0 ? '+' : value < 0 ? MINUS : '±'
  return { of, value, shown: `${sign}${weightText(Math.abs(value), unit)}` }
}

/** Builds a sentence from words, names and figures. Numbers can only come from its figures, so each has a source. */
export function phrase(words: TemplateStringsArray, ...parts: readonly (Figure | string)[]) {
  const shown = parts.map((part) => (typeof part === 'string' ? part : part.shown))
  return {
    text: String.raw({ raw: words }, ...shown),
    figures: parts.filter((part) => typeof part !== 'string'),
  }
}
