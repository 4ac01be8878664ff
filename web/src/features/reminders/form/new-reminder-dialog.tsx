import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import type { PlanEntry } from '@pepwell/contract/plan/plan'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { BellPlus } from 'lucide-react'
import { Link } from 'react-router'
import { problemText } from '../../../lib/api/refusal-text.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { warned } from '../../../ui/warned-toast.tsx'
import { channelsQuery, preferencesQuery, useAddReminder } from '../reminders.api.ts'
import type { ChannelWays } from './channels-field.tsx'
import type { EntryDose } from './preview-line.tsx'
import { ReminderDialog } from './reminder-dialog.tsx'
import { ReminderFormSkeleton } from './reminder-form-skeleton.tsx'
import type { FilledReminder } from './reminder-values.ts'

interface NewReminderDialogProps extends ChannelWays {
  plan: UseQueryResult<PlanEntry[]>
  user: CurrentUser
  /** the latest doses, latest first */
  doses?: readonly EntryDose[] | undefined
  open: boolean
  onOpenChange: (open: boolean) => void
}

const NothingToRemindOf = () => (
  <EmptyState
    icon={<BellPlus />}
    title="No active peptide in your plan"
    text="Reminders need a peptide in your plan. Add one, or resume a paused one."
    action={
      <Button asChild>
        <Link to="/peptides">Add a peptide</Link>
      </Button>
    }
  />
)

function Instead({
  plan,
  entries,
}: Pick<NewReminderDialogProps, 'plan'> & { entries: readonly PlanEntry[] }) {
  if (plan.data && entries.length === 0) return <NothingToRemindOf />
  if (plan.data || !plan.isError) return <ReminderFormSkeleton />
  return (
    <ErrorState
      title="We couldn’t load your plan"
      error={plan.error}
      onRetry={() => plan.refetch()}
      retrying={plan.isFetching}
    />
  )
}

export function NewReminderDialog(props: NewReminderDialogProps) {
  const { plan, user, doses, allowPush, verifyEmail, open, onOpenChange } = props
  const { store, reset, isPending, error } = useAddReminder({
    onSuccess: ({ warnings }) => {
      toast({ title: 'Reminder created successfully', ...warned(warnings) })
    },
  })
  const close = () => {
    reset()
    onOpenChange(false)
  }
  const settings = useQuery({ ...preferencesQuery, enabled: open })
  const channels = useQuery({ ...channelsQuery, enabled: open })
  const isPushed = channels.data?.find(({ channel }) => channel === 'push')?.isOn ?? true
  const entries = plan.data?.filter(({ status }) => status === 'active') ?? []
  // Without the settings, only the lead time falls back to its default.
  const isKnown = entries.length > 0 && settings.isFetched && channels.isFetched
  const form = {
    entries,
    user,
    doses,
    lead: settings.data?.reminderLeadTime,
    byMail: !isPushed && settings.data?.emailNotifications === true,
    allowPush,
    verifyEmail,
    onSubmit: (filled: FilledReminder) =>
      store({ ...filled, isActive: true }, { onSuccess: () => onOpenChange(false) }),
  }
  return (
    <ReminderDialog
      title="New Reminder"
      draft="reminder"
      open={open}
      onClose={close}
      form={isKnown ? form : { instead: <Instead plan={plan} entries={entries} /> }}
      submit={{ label: 'Create Reminder', pendingLabel: 'Creating...', pending: isPending }}
      problem={problemText(error, 'Failed to create reminder. Please try again.')}
    />
  )
}
