import { addDays, type CalendarDay } from '@pepwell/domain/time/calendar'
import type { ChartPoint } from './chart-points.ts'

/** The chart's ranges, in days. */
const lengths = { '1M': 30, '3M': 91, '6M': 182, All: Number.POSITIVE_INFINITY } as const

export type Span = keyof typeof lengths

export const spans: readonly Span[] = ['1M', '3M', '6M', 'All']

/** The points within a range up to today. */
export function within(points: readonly ChartPoint[], span: Span, today: CalendarDay): readonly ChartPoint[] {
  if (span === 'All') return points
  const begins = addDays(today, -lengths[span])
  return points.filter(({ day }) => day > begins)
}

/** Three months, or longer if needed to show two weigh-ins. */
export const defaultSpan = (points: readonly ChartPoint[], today: CalendarDay): Span =>
  (['3M', '6M'] as const).find((span) => within(points, span, today).length > 1) ?? 'All'

/** Whether a range starts before the first point. */
export const startsBefore = (points: readonly ChartPoint[], span: Span, today: CalendarDay): boolean =>
  span === 'All' || (points[0]?.day ?? today) > addDays(today, -lengths[span])
