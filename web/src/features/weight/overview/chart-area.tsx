import type { SteppedPeptide } from '@pepwell/contract/doses/doses'
import type { WeightLog } from '@pepwell/contract/weight/weight'
import { COLOR_SLOTS } from '@pepwell/domain/text/color-slots'
import { inUnit, weightText } from '@pepwell/domain/weight/weight'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { formatDay } from '../../../lib/time/dates.ts'
import { useToday } from '../../../lib/time/use-today.ts'
import { colorSlotStyle } from '../../../ui/color-dot.tsx'
import { PhoneFold } from '../../../ui/phone-fold.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { CHARTED, doseStepsQuery, longHistoryQuery, type Reader } from '../weight.api.ts'
import { type ChartPoint, chartPoints } from './chart-points.ts'
import { doseOn, ribbonInWords, ribbonOf } from './ribbon.ts'
import { Scrubber } from './scrubber.tsx'
import { defaultSpan, type Span, spans, startsBefore, within } from './spans.ts'
import { WeightChart } from './weight-chart.tsx'

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
function useCharted(latest: readonly WeightLog[], { weightUnit, timeZone }: Reader): Charted {
  const today = useToday(timeZone)
  const [chosen, choose] = useState<Span>()
  const isWhole = latest.length < CHARTED
  const few = useMemo(() => chartPoints(latest, weightUnit, isWhole), [latest, weightUnit, isWhole])
  const span = chosen ?? defaultSpan(few, today)
  const all = useAll(!isWhole && startsBefore(few, span, today))
  const known = useMemo(() => (all ? chartPoints(all, weightUnit, true) : few), [all, few, weightUnit])
  return { span, choose, points: within(known, span, today), known: known.length }
}

const pointText = ({ day, weight }: ChartPoint, { weightUnit }: Reader) =>
  `${weightText(weight, weightUnit)} on ${formatDay(day)}`

/** The chart's text alternative. */
function inWords({ points, peptide, reader }: ChartProps): string {
  const [first, last] = [points[0], points.at(-1)]
  const doses = peptide ? ribbonInWords(peptide, ribbonOf(peptide, points)) : ''
  return first && last
    ? `Weight chart: from ${pointText(first, reader)} to ${pointText(last, reader)}${doses}`
    : ''
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
  /** the peptide whose doses are shown below the chart */
  peptide: SteppedPeptide | undefined
}

/** The chart, with its readout above so that the finger doesn't cover it. */
function Chart(props: ChartProps) {
  const { points, goal, reader, peptide } = props
  const { weightUnit } = reader
  const [index, setIndex] = useState<number>()
  const pointed = index === undefined ? undefined : points[index]
  const words = (point: ChartPoint) => {
    const dose = peptide && doseOn(peptide, point.day)
    const taken = dose ? ` · ${peptide.name} ${dose}` : ''
    return `${pointText(point, reader)}, 7-day mean ${weightText(point.trend, weightUnit)}${taken}`
  }
  const last = points.at(-1)
  return (
    <>
      {pointed ? (
        <p className="flex h-6 items-center truncate text-sm font-semibold tabular-nums">{words(pointed)}</p>
      ) : (
        <Legend />
      )}
      <div className="relative h-48">
        <div role="img" aria-label={inWords(props)} className="h-full">
          <WeightChart points={points} goal={goal} unit={weightUnit} pointed={pointed} peptide={peptide} />
        </div>
        <Scrubber
          unit={weightUnit}
          points={points}
          pointed={index}
          text={pointed ? words(pointed) : last ? words(last) : ''}
          onPoint={setIndex}
        />
      </div>
    </>
  )
}

/** Labels the dose ribbon. */
const Ribbon = ({ peptide: { name, hue } }: { peptide: SteppedPeptide }) => (
  <p style={colorSlotStyle(hue ?? COLOR_SLOTS)} className="flex items-center gap-2 text-sm text-soft">
    <span aria-hidden="true" className="h-2.5 w-4 rounded-sm bg-(--slot)/40" />
    {name} dose steps
  </p>
)

interface ChartAreaProps {
  /** latest first */
  logs: readonly WeightLog[]
  /** pounds */
  goal: number | null
  reader: Reader
  /** below the chart, folded on phones */
  children: ReactNode
}

/** The chart at a fixed height, or why there is none yet. */
export function ChartArea({ logs, goal, reader, children }: ChartAreaProps) {
  const { span, choose, points, known } = useCharted(logs, reader)
  // The chart works without the dose ribbon.
  const peptide = useQuery(doseStepsQuery).data?.[0]
  if (known < 2) {
    return (
      <div>
        <p className="text-sm text-soft">Your chart starts with your second weigh-in.</p>
        <PhoneFold label="History">{children}</PhoneFold>
      </div>
    )
  }
  return (
    <div className="flex flex-col gap-3">
      <div className="h-54">
        {points.length > 1 ? (
          <Chart
            key={span}
            points={points}
            goal={goal === null ? null : inUnit(goal, reader.weightUnit)}
            reader={reader}
            peptide={peptide}
          />
        ) : (
          <p className="grid h-full place-items-center rounded-xl bg-sunken px-6 text-center text-soft">
            Fewer than two weigh-ins in this period.
          </p>
        )}
      </div>
      <PhoneFold label="History" className="-mt-3 md:mt-0">
        <div className="flex flex-col gap-3">
          <Segmented<Span>
            legend="How far back"
            options={spans.map((value) => ({ value, label: value }))}
            value={span}
            onChange={choose}
            tight
          />
          {peptide && <Ribbon peptide={peptide} />}
        </div>
        {children}
      </PhoneFold>
    </div>
  )
}
