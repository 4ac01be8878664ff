import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { GoalBar } from '../../features/weight/overview/goal-bar.tsx'
import type { Progress } from '../../features/weight/weight.api.ts'

/** Goal progress; reserves its space while loading. */
export function ProgressBar({ user, progress }: { user: CurrentUser; progress: Progress | undefined }) {
  if (!user.goalWeight) return null
  return (
    <div className="mt-4 flex min-h-14 flex-col justify-center">
      {progress && progress.percentage !== null && (
        <GoalBar progress={progress} weightUnit={user.weightUnit} />
      )}
      {progress?.percentage === null && (
        <p className="text-sm text-soft">Log your first weigh-in to see your progress.</p>
      )}
    </div>
  )
}
