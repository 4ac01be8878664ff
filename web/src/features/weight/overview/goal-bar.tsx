import { PartyPopper } from 'lucide-react'
import { Link } from 'react-router'
import { cx } from '../../../lib/classes.ts'
import { Badge } from '../../../ui/badge.tsx'
import { formattedWeight } from '../formatted-weight.ts'
import type { Progress, Reader } from '../weight.api.ts'

const linkStyle = 'font-semibold text-accent-ink underline-offset-4 hover:underline'

const NoGoal = () => (
  <p className="flex min-h-14 items-center rounded-xl bg-sunken px-4 text-sm text-soft">
    <span>
      No goal weight yet.{' '}
      <Link to="/profile?tab=body#goal-weight" className={linkStyle}>
        Set one in your profile
      </Link>
    </span>
  </p>
)

/** Milestones reached, and progress to the next. */
const Achieved = () => (
  <span className="flex flex-wrap items-center gap-x-3">
    <Badge tone="accent">
      <PartyPopper className="size-4" aria-hidden="true" />
      Goal Achieved
    </Badge>
    <Link to="/profile?tab=body#goal-weight" className={cx('-my-2 py-2.5 text-sm', linkStyle)}>
      Set your next goal
    </Link>
  </span>
)

/** Progress from the highest weight to the goal. */
export function GoalBar({ progress, weightUnit }: { progress: Progress } & Pick<Reader, 'weightUnit'>) {
  const { farthest, goal, percentage } = progress
  if (goal === null || farthest === null || percentage === null) return <NoGoal />
  return (
    <div className="flex min-h-14 flex-col justify-center gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="font-semibold tabular-nums">{percentage === 100 ? <Achieved /> : `${percentage}%`}</p>
        <p className="text-sm whitespace-nowrap text-soft tabular-nums max-md:sr-only">
          {formattedWeight(farthest, weightUnit)} → {formattedWeight(goal, weightUnit)}
        </p>
      </div>
      <div
        role="progressbar"
        aria-label="Progress to your goal weight"
        aria-valuenow={percentage}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-3 overflow-hidden rounded-full bg-line"
      >
        <div className="h-full rounded-full bg-accent" style={{ width: `${percentage}%` }} />
      </div>
    </div>
  )
}
