import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import type { PlanEntry } from '@pepwell/contract/plan/plan'
import type { Reminder } from '@pepwell/contract/reminders/reminders'
import { problemText } from '../../../lib/api/refusal-text.ts'
import { toast } from '../../../ui/toast-store.ts'
import { useChangeReminder } from '../reminders.api.ts'
import type { EntryDose } from './preview-line.tsx'
import type { Proposal } from './proposal.ts'
import { ReminderDialog } from './reminder-dialog.tsx'
import type { FilledReminder } from './reminder-values.ts'

interface EditReminderDialogProps {
  reminder: Reminder
  /** the plan, if loaded */
  entries: readonly PlanEntry[]
  user: CurrentUser
  /** the latest doses, latest first */
  doses?: readonly EntryDose[] | undefined
  /** initial values that replace its times */
  proposal?: Proposal
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Edits a reminder. Its peptide is fixed. */
export function EditReminderDialog(props: EditReminderDialogProps) {
  const { reminder, proposal, entries, user, doses, open, onOpenChange } = props
  const { mutate, reset, isPending, error } = useChangeReminder({
    onSuccess: () => {
      toast({ title: 'Reminder updated successfully' })
    },
  })
  const close = () => {
    reset()
    onOpenChange(false)
  }
  const save = ({ userPeptideId: _, ...body }: FilledReminder) =>
    mutate({ params: { id: reminder.id }, body }, { onSuccess: () => onOpenChange(false) })
  return (
    <ReminderDialog
      title={`Edit ${reminder.title}`}
      draft={proposal ? undefined : `reminder:${reminder.id}`}
      open={open}
      onClose={close}
      form={{ entries, reminder, proposal, user, doses, onSubmit: save }}
      submit={{ label: 'Save', pendingLabel: 'Saving...', pending: isPending }}
      problem={problemText(error, 'Failed to update reminder. Please try again.')}
    />
  )
}
