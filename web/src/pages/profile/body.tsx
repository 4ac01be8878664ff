import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { useQuery } from '@tanstack/react-query'
import { BodyCard, HealthCard, LiveGoalSummary } from '../../features/accounts/profile/profile-cards.tsx'
import { ProfileForm } from '../../features/accounts/profile/profile-form.tsx'
import { UnitsField } from '../../features/accounts/profile/units-field.tsx'
import { SitesCard } from '../../features/doses/sites/sites-card.tsx'
import { ProteinTarget } from '../../features/nutrition/targets/protein-target.tsx'
import { progressQuery } from '../../features/weight/weight.api.ts'
import { HydrationBoundary } from '../../ui/hydration-boundary.tsx'
import { ProgressBar } from './progress-bar.tsx'

/** Body, goal and health notes, saved with one button; and the injection sites. */
export function BodySettings({ user }: { user: CurrentUser }) {
  const { data: way } = useQuery(progressQuery)
  return (
    <>
      <HydrationBoundary>
        <ProfileForm user={user} form="profile">
          <BodyCard timeZone={user.timeZone} units={<UnitsField />}>
            <LiveGoalSummary
              way={way}
              bar={<ProgressBar user={user} progress={way} />}
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
