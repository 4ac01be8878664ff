import type { SteppedPeptide } from '@pepwell/contract/doses/doses'
import { type WeightUnit, weightText } from '@pepwell/domain/weight/weight'
import { useId } from 'react'
import { cx } from '../../../lib/classes.ts'
import { formatMonthDay } from '../../../lib/time/dates.ts'
import { dotsOf, lineThrough, type Place, placeOf } from './chart-place.ts'
import { type ChartPoint, chartLeft, scaleLines } from './chart-points.ts'
import { DoseRibbon } from './dose-ribbon.tsx'
import { ribbonOf } from './ribbon.ts'

interface WeightChartProps {
  /** at least two, on different days */
  points: readonly ChartPoint[]
  /** in the display unit */
  goal: number | null
  unit: WeightUnit
  /** the selected point */
  pointed: ChartPoint | undefined
  /** the peptide whose doses are shown below the chart */
  peptide: SteppedPeptide | undefined
}

/** Keep stroke widths constant while the drawing is stretched. */
const even = { vectorEffect: 'non-scaling-stroke', fill: 'none' } as const

/** The trend with its area, and the weigh-in dots; those with a photo are rings. */
function ChartLines({ points, place }: { points: readonly ChartPoint[]; place: Place }) {
  const fade = useId()
  const trend = lineThrough(points, place)
  const pictured = dotsOf(
    points.filter(({ hasPhoto }) => hasPhoto),
    place,
  )
  return (
    <>
      <linearGradient id={fade} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--accent)" stopOpacity="0.22" />
        <stop offset="1" stopColor="var(--accent)" stopOpacity="0" />
      </linearGradient>
      <path d={`${trend}V100H0Z`} fill={`url(#${fade})`} />
      <path {...even} d={dotsOf(points, place)} stroke="var(--edge)" strokeWidth="4" strokeLinecap="round" />
      <path {...even} d={trend} stroke="var(--accent)" strokeWidth="2.6" strokeLinejoin="round" />
      <path {...even} d={pictured} stroke="var(--accent)" strokeWidth="9" strokeLinecap="round" data-photos />
      <path {...even} d={pictured} stroke="var(--surface)" strokeWidth="4.5" strokeLinecap="round" />
    </>
  )
}

function Lines({ lines, place, unit }: { lines: readonly number[]; place: Place; unit: WeightUnit }) {
  return lines.map((weight) => (
    <span
      key={weight}
      className={cx(
        'absolute right-full mr-2 -translate-y-1/2 text-right leading-none whitespace-nowrap',
        unit !== 'st' && 'w-8',
      )}
      style={{ top: `${place.y(weight)}%` }}
    >
      {unit === 'st' ? weightText(weight, unit) : weight}
    </span>
  ))
}

/** First and last day, and one between if there is room; below the dose ribbon, if any. */
function Days({ points, place, isBelow }: { points: readonly ChartPoint[]; place: Place; isBelow: boolean }) {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return null
  const middle = points.find((point) => place.x(point) > 40 && place.x(point) < 60)
  return (
    <div className={cx('absolute inset-x-0 top-full pt-1.5', isBelow && 'mt-5.5')}>
      <span className="absolute left-0">{formatMonthDay(first.day)}</span>
      {middle && (
        <span className="absolute -translate-x-1/2" style={{ left: `${place.x(middle)}%` }}>
          {formatMonthDay(middle.day)}
        </span>
      )}
      <span className="absolute right-0">{formatMonthDay(last.day)}</span>
    </div>
  )
}

interface GoalProps extends Pick<WeightChartProps, 'points' | 'unit'> {
  goal: number
  place: Place
}

/** The goal's label, at the end farther from the trend. */
function Goal({ goal, unit, points, place }: GoalProps) {
  const [first = 0, last = 0] = [points[0], points.at(-1)].map((point) =>
    Math.abs((point?.trend ?? goal) - goal),
  )
  return (
    <span
      className={cx('absolute -translate-y-[130%] px-1 font-semibold text-ink', first < last && 'right-0')}
      style={{ top: `${place.y(goal)}%` }}
    >
      Goal {weightText(goal, unit)}
    </span>
  )
}

/** Weigh-ins as dots, their 7-day trend as a line with an area, and the goal line. */
export function WeightChart({ points, goal, unit, pointed, peptide }: WeightChartProps) {
  const lines = scaleLines(points, goal, unit)
  const place = placeOf(points, lines)
  const parts = peptide ? ribbonOf(peptide, points) : []
  const isBelow = parts.length > 0
  const across = lines.map((weight) => `M0 ${place.y(weight)}H100`).join('')
  return (
    <div
      className={cx(
        'absolute inset-x-0 top-2 text-xs text-soft tabular-nums',
        chartLeft[unit],
        isBelow ? 'bottom-12' : 'bottom-6',
      )}
    >
      {peptide && <DoseRibbon parts={parts} hue={peptide.hue} />}
      <svg
        className="absolute inset-0 size-full overflow-visible"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path {...even} d={across} stroke="var(--line)" />
        <ChartLines points={points} place={place} />
        {goal !== null && (
          <path
            {...even}
            d={`M0 ${place.y(goal)}H100`}
            stroke="var(--ink)"
            strokeWidth="1.5"
            strokeDasharray="1 5"
            strokeLinecap="round"
          />
        )}
        {pointed && (
          <>
            <path {...even} d={`M${place.x(pointed)} 0V100`} stroke="var(--edge)" />
            <path
              {...even}
              d={dotsOf([pointed], place)}
              stroke="var(--accent)"
              strokeWidth="10"
              strokeLinecap="round"
            />
          </>
        )}
      </svg>
      <Lines lines={lines} place={place} unit={unit} />
      {goal !== null && <Goal goal={goal} unit={unit} points={points} place={place} />}
      <Days points={points} place={place} isBelow={isBelow} />
    </div>
  )
}
