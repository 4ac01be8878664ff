import { lazyView } from '../../../lib/rendering/lazy-view.ts'
import { LoadBoundary } from '../../../ui/load-boundary.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { ChartPoint, ChartSeries } from './chart-series.ts'

// Lazy: charts are heavy, so they load after the figures.
const ReportChart = lazyView(() => import('./report-chart.tsx'))

interface ChartAreaProps {
  /** a text alternative */
  words: string
  points: readonly ChartPoint[]
  series: readonly ChartSeries[]
}

/** A time series with its legend; keeps its size while loading. */
export const ChartArea = ({ words, points, series }: ChartAreaProps) => (
  <div className="flex flex-1 flex-col">
    <p className="mb-2 flex flex-wrap gap-x-4 text-sm text-soft" aria-hidden="true">
      {series
        .filter(({ look }) => look !== 'range')
        .map(({ key, name, color, look }) => (
          <span
            key={key}
            data-series-color={color}
            data-series-look={look}
            className="inline-flex items-center gap-1.5"
          >
            <span
              className={
                look === 'dashed' ? 'w-4 border-t-2 border-dashed' : 'h-0.75 w-4 rounded-full border-0'
              }
              style={look === 'dashed' ? { borderColor: color } : { background: color }}
            />
            {name}
          </span>
        ))}
    </p>
    <div className="relative min-h-52 flex-1" role="img" aria-label={words}>
      <div className="absolute inset-0">
        <LoadBoundary
          failure="We couldn’t load the chart"
          skeleton={<Skeleton className="size-full rounded-xl" />}
        >
          <ReportChart points={points} series={series} />
        </LoadBoundary>
      </div>
    </div>
  </div>
)
