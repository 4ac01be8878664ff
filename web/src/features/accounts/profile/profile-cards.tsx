import type { WeightUnit } from '@pepwell/domain/weight/weight'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { cx } from '../../../lib/classes.ts'
import { Card, CardHeader, CardText, CardTitle } from '../../../ui/card.tsx'
import { BodyFields } from './body-fields.tsx'
import { GoalSummary } from './goal-summary.tsx'
import { HealthFields } from './health-fields.tsx'
import type { ProfileValues } from './profile-schemas.ts'
import type { WayToGoal } from './weight-goal.ts'

/** What the page knows of weigh-ins and targets: `bar` draws how much of the way is done. */
export interface GoalProgress {
  way?: WayToGoal
  bar?: ReactNode
  /** what the person's protein target is, told for the unit that the form is in */
  protein?: (unit: WeightUnit) => ReactNode
}

/** The summary follows what is typed, and only it is drawn again. */
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

/** The measurements, with the choice of `units` above; `children` stand beside them where there is room. */
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
        <CardText>Your conditions, allergies and goals.</CardText>
      </CardHeader>
      <HealthFields />
    </Card>
  )
}
