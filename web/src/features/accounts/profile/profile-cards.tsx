import type { WeightUnit } from '@pepwell/domain/weight/weight'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { cx } from '../../../lib/classes.ts'
import { Card, CardHeader, CardTitle } from '../../../ui/card.tsx'
import { BodyFields } from './body-fields.tsx'
import { GoalSummary } from './goal-summary.tsx'
import { HealthFields } from './health-fields.tsx'
import type { ProfileValues } from './profile-schemas.ts'
import type { WayToGoal } from './weight-goal.ts'

/** Weigh-in and target data from the page. `bar` renders goal progress. */
interface GoalProgress {
  way?: WayToGoal
  bar?: ReactNode
  /** protein target text in the form's unit */
  protein?: (unit: WeightUnit) => ReactNode
}

/** Its own component, so that typing re-renders only the summary. */
export function LiveGoalSummary({ way, bar, protein }: GoalProgress) {
  const [weight, goal, unit = 'lbs'] = useWatch<ProfileValues, ['weight', 'goalWeight', 'weightUnit']>({
    name: ['weight', 'goalWeight', 'weightUnit'],
  })
  return (
    <GoalSummary weight={weight} goal={goal} unit={unit} way={way} protein={protein?.(unit)}>
      {bar}
    </GoalSummary>
  )
}

/** The measurements, with the `units` choice on top. `children` render next to them where there is room. */
export function BodyCard({
  timeZone,
  units,
  children,
}: {
  timeZone: string
  units?: ReactNode
  children?: ReactNode
}) {
  return (
    <Card as="section" aria-labelledby="profile-body">
      <CardHeader>
        <CardTitle id="profile-body">Body and goal</CardTitle>
      </CardHeader>
      <div className={cx('grid gap-5', Boolean(children) && 'lg:grid-cols-2 lg:gap-8')}>
        <BodyFields timeZone={timeZone}>{units}</BodyFields>
        {children}
      </div>
    </Card>
  )
}

export function PersonCard({ children }: { children: ReactNode }) {
  return (
    <Card as="section" aria-labelledby="profile-person">
      <CardHeader>
        <CardTitle id="profile-person">Personal details</CardTitle>
      </CardHeader>
      <div className="flex flex-col gap-5">{children}</div>
    </Card>
  )
}

export function HealthCard() {
  return (
    <Card as="section" aria-labelledby="profile-health">
      <CardHeader>
        <CardTitle id="profile-health">Health notes</CardTitle>
      </CardHeader>
      <HealthFields />
    </Card>
  )
}
