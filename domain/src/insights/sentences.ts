import type { CalendarDay } from '../time/calendar.ts'
import { type WeightUnit, weightText } from '../weight/weight.ts'

/** What an analysis is about, in the order in which it is told. */
export const insightTopics = ['adherence', 'weekdays', 'weight', 'feelings', 'sites', 'gaps'] as const

export type InsightTopic = (typeof insightTopics)[number]

/** A number in a sentence, and what it counts. */
export interface Figure {
  of: string
  value: number
  /** as it stands in the sentence, with its unit: '3 doses', '−0.4 lbs' */
  shown: string
}

/** One sentence about a person's own data, with every number in it, and the days that it is counted from. */
export interface Insight {
  /** the same for as long as it says the same thing */
  id: string
  topic: InsightTopic
  text: string
  figures: readonly Figure[]
  /** how likely chance alone is, times what was tried on the topic; only where a test found a difference */
  p?: number
  from: CalendarDay
  to: CalendarDay
}

/** What there is to say on a topic: sentences, or what is still missing for them. */
export interface Finding<Row> {
  rows: readonly Row[]
  sentences: readonly Insight[]
  /** null where there was enough */
  needs: string | null
}

/** A number by itself: '12', '1,204'. */
export const figure = (of: string, value: number): Figure => ({
  of,
  value,
  shown: value.toLocaleString('en-US'),
})

/** So many of something: '1 dose', '3 doses'. */
export const counted = (of: string, value: number, one: string): Figure => ({
  of,
  value,
  shown: `${value.toLocaleString('en-US')} ${value === 1 ? one : `${one}s`}`,
})

/** Whole per cent of a part of something: '95%'. */
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

/** How far a weight moved, with its sign: '−0.4 lbs', '+1 kg', '±0 lbs'. */
export function moved(of: string, value: number, unit: WeightUnit): Figure {
  const sign = value > 0 ? '+' : value < 0 ? MINUS : '±'
  return { of, value, shown: `${sign}${weightText(Math.abs(value), unit)}` }
}

/**
 * A sentence out of words, names and figures. Its numbers stand in it by way of its figures alone, so that there is none
 * without a source.
 */
export function said(words: TemplateStringsArray, ...parts: readonly (Figure | string)[]) {
  const shown = parts.map((part) => (typeof part === 'string' ? part : part.shown))
  return {
    text: String.raw({ raw: words }, ...shown),
    figures: parts.filter((part) => typeof part !== 'string'),
  }
}
