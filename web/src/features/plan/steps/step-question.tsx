import type { DoseSteps } from '@pepwell/contract/plan/dose-steps'
import { USUAL_STAY_WEEKS } from '@pepwell/domain/plan/titration'
import { weekdayOf, weekdays } from '@pepwell/domain/schedules/schedules'
import { type CalendarDay, daysBetween } from '@pepwell/domain/time/calendar'
import { CirclePause } from 'lucide-react'
import { useState } from 'react'
import { refusalText } from '../../../lib/api/refusal-text.ts'
import { formatShortDay } from '../../../lib/time/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { warned } from '../../../ui/warned-toast.tsx'
import { AgreedDose, hasChoices } from './agreed-dose.tsx'
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
  const decide = (decision: Decision, reason?: Reason, to?: number) => {
    const step = (decision === 'take' ? state.next : state.current)?.step
    store(
      { decision, step, reason, ...(decision === 'back' && to !== undefined && { to }) },
      { params: { id: state.userPeptideId } },
    )
  }
  return { decide, isPending }
}

interface StepQuestionProps {
  state: DoseSteps
  /** of the peptide */
  name: string
  /** in the person's time zone */
  today: CalendarDay
}

/** '0.5 mg from Sunday'; another week's day with its date */
function nextText({ dose, startsOn }: NonNullable<DoseSteps['next']>, today: CalendarDay): string {
  if (!startsOn) return dose
  const days = daysBetween(today, startsOn)
  const isThisWeek = days >= 0 && days < weekdays.length
  return `${dose} from ${isThisWeek ? weekdayOf(startsOn) : formatShortDay(startsOn)}`
}

/** Why no dose is proposed, and who decides. */
const HoldNote = ({ hold }: { hold: NonNullable<DoseSteps['hold']> }) => (
  <>
    <p className="flex w-fit items-center gap-1.5 rounded-full bg-warn-soft px-3 py-1 text-sm font-semibold text-warn-ink">
      <CirclePause className="size-4" aria-hidden="true" />
      On hold
    </p>
    <p className="text-xl font-bold">Talk to your prescriber before the next dose</p>
    <p role="alert">{hold.message}</p>
  </>
)

/**
 * Asks about the next step: take it, stay, or go back. While on hold it proposes no dose: the person enters what they
 * agreed on with the prescriber.
 */
export function StepQuestion({ state, name, today }: StepQuestionProps) {
  const { next, hold, current } = state
  const [asked, setAsked] = useState<Exclude<Decision, 'take'> | 'agreed'>()
  const { decide, isPending } = useDeciding(state, () => setAsked(undefined))
  const [reason, setReason] = useState<Reason>('prescriber')
  const close = (open: boolean) => !open && setAsked(undefined)
  if (!next && !hold) return null
  const canDecide = next?.stage === 'due' || hold
  return (
    <section aria-label={`Next step of ${name}`} className="flex flex-col gap-2 rounded-2xl bg-sunken p-3">
      {hold ? (
        <HoldNote hold={hold} />
      ) : (
        next && <p className="font-semibold">Next step: {nextText(next, today)}</p>
      )}
      {canDecide && (
        <div className="flex flex-wrap gap-2">
          {hold && hasChoices(state) && (
            <Button variant="tinted" disabled={isPending} onClick={() => setAsked('agreed')}>
              We agreed on a dose
            </Button>
          )}
          {!hold && (
            <Button variant="tinted" pending={isPending} onClick={() => decide('take')}>
              Take it
            </Button>
          )}
          {next && (
            <Button variant="secondary" disabled={isPending} onClick={() => setAsked('stay')}>
              Stay {USUAL_STAY_WEEKS} more weeks
            </Button>
          )}
          {current !== null && current.step > 0 && (
            <Button variant="secondary" disabled={isPending} onClick={() => setAsked('back')}>
              Go back
            </Button>
          )}
        </div>
      )}
      <AgreedDose
        state={state}
        name={name}
        open={asked === 'agreed'}
        onOpenChange={close}
        pending={isPending}
        onAgreed={({ decision, to }) => decide(decision, 'prescriber', to)}
      />
      <ConfirmDialog
        open={asked === 'stay' || asked === 'back'}
        onOpenChange={close}
        title={titles[asked === 'back' ? 'back' : 'stay']}
        description={name}
        confirmLabel={asked === 'back' ? 'Go back' : 'Stay'}
        pendingLabel="Saving..."
        pending={isPending}
        onConfirm={() => decide(asked === 'back' ? 'back' : 'stay', reason)}
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
