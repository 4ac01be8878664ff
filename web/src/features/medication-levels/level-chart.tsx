import { memo, useMemo } from 'react'
import type { ChartDose, LevelPoint } from './level-points.ts'
import { DoseRow, OverlayRows, type PlacedRun, placedRuns, StepRow } from './level-rows.tsx'
import { type LevelScale, levelBand, levelLine } from './level-scale.ts'
import type { OverlayName, Overlays } from './overlays.ts'

interface LevelChartProps {
  /** at least two, earliest first */
  points: readonly LevelPoint[]
  scale: LevelScale
  doses: readonly ChartDose[]
  /** the current dose in mg, whose steady peak is 100 percent */
  fullDose: number | undefined
  from: number
  to: number
  now: number
  overlays: Overlays
  shown: readonly OverlayName[]
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
  scale: LevelScale
  runs: readonly PlacedRun[]
}

/** Solid until now, dashed for planned doses. */
function Curve({ points, scale, runs }: CurveProps) {
  const past = points.filter(({ planned }) => !planned)
  // Starts where the solid line ends.
  const future = [...past.slice(-1), ...points.filter(({ planned }) => planned)]
  return (
    <>
      <Shading runs={runs} />
      <path d={levelBand(points, scale)} fill="var(--slot)" opacity="0.2" />
      <path {...even} d="M0 100H100" stroke="var(--line)" />
      <path {...even} d={`M0 ${scale.y(100)}H100`} stroke="var(--edge)" strokeDasharray="1 5" />
      <path {...even} d={levelLine(past, scale)} stroke="var(--slot)" strokeWidth="2.6" />
      <path
        {...even}
        d={levelLine(future, scale)}
        stroke="var(--slot)"
        strokeWidth="2.6"
        strokeDasharray="5 5"
      />
    </>
  )
}

/** Names the line of 100 percent. */
const SteadyPeak = ({ scale, mg }: { scale: LevelScale; mg: number }) => (
  <span className="absolute left-0 -translate-y-full" style={{ top: `${scale.y(100)}%` }}>
    Steady peak on {mg} mg
  </span>
)

function ScaleMarks({ scale }: { scale: LevelScale }) {
  return [0, 100, ...(scale.top > 100 ? [scale.top] : [])].map((percent) => (
    <span
      key={percent}
      className="absolute left-full ml-2 -translate-y-1/2"
      style={{ top: `${scale.y(percent)}%` }}
    >
      {percent}%
    </span>
  ))
}

/**
 * The level over time, in percent of the person's steady-state peak, with dose steps and overlays. Scrubbing must not
 * render it again: years of doses take longer than a frame.
 */
export const LevelChart = memo(function LevelChart(props: LevelChartProps) {
  const { points, scale, doses, fullDose, from, to, now, overlays, shown } = props
  const runs = useMemo(() => placedRuns(doses, { x: scale.x, from, to }), [doses, scale, from, to])
  return (
    <>
      <div className="relative isolate h-56">
        <svg
          className="absolute inset-0 size-full overflow-visible"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <Curve points={points} scale={scale} runs={runs} />
        </svg>
        <ScaleMarks scale={scale} />
        {fullDose !== undefined && <SteadyPeak scale={scale} mg={fullDose} />}
      </div>
      <StepRow runs={runs} />
      <DoseRow doses={doses.filter(({ at }) => at >= from && at <= to)} x={scale.x} />
      <OverlayRows overlays={overlays} shown={shown} x={scale.x} />
      <span className="absolute inset-y-0 w-px bg-edge" style={{ left: `${scale.x(now)}%` }} />
    </>
  )
})
