import type { SteppedPeptide } from '@pepwell/contract/doses/doses'
import { parseDose } from '@pepwell/domain/doses/doses'
import { doseStrengths } from '@pepwell/domain/plan/dose-steps'
import {
  addDays,
  type CalendarDay,
  daysBetween,
  earliestOfDays,
  latestOfDays,
} from '@pepwell/domain/time/calendar'
import { formatDay } from '../../../lib/time/dates.ts'
import type { ChartPoint } from './chart-points.ts'

/** Days on one dose, in percent of the chart's width. */
export interface RibbonPart {
  dose: string
  from: CalendarDay
  /** its last day */
  to: CalendarDay
  left: number
  width: number
  /** 0 for the lowest dose, 1 for the highest */
  strength: number
}

type Levels = SteppedPeptide['levels']

const strengthsOf = (levels: Levels): number[] =>
  doseStrengths(levels.flatMap(({ dose }) => parseDose(dose) ?? []))

/** The end of a dose: the next dose's start, or the day after its last. */
const endOf = (levels: Levels, at: number): CalendarDay =>
  levels[at + 1]?.from ?? addDays(levels[at]?.to ?? '', 1)

/**
 * A peptide's doses as chart segments, clipped to the chart.
 * @param points at least two, on different days
 */
export function ribbonOf({ levels }: SteppedPeptide, points: readonly ChartPoint[]): RibbonPart[] {
  const [first = '', last = ''] = [points[0]?.day, points.at(-1)?.day]
  const strengths = strengthsOf(levels)
  const placeOf = (day: CalendarDay) => (100 * daysBetween(first, day)) / daysBetween(first, last)
  return levels.flatMap(({ dose, from, to }, index): RibbonPart[] => {
    const [begin, end] = [latestOfDays(from, first), earliestOfDays(endOf(levels, index), last)]
    if (begin >= end) return []
    const left = placeOf(begin)
    return [{ dose, from, to, left, width: placeOf(end) - left, strength: strengths[index] ?? 0 }]
  })
}

/** The dose on a day; undefined if unknown. */
export const doseOn = ({ levels }: SteppedPeptide, day: CalendarDay): string | undefined =>
  levels.findLast(({ from, to }) => from <= day && day <= to)?.dose

/** ' Semaglutide: 0.25 mg from Jun 27, 2026, 0.5 mg from Jul 25, 2026.' */
export const ribbonInWords = ({ name }: SteppedPeptide, parts: readonly RibbonPart[]): string =>
  parts.length === 0
    ? ''
    : `. ${name}: ${parts.map(({ dose, from }) => `${dose} from ${formatDay(from)}`).join(', ')}`
