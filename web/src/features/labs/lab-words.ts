import { formatPastDay } from '../../lib/time/dates.ts'
import type { LabResult } from './labs.api.ts'

/** A value as on its report. */
export const printed = ({
  comparator,
  value,
  unit,
}: Pick<LabResult, 'comparator' | 'value' | 'unit'>): string => `${comparator ?? ''}${value} ${unit}`

/** Conversion must not add digits. */
export const figure = (value: number): number => Number(value.toPrecision(4))

/** A value's place in its printed range. */
export interface Placed {
  flag: LabResult['flag']
  low: number | null
  high: number | null
}

/** A result's position in its printed range; '' without a range. */
export function rangeText({ flag, low, high }: Placed): string {
  if (flag === 'high') return `↑ above ${high}`
  if (flag === 'low') return `↓ below ${low}`
  if (flag === null) return ''
  if (low === null) return `in the printed range, up to ${high}`
  return high === null ? `in the printed range, from ${low}` : `in the printed range, ${low}–${high}`
}

/** When and where the latest sample was collected, of results that start with the latest: 'Nov 20 · Quest'. */
export function latestReportText([latest]: readonly LabResult[], timeZone: string, now: number): string {
  if (!latest) return ''
  return [formatPastDay(latest.collectedAt, timeZone, now), latest.lab].filter(Boolean).join(' · ')
}
