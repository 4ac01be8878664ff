import { barLengths, differenceText, proteinRange, type WeightGoal } from './weight-goal.ts'

interface GoalSummaryProps {
  /** in pounds, as they are typed */
  weight: number | null | undefined
  goal: number | null | undefined
}

function Bar({
  label,
  pounds,
  length,
  tone,
}: {
  label: string
  pounds: number
  length: number
  tone: string
}) {
  return (
    <div className="grid grid-cols-[3rem_1fr_auto] items-center gap-3">
      <dt className="text-sm text-soft">{label}</dt>
      <dd className="order-last min-w-20 text-right font-semibold tabular-nums">{pounds} lbs</dd>
      <span aria-hidden="true" className="h-3 overflow-hidden rounded-full bg-line">
        <span className={`block h-full rounded-full ${tone}`} style={{ width: `${length}%` }} />
      </span>
    </div>
  )
}

function Difference({ aim }: { aim: WeightGoal }) {
  const lengths = barLengths(aim)
  return (
    <>
      <p className="text-2xl font-bold tracking-tight tabular-nums" aria-live="polite">
        {differenceText(aim)}
      </p>
      <dl className="mt-4 flex flex-col gap-2">
        <Bar label="Now" pounds={aim.weight} length={lengths.weight} tone="bg-edge" />
        <Bar label="Goal" pounds={aim.goal} length={lengths.goal} tone="bg-accent" />
      </dl>
    </>
  )
}

function ProteinAim({ goal }: { goal: number | undefined }) {
  const range = goal && proteinRange(goal)
  return (
    <p className="mt-4 text-sm text-soft">
      Aim for 0.7–1 g of protein per pound of goal weight
      {range && (
        <>
          {': '}
          <strong className="text-ink tabular-nums">
            {range.least}–{range.most} g a day
          </strong>
        </>
      )}
      .
    </p>
  )
}

/** Above zero, and a number at all. */
const usable = (pounds: number | null | undefined): number | undefined =>
  pounds && pounds > 0 ? pounds : undefined

/** Where the goal lies from here. There are no weigh-ins to tell progress from, so none is told. */
export function GoalSummary(typed: GoalSummaryProps) {
  const weight = usable(typed.weight)
  const goal = usable(typed.goal)
  return (
    <div className="flex flex-col justify-center rounded-2xl bg-sunken p-4 sm:p-6">
      {weight && goal ? (
        <Difference aim={{ weight, goal }} />
      ) : (
        <p className="text-soft">Fill in your weight and a goal weight to see how far apart they are.</p>
      )}
      <ProteinAim goal={goal} />
    </div>
  )
}
