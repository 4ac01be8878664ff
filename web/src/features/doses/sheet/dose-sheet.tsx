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

/** What the sheet is opened with. */
export interface DoseSheetProps extends DoseBeginning {
  open: boolean
  onOpenChange: (open: boolean) => void
  door: 'dashboard' | 'plan'
  plan: UseQueryResult<PlanEntry[]>
  doses: UseQueryResult<DoseLog[]>
  /** what says which is due */
  reminders: UseQueryResult<Reminder[]>
  timeZone: string
}

/** What can be logged; undefined until the plan is known. Without the history or the reminders only what they say is missing. */
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

/** What stands there when nothing can be logged. */
function instead(plan: DoseSheetProps['plan'], entries: readonly PlanEntry[] | undefined) {
  if (entries?.length === 0) return <NothingToLog />
  return !entries && plan.isError ? <PlanFailed plan={plan} /> : undefined
}

/** What was typed is kept for the same door only: from elsewhere another dose is meant. A calculated one is what is meant now. */
const draftOf = ({ entryId, amount, settles }: DoseBeginning): string | undefined =>
  amount ? undefined : `dose:${JSON.stringify([entryId, settles])}`

/** The one sheet in which a dose is logged, whatever led to it. */
export function DoseSheet(props: DoseSheetProps) {
  const { open, onOpenChange, door, plan, doses, reminders, timeZone, ...beginning } = props
  const close = () => {
    logging.forget()
    onOpenChange(false)
  }
  const { submit, pending, problem, ...logging } = useDoseLogging({
    timeZone,
    failure: entryPoints[door].failure,
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
      door={door}
      draft={draftOf(beginning)}
      form={entries && { ...beginning, ...sending, ...known, entries }}
      instead={instead(plan, entries)}
    />
  )
}
