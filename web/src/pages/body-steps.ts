import { instantOf } from '@pepwell/domain/time/calendar'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { doseStepsQuery } from '../features/weight/weight.api.ts'
import type { DoseSpan } from '../ui/small-multiple.tsx'

/** Doses of the most recently changed peptide, below the charts; empty while loading. */
export function useDoseSpans(timeZone: string): readonly DoseSpan[] {
  const { data } = useQuery(doseStepsQuery)
  return useMemo(() => {
    const latest = (data ?? []).toSorted((one, other) =>
      (one.levels.at(-1)?.from ?? '') < (other.levels.at(-1)?.from ?? '') ? 1 : -1,
    )[0]
    return (latest?.levels ?? []).map(({ from, to }) => ({
      from: instantOf(from, '00:00', timeZone),
      to: instantOf(to, '23:59', timeZone),
      colorSlot: latest?.hue ?? 1,
    }))
  }, [data, timeZone])
}
