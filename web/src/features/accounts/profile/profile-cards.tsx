import { proteinGuideWords } from '@pepwell/domain/nutrition/nutrition-targets'
import { inUnit, type WeightUnit, weightText } from '@pepwell/domain/weight/weight'
import type { ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { cx } from '../../../lib/classes.ts'
import { Card, CardHeader, CardTitle } from '../../../ui/card.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextArea } from '../../../ui/text-input.tsx'
import { BodyFields } from './body-fields.tsx'
import type { ProfileValues } from './profile-schemas.ts'
import { barLengths, differenceText, type WeightGoal, type WeightGoalProgress } from './weight-goal.ts'

const notes = [
  { name: 'healthConditions', label: 'Health conditions' },
  { name: 'allergies', label: 'Allergies' },
  { name: 'goals', label: 'Goals' },
] as const

function HealthFields() {
  const { register, formState } = useFormContext<ProfileValues>()
  return (
    <div className="flex flex-col gap-5">
      {notes.map(({ name, label }) => (
        <Field key={name} label={label} optional error={formState.errors[name]?.message}>
          <TextArea rows={2} {...register(name)} />
        </Field>
      ))}
    </div>
  )
}

interface GoalSummaryProps {
  /** weight and goal in pounds */
  weight: number | null | undefined
  goal: number | null | undefined
  /** the display unit of weight and goal */
  unit: WeightUnit
  /** goal progress from weigh-ins */
  progress?: WeightGoalProgress
  /** the protein target */
  protein?: ReactNode
  /** percent of the way to the goal */
  children?: ReactNode
}

function Bar({
  label,
  weight,
  length,
  tone,
}: {
  label: string
  weight: string
  length: number
  tone: string
}) {
  return (
    <div className="grid grid-cols-[3rem_1fr_auto] items-center gap-3">
      <dt className="text-sm text-soft">{label}</dt>
      <dd className="order-last min-w-20 text-right font-semibold tabular-nums">{weight}</dd>
      <span aria-hidden="true" className="h-3 overflow-hidden rounded-full bg-line">
        <span className={`block h-full rounded-full ${tone}`} style={{ width: `${length}%` }} />
      </span>
    </div>
  )
}

function Difference({
  aim,
  unit,
  progress,
}: { aim: WeightGoal } & Pick<GoalSummaryProps, 'unit' | 'progress'>) {
  const shown = (pounds: number) => weightText(inUnit(pounds, unit), unit)
  const lengths = barLengths(aim)
  return (
    <>
      <p className="text-2xl font-bold tracking-tight tabular-nums" aria-live="polite">
        {differenceText(aim, unit, progress)}
      </p>
      <dl className="mt-4 flex flex-col gap-2">
        <Bar label="Now" weight={shown(aim.weight)} length={lengths.weight} tone="bg-edge" />
        <Bar label="Goal" weight={shown(aim.goal)} length={lengths.goal} tone="bg-accent" />
      </dl>
    </>
  )
}

/** General guidance plus the personal target, which is calculated in one place only. */
const ProteinAim = ({ unit, children }: { unit: WeightUnit; children?: ReactNode }) => (
  <p className="mt-4 text-sm text-soft">
    {`As a common guide, aim for ${proteinGuideWords[unit].amount} of protein ${proteinGuideWords[unit].per} of goal weight. `}
    {children}
  </p>
)

/** A positive weight in pounds, or undefined. */
const usable = (pounds: number | null | undefined): number | undefined =>
  pounds && pounds > 0 ? pounds : undefined

/** The distance to the goal while typing. Progress comes from weigh-ins alone. */
function GoalSummary({ unit, progress, protein, children, ...typed }: GoalSummaryProps) {
  const weight = usable(typed.weight)
  const goal = usable(typed.goal)
  return (
    <div className="flex flex-col justify-center rounded-2xl bg-sunken p-4 sm:p-6">
      {weight && goal ? (
        <Difference aim={{ weight, goal }} unit={unit} progress={progress} />
      ) : (
        <p className="text-soft">Enter your weight and goal weight to see the difference.</p>
      )}
      {children}
      <ProteinAim unit={unit}>{protein}</ProteinAim>
    </div>
  )
}

/** Weigh-in and target data from the page. `bar` renders goal progress. */
interface GoalProgress {
  progress?: WeightGoalProgress
  bar?: ReactNode
  /** protein target text in the form's unit */
  protein?: (unit: WeightUnit) => ReactNode
}

/** Its own component, so that typing re-renders only the summary. */
export function LiveGoalSummary({ progress, bar, protein }: GoalProgress) {
  const [weight, goal, unit = 'lbs'] = useWatch<ProfileValues, ['weight', 'goalWeight', 'weightUnit']>({
    name: ['weight', 'goalWeight', 'weightUnit'],
  })
  return (
    <GoalSummary weight={weight} goal={goal} unit={unit} progress={progress} protein={protein?.(unit)}>
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
