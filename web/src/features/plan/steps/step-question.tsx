import type { DoseSteps } from '@pepwell/contract/plan/dose-steps'
import { USUAL_STAY_WEEKS } from '@pepwell/domain/plan/titration'
import { useState } from 'react'
import { refusalText } from '../../../lib/api/refusal-text.ts'
import { formatShortDay } from '../../../lib/time/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { warned } from '../../../ui/warned-toast.tsx'
import { useDecideStep } from './dose-steps.api.ts'

type Decision = 'take' | 'stay' | 'back'

const reasons = [
  { value: 'prescriber', label: 'My prescriber decided' },
  { value: 'side effects', label: 'Side effects' },
  { value: 'supply', label: 'Supply' },
] as const
type Reason = (typeof reasons)[number]['value']

const titles: Record<Exclude<Decision, 'take'>, string> = {
  stay: `Stay ${USUAL_STAY_WEEKS} more weeks?`,
  back: 'Go back one step?',
}

function useDeciding(state: DoseSteps, onSettled: () => void) {
  const { store, isPending } = useDecideStep({
    onSuccess: ({ current, warnings }) =>
      void toast({ title: current ? `Your dose is ${current.dose}` : 'Saved', ...warned(warnings) }),
    onError: (error) =>
      void toast({
        title: refusalText(error, 'Failed to save your decision. Please try again.'),
        variant: 'destructive',
      }),
    onSettled,
  })
  const decide = (decision: Decision, reason: Reason | undefined) => {
    const step = (decision === 'take' ? state.next : state.current)?.step
    store({ decision, step, reason }, { params: { id: state.userPeptideId } })
  }
  return { decide, isPending }
}

interface StepQuestionProps {
  state: DoseSteps
  /** the peptide's color slot */
  name: string
}

/** Asks about the next step: take it, stay, or go back. While on hold, only the prescriber's approval advances it. */
export function StepQuestion({ state, name }: StepQuestionProps) {
  const { next, hold, current } = state
  const [asked, setAsked] = useState<Exclude<Decision, 'take'>>()
  const { decide, isPending } = useDeciding(state, () => setAsked(undefined))
  const [reason, setReason] = useState<Reason>('prescriber')
  if (!next) return null
  const when = next.startsOn ? ` from ${formatShortDay(next.startsOn)}` : ''
  const take = () => decide('take', hold ? 'prescriber' : undefined)
  return (
    <section aria-label={`Next step of ${name}`} className="flex flex-col gap-2 rounded-2xl bg-sunken p-3">
      <p className="font-semibold">
        Next step: {next.dose}
        {when}
      </p>
      {hold && (
        <p role="alert" className="text-sm text-warn-ink">
          {hold.message}
        </p>
      )}
      {(next.stage === 'due' || hold) && (
        <div className="flex flex-wrap gap-2">
          {next.stage === 'due' && (
            <Button variant={hold ? 'secondary' : 'tinted'} pending={isPending} onClick={take}>
              {hold ? 'My prescriber agreed' : 'Take it'}
            </Button>
          )}
          <Button variant="secondary" disabled={isPending} onClick={() => setAsked('stay')}>
            Stay {USUAL_STAY_WEEKS} more weeks
          </Button>
          {current !== null && current.step > 0 && (
            <Button variant="secondary" disabled={isPending} onClick={() => setAsked('back')}>
              Go back
            </Button>
          )}
        </div>
      )}
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={(open) => !open && setAsked(undefined)}
        title={titles[asked ?? 'stay']}
        description={name}
        confirmLabel={asked === 'back' ? 'Go back' : 'Stay'}
        pendingLabel="Saving..."
        pending={isPending}
        onConfirm={() => decide(asked ?? 'stay', reason)}
      >
        <Segmented
          legend="Reason"
          showLegend
          vertical
          className="mt-4"
          options={reasons}
          value={reason}
          onChange={setReason}
        />
      </ConfirmDialog>
    </section>
  )
}
