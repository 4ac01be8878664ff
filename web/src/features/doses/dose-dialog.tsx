import type { DoseLog, SettledOccurrence } from '@pepwell/contract/doses'
import type { PlanEntry } from '@pepwell/contract/plan'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorState } from '../../ui/error-state.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import type { DoseAmount, DoseFormProps } from './dose-form-props.ts'
import { DoseFormSkeleton } from './dose-form-skeleton.tsx'
import { NothingToLog } from './nothing-to-log.tsx'
import { useDoseLogging } from './use-dose-logging.ts'

/** What a dose dialog is opened with. */
export interface DoseDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  plan: UseQueryResult<PlanEntry[]>
  doses: UseQueryResult<DoseLog[]>
  timeZone: string
  /** the entry to begin with */
  entryId?: number
  /** dose and volume to begin with, in place of last time's */
  amount?: DoseAmount
  /** the occurrence of a reminder that the dose is for, where that one led here; of the entry to begin with */
  settles?: SettledOccurrence
}

interface FrameProps extends DoseDialogProps {
  title: string
  /** what can be logged; undefined until the plan is known */
  entries: PlanEntry[] | undefined
  /** what is said when logging failed without a reason */
  failure: string
  /** the form to fill in */
  children: (form: DoseFormProps) => ReactNode
}

/** What can be logged; undefined until the plan is known. Without the history only last time's choices are missing. */
export const loggable = ({ plan, doses }: Pick<DoseDialogProps, 'plan' | 'doses'>) =>
  doses.isPending ? undefined : plan.data?.filter(({ status }) => status === 'active')

function Instead({ plan, entries }: Pick<FrameProps, 'plan' | 'entries'>) {
  if (entries) return <NothingToLog />
  if (!plan.isError) return <DoseFormSkeleton />
  return (
    <ErrorState
      title="Your plan could not be loaded"
      error={plan.error}
      onRetry={() => plan.refetch()}
      retrying={plan.isFetching}
    />
  )
}

/** The dialog around a form of a dose, and what stands there as long as there is no form to show. */
export function DoseDialog({ title, entries, failure, children, ...props }: FrameProps) {
  const { open, onOpenChange, plan, doses, timeZone, entryId, amount, settles } = props
  const logging = useDoseLogging({ timeZone, failure, onLogged: () => onOpenChange(false) })
  const change = (next: boolean) => {
    logging.forget()
    onOpenChange(next)
  }
  const form = { doses: doses.data ?? [], timeZone, entryId, amount, settles, onSubmit: logging.submit }
  return (
    <FormDialog
      open={open}
      onOpenChange={change}
      title={title}
      submit={{ label: 'Log Dose', pendingLabel: 'Logging...', pending: logging.pending }}
      problem={logging.problem}
      skeleton={<DoseFormSkeleton />}
      instead={entries?.length ? undefined : <Instead plan={plan} entries={entries} />}
    >
      {(id) => children({ ...form, id, entries: entries ?? [] })}
    </FormDialog>
  )
}
