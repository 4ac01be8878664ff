import type { KeyboardEvent, PointerEvent } from 'react'
import { formatInstantDay } from '../../lib/dates.ts'
import {
  type LevelPlace,
  type LevelPoint,
  levelBand,
  levelLine,
  levelPlace,
  nearestPoint,
} from './level-place.ts'

interface Dose {
  at: number
  mg: number
  planned: boolean
}

interface LevelChartProps {
  /** at least two, earliest first */
  points: readonly LevelPoint[]
  doses: readonly Dose[]
  from: number
  to: number
  now: number
  timeZone: string
  /** the place in the list of the point that is looked at */
  pointed: number | undefined
  /** what that point says */
  text: string
  onPoint: (index: number | undefined) => void
}

const even = { vectorEffect: 'non-scaling-stroke', fill: 'none' } as const

function Curve({ points, place }: { points: readonly LevelPoint[]; place: LevelPlace }) {
  const past = points.filter(({ planned }) => !planned)
  // The dashed line begins where the solid one ends.
  const future = [...past.slice(-1), ...points.filter(({ planned }) => planned)]
  return (
    <>
      <path d={levelBand(points, place)} fill="var(--slot-soft)" />
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
}

/** Doses below the curve: filled where they were taken, hollow where they are planned; larger doses are larger. */
function Doses({ doses, place }: { doses: readonly Dose[]; place: LevelPlace }) {
  const most = Math.max(...doses.map(({ mg }) => mg))
  return (
    <div className="absolute inset-x-0 top-full mt-3 h-4">
      {doses.map(({ at, mg, planned }) => {
        const size = 6 + (6 * mg) / most
        return (
          <span
            key={`${at} ${mg}`}
            className="absolute top-1/2 -translate-1/2 rounded-full border-2 border-(--slot)"
            style={{
              left: `${place.x(at)}%`,
              width: size,
              height: size,
              background: planned ? undefined : 'var(--slot)',
            }}
          />
        )
      })}
    </div>
  )
}

/** Keys move along the points; Home, End and N go to the ends and to now. */
function nextPoint(key: string, index: number, { points, now }: Pick<LevelChartProps, 'points' | 'now'>) {
  const last = points.length - 1
  const moved: Record<string, number> = {
    ArrowLeft: index - 1,
    ArrowDown: index - 1,
    ArrowRight: index + 1,
    ArrowUp: index + 1,
    Home: 0,
    End: last,
    n: nearestPoint(points, now),
    N: nearestPoint(points, now),
  }
  const next = moved[key]
  return next === undefined ? undefined : Math.min(last, Math.max(0, next))
}

function Scrubber(props: LevelChartProps & { current: number }) {
  const { points, from, to, current, text, onPoint } = props
  const follow = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    onPoint(nearestPoint(points, from + ((clientX - left) / width) * (to - from)))
  }
  const step = (event: KeyboardEvent) => {
    const next = nextPoint(event.key, current, props)
    if (next === undefined) return
    event.preventDefault()
    onPoint(next)
  }
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label="Time of the level"
      aria-valuemin={0}
      aria-valuemax={points.length - 1}
      aria-valuenow={current}
      aria-valuetext={text}
      className="absolute inset-0 touch-pan-y rounded-lg"
      onPointerDown={follow}
      onPointerMove={follow}
      onPointerLeave={() => onPoint(undefined)}
      onKeyDown={step}
      onBlur={() => onPoint(undefined)}
    />
  )
}

/** The level over time in percent of the own steady peak: solid until now, dashed for planned doses, with its band. */
export function LevelChart(props: LevelChartProps) {
  const { points, doses, from, to, now, timeZone, pointed } = props
  const place = levelPlace(points, { from, to })
  const current = pointed ?? nearestPoint(points, now)
  const looked = points[current]
  return (
    <div className="relative mr-12 mb-16 h-56 text-xs text-soft tabular-nums">
      <svg
        className="absolute inset-0 size-full overflow-visible"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path {...even} d="M0 100H100" stroke="var(--line)" />
        <Curve points={points} place={place} />
        <path {...even} d={`M${place.x(now)} 0V100`} stroke="var(--edge)" />
        {looked && <path {...even} d={`M${place.x(looked.at)} 0V100`} stroke="var(--slot)" />}
      </svg>
      {looked && (
        <span
          className="absolute size-3.5 -translate-1/2 rounded-full border-2 border-surface bg-(--slot)"
          style={{ left: `${place.x(looked.at)}%`, top: `${place.y(looked.percent)}%` }}
        />
      )}
      {[0, 100, ...(place.top > 100 ? [place.top] : [])].map((percent) => (
        <span
          key={percent}
          className="absolute left-full ml-2 -translate-y-1/2"
          style={{ top: `${place.y(percent)}%` }}
        >
          {percent}%
        </span>
      ))}
      <Doses doses={doses} place={place} />
      <div className="absolute inset-x-0 top-full mt-9">
        <span className="absolute left-0">{formatInstantDay(new Date(from).toISOString(), timeZone)}</span>
        <span className="absolute right-0">{formatInstantDay(new Date(to).toISOString(), timeZone)}</span>
      </div>
      <Scrubber {...props} current={current} />
    </div>
  )
}
