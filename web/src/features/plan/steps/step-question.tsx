import type { DoseSteps } from '@pepwell/contract/plan/dose-steps'
import { syringeView } from '@pepwell/domain/doses/syringe-words'
import { DEFAULT_STAY_WEEKS } from '@pepwell/domain/plan/titration'
import { weekdayOf, weekdays } from '@pepwell/domain/schedules/schedules'
import { type CalendarDay, daysBetween } from '@pepwell/domain/time/calendar'
import type { StockDraw } from '@pepwell/domain/vials/draw-words'
import { ArrowRight, CirclePause } from 'lucide-react'
import { useState } from 'react'
import { refusalText } from '../../../lib/api/refusal-text.ts'
import { useSyringe } from '../../../lib/forms/use-syringe.ts'
import { lazyView } from '../../../lib/rendering/lazy-view.ts'
import { formatShortDay } from '../../../lib/time/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { LoadBoundary } from '../../../ui/load-boundary.tsx'
import { SyringePicture } from '../../../ui/syringe-picture.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { warned } from '../../../ui/warned-toast.tsx'
import { type Decision, DecisionDialog, type Reason } from './decision-dialog.tsx'
import { useDecideStep } from './dose-steps.api.ts'
import { useNextDraw } from './use-next-draw.ts'

const AgreedDose = lazyView(() => import('./agreed-dose.tsx'))

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

/** '0.5 mg → 1 mg' in large figures, with the syringe filled for it. */
function NewDose({ state: { current, next }, draw }: Pick<AnswersProps, 'state' | 'draw'>) {
  const { syringe } = useSyringe()
  if (!next) return null
  return (
    <>
      <p className="flex items-baseline gap-2 tabular-nums">
        {current && (
          <>
            <span className="text-xl font-semibold text-soft">{current.dose}</span>
            <ArrowRight className="size-5 self-center text-soft" aria-hidden="true" />
            <span className="sr-only">to</span>
          </>
        )}
        <span className="text-3xl font-bold tracking-tight">{next.dose}</span>
      </p>
      {draw?.syringe && (
        <div className="mx-auto w-full max-w-sm">
          <SyringePicture {...syringeView({ ...syringe, scale: draw.syringe.scale }, draw.syringe.volume)} />
        </div>
      )}
    </>
  )
}

type Asked = Decision | 'agreed'

interface AnswersProps {
  state: DoseSteps
  pending: boolean
  /** of the next dose from the vial in use; undefined if unknown */
  draw: StockDraw | undefined
  onAsk: (asked: Asked) => void
}

/** What a person can decide today. */
function Answers({ state: { next, hold, current }, pending, draw, onAsk }: AnswersProps) {
  const isDue = next?.stage === 'due'
  if (!isDue && !hold) return null
  return (
    <div className="flex flex-wrap gap-2">
      {hold && (isDue || current) && (
        <Button variant="tinted" disabled={pending} onClick={() => onAsk('agreed')}>
          We agreed on a dose
        </Button>
      )}
      {!hold && (
        <Button disabled={pending} onClick={() => onAsk('take')}>
          Take it{draw && ` · ${draw.text}`}
        </Button>
      )}
      {next && (
        <Button variant="secondary" disabled={pending} onClick={() => onAsk('stay')}>
          Stay {DEFAULT_STAY_WEEKS} more weeks
        </Button>
      )}
      {current !== null && current.step > 0 && (
        <Button variant="secondary" disabled={pending} onClick={() => onAsk('back')}>
          Go back
        </Button>
      )}
    </div>
  )
}

/**
 * Asks about the next step: take it, stay, or go back. While on hold it proposes no dose: the person enters what they
 * agreed on with the prescriber.
 */
export function StepQuestion({ state, name, today }: StepQuestionProps) {
  const { next, hold } = state
  const [asked, setAsked] = useState<Asked>()
  const { decide, isPending } = useDeciding(state, () => setAsked(undefined))
  const draw = useNextDraw(state, today)
  const close = (open: boolean) => !open && setAsked(undefined)
  if (!next && !hold) return null
  return (
    <section aria-label={`Next step of ${name}`} className="flex flex-col gap-2 rounded-2xl bg-sunken p-3">
      {hold ? (
        <HoldNote hold={hold} />
      ) : (
        next && <p className="font-semibold">Next step: {nextText(next, today)}</p>
      )}
      {!hold && next?.stage === 'due' && <NewDose state={state} draw={draw} />}
      <Answers state={state} pending={isPending} draw={draw} onAsk={setAsked} />
      {asked === 'agreed' && (
        <LoadBoundary failure="We couldn’t load your steps" skeleton={null}>
          <AgreedDose
            state={state}
            name={name}
            onOpenChange={close}
            pending={isPending}
            onAgreed={({ decision, to }) => decide(decision, 'prescriber', to)}
          />
        </LoadBoundary>
      )}
      {asked && asked !== 'agreed' && (
        <DecisionDialog
          key={asked}
          state={state}
          decision={asked}
          name={name}
          pending={isPending}
          onOpenChange={close}
          onDecide={(reason) => decide(asked, reason)}
        />
      )}
    </section>
  )
}
