import type { WeightLog } from '@pepwell/contract/weight'
import { inUnit, weightText } from '@pepwell/domain/weight'
import { useState } from 'react'
import { formatDay } from '../../../lib/dates.ts'
import { Segmented } from '../../../ui/segmented.tsx'
import type { Reader } from '../weight.api.ts'
import type { ChartPoint } from './chart-points.ts'
import { Scrubber } from './scrubber.tsx'
import { type Span, spans } from './spans.ts'
import { useCharted } from './use-charted.ts'
import { WeightChart } from './weight-chart.tsx'

const told = ({ day, weight }: ChartPoint, { weightUnit }: Reader) =>
  `${weightText(weight, weightUnit)} on ${formatDay(day)}`

/** What the picture shows, for those who don't see it. */
function inWords(points: readonly ChartPoint[], reader: Reader): string {
  const [first, last] = [points[0], points.at(-1)]
  return first && last ? `Weight chart: from ${told(first, reader)} to ${told(last, reader)}` : ''
}

const Legend = () => (
  <p className="flex h-6 items-center gap-4 text-sm text-soft" aria-hidden="true">
    <span className="inline-flex items-center gap-1.5">
      <span className="h-0.75 w-4 rounded-full bg-accent" /> 7-day trend
    </span>
    <span className="inline-flex items-center gap-1.5">
      <span className="size-1.5 rounded-full bg-edge" /> Weigh-in
    </span>
  </p>
)

interface ChartProps {
  /** at least two */
  points: readonly ChartPoint[]
  goal: number | null
  reader: Reader
}

/** The chart with what is told of it above, never under the finger. */
function Chart({ points, goal, reader }: ChartProps) {
  const { weightUnit } = reader
  const [index, setIndex] = useState<number>()
  const pointed = index === undefined ? undefined : points[index]
  const words = ({ trend, ...point }: ChartPoint) =>
    `${told({ trend, ...point }, reader)}, 7-day mean ${weightText(trend, weightUnit)}`
  const last = points.at(-1)
  return (
    <>
      {pointed ? (
        <p className="flex h-6 items-center truncate text-sm font-semibold tabular-nums">{words(pointed)}</p>
      ) : (
        <Legend />
      )}
      <div className="relative h-42">
        <div role="img" aria-label={inWords(points, reader)} className="h-full">
          <WeightChart points={points} goal={goal} unit={weightUnit} pointed={pointed} />
        </div>
        <Scrubber
          points={points}
          pointed={index}
          text={pointed ? words(pointed) : last ? words(last) : ''}
          onPoint={setIndex}
        />
      </div>
    </>
  )
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
  const { span, choose, points, known } = useCharted(logs, reader)
  if (known < 2) {
    return (
      <p className="grid h-48 place-items-center rounded-xl bg-sunken px-6 text-center text-soft">
        Your chart begins with a weigh-in on a second day.
      </p>
    )
  }
  return (
    <div className="flex flex-col gap-3">
      <div className="h-48">
        {points.length > 1 ? (
          <Chart
            key={span}
            points={points}
            goal={goal === null ? null : inUnit(goal, reader.weightUnit)}
            reader={reader}
          />
        ) : (
          <p className="grid h-full place-items-center rounded-xl bg-sunken px-6 text-center text-soft">
            Fewer than two weigh-ins in this time.
          </p>
        )}
      </div>
      <Segmented<Span>
        legend="How far back"
        options={spans.map((value) => ({ value, label: value }))}
        value={span}
        onChange={choose}
        look="raised"
      />
    </div>
  )
}
