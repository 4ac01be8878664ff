import type { WeightLog } from '@pepwell/contract/weight/weight'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useToday } from '../../../lib/time/use-today.ts'
import { CHARTED, longHistoryQuery, type Reader } from '../weight.api.ts'
import { type ChartPoint, chartPoints } from './chart-points.ts'
import { goesBefore, type Span, usualSpan, within } from './spans.ts'

/** All weigh-ins, loaded only for longer ranges; undefined while loading. */
function useAll(wanted: boolean): readonly WeightLog[] | undefined {
  const { data, hasNextPage, isFetchingNextPage, isError, fetchNextPage } = useInfiniteQuery({
    ...longHistoryQuery,
    enabled: wanted,
  })
  useEffect(() => {
    if (wanted && hasNextPage && !isFetchingNextPage && !isError) void fetchNextPage()
  }, [wanted, hasNextPage, isFetchingNextPage, isError, fetchNextPage])
  return data && !hasNextPage ? data.pages.flat() : undefined
}

interface Charted {
  span: Span
  choose: (span: Span) => void
  /** points in the range */
  points: readonly ChartPoint[]
  /** total number of points, as far as loaded */
  known: number
}

/** The chart's points and range. While a long history loads, shows what is available. */
export function useCharted(latest: readonly WeightLog[], { weightUnit, timeZone }: Reader): Charted {
  const today = useToday(timeZone)
  const [chosen, choose] = useState<Span>()
  const isWhole = latest.length < CHARTED
  const few = useMemo(() => chartPoints(latest, weightUnit, isWhole), [latest, weightUnit, isWhole])
  const span = chosen ?? usualSpan(few, today)
  const all = useAll(!isWhole && goesBefore(few, span, today))
  const known = useMemo(() => (all ? chartPoints(all, weightUnit, true) : few), [all, few, weightUnit])
  return { span, choose, points: within(known, span, today), known: known.length }
}
