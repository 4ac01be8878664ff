import type { WeightLog } from '@pepwell/contract/weight'
import { inUnit, weightText } from '@pepwell/domain/weight'
import { lazy, Suspense, useMemo } from 'react'
import { formatDay } from '../../../lib/dates.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { CHARTED, type Reader } from '../weight.api.ts'
import { type ChartPoint, chartPoints } from './chart-points.ts'

// Charts weigh more than the rest of the dashboard; they come when everything else stands.
const WeightChart = lazy(() => import('./weight-chart.tsx'))

/** What the picture shows, for those who don't see it. */
function inWords(points: readonly ChartPoint[], { weightUnit }: Reader): string {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return ''
  const told = ({ day, weight }: ChartPoint) => `${weightText(weight, weightUnit)} on ${formatDay(day)}`
  return `Weight chart: from ${told(first)} to ${told(last)}`
}

interface ChartAreaProps {
  /** latest first */
  logs: readonly WeightLog[]
  /** pounds */
  goal: number | null
  reader: Reader
}

/** The chart in a place of fixed height, or why there is none yet. */
export function ChartArea({ logs, goal, reader }: ChartAreaProps) {
  const { weightUnit } = reader
  const points = useMemo(() => chartPoints(logs, weightUnit, logs.length < CHARTED), [logs, weightUnit])
  if (points.length < 2) {
    return (
      <p className="grid h-48 place-items-center rounded-xl bg-sunken px-6 text-center text-soft">
        Your chart begins with a weigh-in on a second day.
      </p>
    )
  }
  return (
    <div>
      <div className="h-42" role="img" aria-label={inWords(points, reader)}>
        <Suspense fallback={<Skeleton className="size-full rounded-xl" />}>
          <WeightChart
            points={points}
            goal={goal === null ? null : inUnit(goal, weightUnit)}
            unit={weightUnit}
          />
        </Suspense>
      </div>
      <p className="flex h-6 items-end gap-4 text-sm text-soft" aria-hidden="true">
        <span className="inline-flex items-center gap-1.5">
          <span className="h-0.75 w-4 rounded-full bg-accent" /> 7-day trend
        </span>
        <span className="inline-flex items-center gap-1.5">
          <span className="size-1.5 rounded-full bg-edge" /> Weigh-in
        </span>
      </p>
    </div>
  )
}
