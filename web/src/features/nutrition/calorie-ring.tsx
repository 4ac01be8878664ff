import { type Macro, shareOfTarget } from '@pepwell/domain/nutrition/nutrition'
import { cx } from '../../lib/classes.ts'
import { wholeText } from './figures.ts'
import { macroArcs } from './macros.ts'

interface CalorieRingProps {
  eaten: number
  target: number
  /** energy by macro; without it the ring has one color */
  split?: Record<Macro, number>
}

const circle = { cx: 60, cy: 60, pathLength: 100 }

function Arc({ percent, className }: { percent: number; className: string }) {
  if (percent <= 0) return null
  return (
    <circle
      {...circle}
      r="53"
      strokeWidth="11"
      strokeLinecap="round"
      strokeDasharray={`${Math.min(percent, 100)} 100`}
      className={cx('fill-none', className)}
    />
  )
}

/** A ring that fills with the day's calories, split by macro. */
export function CalorieRing({ eaten, target, split }: CalorieRingProps) {
  const { percent } = shareOfTarget(eaten, target)
  return (
    <div className="relative grid size-30 shrink-0 min-[380px]:size-34 place-items-center">
      <svg viewBox="0 0 120 120" className="absolute inset-0 -rotate-90" aria-hidden="true">
        <circle {...circle} r="53" strokeWidth="11" className="fill-none stroke-line" />
        <Arc percent={percent} className="stroke-accent" />
        {/* The second lap. */}
        <Arc percent={percent - 100} className="stroke-warn-ink" />
        {split &&
          macroArcs(split).map(({ macro, stroke, start, length }) => (
            <circle
              key={macro}
              {...circle}
              r="42"
              strokeWidth="4.5"
              strokeDasharray={`${length} 100`}
              strokeDashoffset={-start}
              className={cx('fill-none', stroke)}
            />
          ))}
      </svg>
      <p className="relative text-center leading-tight">
        <span className="block text-2xl font-bold tracking-tight whitespace-nowrap tabular-nums">
          {wholeText(eaten)}
        </span>
        <span className="mx-auto block max-w-16 text-xs text-soft tabular-nums">
          of {wholeText(target)} kcal
        </span>
      </p>
    </div>
  )
}
