import type { WeightLog } from '@pepwell/contract/weight/weight'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useToday } from '../../../lib/time/use-today.ts'
import { CHARTED, longHistoryQuery, type Reader } from '../weight.api.ts'
import { type ChartPoint, chartPoints } from './chart-points.ts'
import { goesBefore, type Span, usualSpan, within } from './spans.ts'

/** Every weigh-in there is, once a span asks for more than the latest; undefined until all are here. */
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
  /** those of the span */
  points: readonly ChartPoint[]
  /** how many there are in any span, as far as is known */
  known: number
}

/** What the chart draws, and how far back it looks. Until a long history is here, what there is of it. */
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
