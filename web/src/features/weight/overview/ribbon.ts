import type { SteppedPeptide } from '@pepwell/contract/doses/doses'
import { parseDose } from '@pepwell/domain/doses/doses'
import { doseStrengths } from '@pepwell/domain/plan/dose-steps'
import { addDays, type CalendarDay, daysBetween, earlierDay, laterDay } from '@pepwell/domain/time/calendar'
import { formatDay } from '../../../lib/time/dates.ts'
import type { ChartPoint } from './chart-points.ts'

/** Days on which one dose was taken, in hundredths of the chart's width. */
export interface RibbonPart {
  dose: string
  from: CalendarDay
  /** the last of its days */
  to: CalendarDay
  left: number
  width: number
  /** 0 for the least of the doses, 1 for the most */
  strength: number
}

type Levels = SteppedPeptide['levels']

const strengthsOf = (levels: Levels): number[] =>
  doseStrengths(levels.flatMap(({ dose }) => parseDose(dose) ?? []))

/** The day before which a dose ends: that of the next, or the one after its last. */
const endOf = (levels: Levels, at: number): CalendarDay =>
  levels[at + 1]?.from ?? addDays(levels[at]?.to ?? '', 1)

/**
 * The doses of a peptide as a ribbon under the days of a chart; what lies before or after them is cut off.
 * @param points at least two, of different days
 */
export function ribbonOf({ levels }: SteppedPeptide, points: readonly ChartPoint[]): RibbonPart[] {
  const [first = '', last = ''] = [points[0]?.day, points.at(-1)?.day]
  const strengths = strengthsOf(levels)
  const placeOf = (day: CalendarDay) => (100 * daysBetween(first, day)) / daysBetween(first, last)
  return levels.flatMap(({ dose, from, to }, at): RibbonPart[] => {
    const [begin, end] = [laterDay(from, first), earlierDay(endOf(levels, at), last)]
    if (begin >= end) return []
    const left = placeOf(begin)
    return [{ dose, from, to, left, width: placeOf(end) - left, strength: strengths[at] ?? 0 }]
  })
}

/** What was taken on a day; undefined where that is not known. */
export const doseOn = ({ levels }: SteppedPeptide, day: CalendarDay): string | undefined =>
  levels.findLast(({ from, to }) => from <= day && day <= to)?.dose

/** ' Semaglutide: 0.25 mg from Jun 27, 2026, 0.5 mg from Jul 25, 2026.' */
export const ribbonInWords = ({ name }: SteppedPeptide, parts: readonly RibbonPart[]): string =>
  parts.length === 0
    ? ''
    : `. ${name}: ${parts.map(({ dose, from }) => `${dose} from ${formatDay(from)}`).join(', ')}`
