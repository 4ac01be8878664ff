import { type WeightUnit, weightText } from '@pepwell/domain/weight'
import { useId } from 'react'
import { cx } from '../../../lib/classes.ts'
import { formatMonthDay } from '../../../lib/dates.ts'
import { dotsOf, lineThrough, type Place, placeOf } from './chart-place.ts'
import { type ChartPoint, scaleLines } from './chart-points.ts'

interface WeightChartProps {
  /** at least two, of different days */
  points: readonly ChartPoint[]
  /** in the unit that is read */
  goal: number | null
  unit: WeightUnit
  /** the point that is looked at */
  pointed: ChartPoint | undefined
}

/** Strokes as thick as they are named, however far the drawing is stretched. */
const even = { vectorEffect: 'non-scaling-stroke', fill: 'none' } as const

/** The trend over its area, and the weigh-ins that it comes from. */
function Drawn({ points, place }: { points: readonly ChartPoint[]; place: Place }) {
  const fade = useId()
  const trend = lineThrough(points, place)
  return (
    <>
      <linearGradient id={fade} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--accent)" stopOpacity="0.22" />
        <stop offset="1" stopColor="var(--accent)" stopOpacity="0" />
      </linearGradient>
      <path d={`${trend}V100H0Z`} fill={`url(#${fade})`} />
      <path {...even} d={dotsOf(points, place)} stroke="var(--edge)" strokeWidth="4" strokeLinecap="round" />
      <path {...even} d={trend} stroke="var(--accent)" strokeWidth="2.6" strokeLinejoin="round" />
    </>
  )
}

function Lines({ lines, place }: { lines: readonly number[]; place: Place }) {
  return lines.map((weight) => (
    <span
      key={weight}
      className="absolute -left-10 w-8 -translate-y-1/2 text-right leading-none"
      style={{ top: `${place.y(weight)}%` }}
    >
      {weight}
    </span>
  ))
}

/** The first and the last day, and one between them where there is room. */
function Days({ points, place }: { points: readonly ChartPoint[]; place: Place }) {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return null
  const middle = points.find((point) => place.x(point) > 40 && place.x(point) < 60)
  return (
    <>
      <span className="absolute top-full left-0 pt-1.5">{formatMonthDay(first.day)}</span>
      {middle && (
        <span className="absolute top-full -translate-x-1/2 pt-1.5" style={{ left: `${place.x(middle)}%` }}>
          {formatMonthDay(middle.day)}
        </span>
      )}
      <span className="absolute top-full right-0 pt-1.5">{formatMonthDay(last.day)}</span>
    </>
  )
}

interface GoalProps extends Pick<WeightChartProps, 'points' | 'unit'> {
  goal: number
  place: Place
}

/** The goal in figures, at the end where the trend is farther away. */
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

/** Weigh-ins as dots, their 7-day trend as a line over an area, and the goal as another. */
export function WeightChart({ points, goal, unit, pointed }: WeightChartProps) {
  const lines = scaleLines(points, goal)
  const place = placeOf(points, lines)
  const across = lines.map((weight) => `M0 ${place.y(weight)}H100`).join('')
  return (
    <div className="absolute inset-x-0 top-2 bottom-6 left-10 text-xs text-soft tabular-nums">
      <svg
        className="absolute inset-0 size-full overflow-visible"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path {...even} d={across} stroke="var(--line)" />
        <Drawn points={points} place={place} />
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
      <Lines lines={lines} place={place} />
      {goal !== null && <Goal goal={goal} unit={unit} points={points} place={place} />}
      <Days points={points} place={place} />
    </div>
  )
}
