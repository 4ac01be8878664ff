import type { DoseLog } from '@pepwell/contract/doses/doses'
import type { PlanEntry } from '@pepwell/contract/plan/plan'
import type { Reminder } from '@pepwell/contract/reminders/reminders'
import type { UseQueryResult } from '@tanstack/react-query'
import { ErrorState } from '../../../ui/error-state.tsx'
import { NothingToLog } from '../nothing-to-log.tsx'
import { useDoseLogging } from '../use-dose-logging.ts'
import { entryPoints } from './entry-points.ts'
import { SheetFrame } from './sheet-frame.tsx'
import type { DoseBeginning } from './sheet-props.ts'

/** The initial values of the sheet. */
export interface DoseSheetProps extends DoseBeginning {
  open: boolean
  onOpenChange: (open: boolean) => void
  entryPoint: 'dashboard' | 'plan'
  plan: UseQueryResult<PlanEntry[]>
  doses: UseQueryResult<DoseLog[]>
  /** what decides which dose is due */
  reminders: UseQueryResult<Reminder[]>
  timeZone: string
}

/**
 * The entries that can be logged; undefined while the plan loads. Missing history or reminders only hide their hints.
 */
const loggable = ({ plan, doses, reminders }: Pick<DoseSheetProps, 'plan' | 'doses' | 'reminders'>) =>
  doses.isPending || reminders.isPending ? undefined : plan.data?.filter(({ status }) => status === 'active')

function PlanFailed({ plan }: Pick<DoseSheetProps, 'plan'>) {
  return (
    <ErrorState
      title="We couldn’t load your plan"
      error={plan.error}
      onRetry={() => plan.refetch()}
      retrying={plan.isFetching}
    />
  )
}

/** The empty state. */
function instead(plan: DoseSheetProps['plan'], entries: readonly PlanEntry[] | undefined) {
  if (entries?.length === 0) return <NothingToLog />
  return !entries && plan.isError ? <PlanFailed plan={plan} /> : undefined
}

/** Drafts apply to the same entry point only, and never to a calculated dose. */
const draftOf = ({ entryId, amount, settles }: DoseBeginning): string | undefined =>
  amount ? undefined : `dose:${JSON.stringify([entryId, settles])}`

/** The dose sheet, used by every entry point. */
export function DoseSheet(props: DoseSheetProps) {
  const { open, onOpenChange, entryPoint, plan, doses, reminders, timeZone, ...beginning } = props
  const close = () => {
    logging.reset()
    onOpenChange(false)
  }
  const { submit, pending, problem, ...logging } = useDoseLogging({
    timeZone,
    failure: entryPoints[entryPoint].failure,
    onLogged: close,
  })
  const entries = loggable(props)
  const sending = { pending, problem, onSubmit: submit }
  const known = { timeZone, doses: doses.data ?? [], reminders: reminders.data ?? [] }
  return (
    <SheetFrame
      open={open}
      onOpen={() => onOpenChange(true)}
      onClose={close}
      entryPoint={entryPoint}
      draft={draftOf(beginning)}
      form={entries && { ...beginning, ...sending, ...known, entries }}
      instead={instead(plan, entries)}
    />
  )
}
