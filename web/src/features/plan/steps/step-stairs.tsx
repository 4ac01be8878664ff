import type { DoseSteps } from '@pepwell/contract/plan/dose-steps'
import { cx } from '../../../lib/classes.ts'

const styles = {
  done: 'border-transparent bg-accent/40',
  current: 'border-transparent bg-accent',
  upcoming: 'border-dashed border-soft bg-transparent',
}

/** The steps as stairs: solid for past and current, dashed for planned. The text next to it says the same. */
export const StepStairs = ({ state: { steps } }: { state: DoseSteps }) => (
  <div aria-hidden="true" className="flex h-10 items-end gap-1">
    {steps.map((step, at) => (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: steps have no other identity, and keep their order
        key={at}
        className={cx('flex-1 rounded-t-sm border', styles[step.state])}
        style={{
          height: `${Math.round((100 * step.amount) / Math.max(...steps.map(({ amount }) => amount)))}%`,
        }}
      />
    ))}
  </div>
)
