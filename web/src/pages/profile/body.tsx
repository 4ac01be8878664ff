import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { useQuery } from '@tanstack/react-query'
import { BodyCard, HealthCard, LiveGoalSummary } from '../../features/accounts/profile/profile-cards.tsx'
import { ProfileForm } from '../../features/accounts/profile/profile-form.tsx'
import { UnitsField } from '../../features/accounts/profile/units-field.tsx'
import { SitesCard } from '../../features/doses/sites/sites-card.tsx'
import { ProteinTarget } from '../../features/nutrition/targets/protein-target.tsx'
import { GoalBar } from '../../features/weight/overview/goal-bar.tsx'
import { type Progress, progressQuery } from '../../features/weight/weight.api.ts'
import { HydrationBoundary } from '../../ui/hydration-boundary.tsx'

/** Goal progress; reserves its space while loading. */
function ProgressBar({ user, progress }: { user: CurrentUser; progress: Progress | undefined }) {
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

/** Body, goal and health notes, saved with one button; and the injection sites. */
export function BodySettings({ user }: { user: CurrentUser }) {
  const { data: progress } = useQuery(progressQuery)
  return (
    <>
      <HydrationBoundary>
        <ProfileForm user={user} form="profile">
          <BodyCard timeZone={user.timeZone} units={<UnitsField />}>
            <LiveGoalSummary
              progress={progress}
              bar={<ProgressBar user={user} progress={progress} />}
              protein={(unit) => <ProteinTarget unit={unit} />}
            />
          </BodyCard>
          <HealthCard />
        </ProfileForm>
      </HydrationBoundary>
      <HydrationBoundary>
        <SitesCard />
      </HydrationBoundary>
    </>
  )
}
