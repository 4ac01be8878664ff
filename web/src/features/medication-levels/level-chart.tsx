import { memo, type ReactNode, useMemo } from 'react'
import { formatInstantDay } from '../../lib/time/dates.ts'
import { type LevelPlace, levelBand, levelLine, levelPlace } from './level-place.ts'
import type { ChartDose, LevelPoint } from './level-points.ts'
import { DoseRow, OverlayRows, type PlacedRun, placedRuns, StepRow } from './level-rows.tsx'
import type { OverlayName, Overlays } from './overlays.ts'

export interface LevelChartProps {
  /** at least two, earliest first */
  points: readonly LevelPoint[]
  doses: readonly ChartDose[]
  from: number
  to: number
  now: number
  timeZone: string
  overlays: Overlays
  shown: readonly OverlayName[]
  /** the selected point */
  looked: LevelPoint
  /** rendered over the curve and overlays */
  children: ReactNode
}

const even = { vectorEffect: 'non-scaling-stroke', fill: 'none' } as const

/** Later steps are darker, up to this opacity. */
const DARKEST = 0.6

function Shading({ runs }: { runs: readonly PlacedRun[] }) {
  return runs.map(({ from, left, width }, index) => (
    <rect
      key={from}
      x={left}
      width={width}
      height="100"
      fill="var(--slot-soft)"
      opacity={(DARKEST * index) / Math.max(1, runs.length - 1)}
    />
  ))
}

interface CurveProps {
  points: readonly LevelPoint[]
  place: LevelPlace
  runs: readonly PlacedRun[]
}

/** Solid until now, dashed for planned doses. Scrubbing re-renders only the marks. */
const Curve = memo(function Curve({ points, place, runs }: CurveProps) {
  const past = points.filter(({ planned }) => !planned)
  // Starts where the solid line ends.
  const future = [...past.slice(-1), ...points.filter(({ planned }) => planned)]
  return (
    <>
      <Shading runs={runs} />
      <path d={levelBand(points, place)} fill="var(--slot)" opacity="0.2" />
      <path {...even} d="M0 100H100" stroke="var(--line)" />
      <path {...even} d={`M0 ${place.y(100)}H100`} stroke="var(--edge)" strokeDasharray="1 5" />
      <path {...even} d={levelLine(past, place)} stroke="var(--slot)" strokeWidth="2.6" />
      <path
        {...even}
        d={levelLine(future, place)}
        stroke="var(--slot)"
        strokeWidth="2.6"
        strokeDasharray="5 5"
      />
    </>
  )
})

function Scale({ place }: { place: LevelPlace }) {
  return [0, 100, ...(place.top > 100 ? [place.top] : [])].map((percent) => (
    <span
      key={percent}
      className="absolute left-full ml-2 -translate-y-1/2"
      style={{ top: `${place.y(percent)}%` }}
    >
      {percent}%
    </span>
  ))
}

/** A vertical line. */
const Upright = ({ left, className }: { left: number; className: string }) => (
  <span className={`absolute inset-y-0 w-px ${className}`} style={{ left: `${left}%` }} />
)

/** The level over time, in percent of the person's steady-state peak, with dose steps and overlays. */
export function LevelChart(props: LevelChartProps) {
  const { points, doses, from, to, now, timeZone, overlays, shown, looked } = props
  const place = useMemo(() => levelPlace(points, { from, to }), [points, from, to])
  const runs = useMemo(() => placedRuns(doses, { x: place.x, from, to }), [doses, place, from, to])
  const inSight = useMemo(() => doses.filter(({ at }) => at >= from && at <= to), [doses, from, to])
  return (
    <div className="mr-12 text-xs text-soft tabular-nums">
      <div className="relative">
        <div className="relative h-56">
          <svg
            className="absolute inset-0 size-full overflow-visible"
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <Curve points={points} place={place} runs={runs} />
          </svg>
          <Scale place={place} />
        </div>
        <StepRow runs={runs} />
        <DoseRow doses={inSight} x={place.x} />
        <OverlayRows overlays={overlays} shown={shown} x={place.x} />
        <Upright left={place.x(now)} className="bg-edge" />
        <Upright left={place.x(looked.at)} className="bg-(--slot)" />
        <div className="absolute inset-x-0 top-0 h-56">
          <span
            className="absolute size-3.5 -translate-1/2 rounded-full border-2 border-surface bg-(--slot)"
            style={{ left: `${place.x(looked.at)}%`, top: `${place.y(looked.percent)}%` }}
          />
        </div>
        {props.children}
      </div>
      <p className="mt-2 flex justify-between gap-2">
        <span>{formatInstantDay(new Date(from).toISOString(), timeZone)}</span>
        <span>{formatInstantDay(new Date(to).toISOString(), timeZone)}</span>
      </p>
    </div>
  )
}
