import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { useQuery } from '@tanstack/react-query'
import { recentDosesQuery } from '../../features/doses/doses.api.ts'
import type { DoseSheetProps } from '../../features/doses/sheet/dose-sheet.tsx'
import { InboxPanel } from '../../features/notifications/inbox/inbox-panel.tsx'
import type { OpenReminder } from '../../features/notifications/inbox/message-actions.tsx'
import { planQuery } from '../../features/plan/plan.api.ts'
import { remindersQuery } from '../../features/reminders/reminders.api.ts'
import { lazyPanel } from '../../ui/lazy-panel.tsx'
import { type DialogAbout, useDialogAbout } from '../../ui/use-dialog-about.ts'

const DoseSheet = lazyPanel<DoseSheetProps>(async () => ({
  default: (await import('../../features/doses/sheet/dose-sheet.tsx')).DoseSheet,
}))

export interface InboxProps {
  user: CurrentUser
  open: boolean
  onOpenChange: (open: boolean) => void
}

const occurrenceOf = ({ reminderId, occursOn }: OpenReminder) => ({ reminderId, occursOn })

/** Logs a dose from the inbox, where the result shows. */
function Logging({ user, about }: { user: CurrentUser; about: DialogAbout<OpenReminder> }) {
  const plan = useQuery(planQuery)
  const doses = useQuery(recentDosesQuery)
  const reminders = useQuery(remindersQuery)
  return (
    <DoseSheet
      entryPoint="plan"
      open={about.open}
      onOpenChange={about.onOpenChange}
      entryId={about.subject?.userPeptideId}
      settles={about.subject && occurrenceOf(about.subject)}
      plan={plan}
      doses={doses}
      reminders={reminders}
      timeZone={user.timeZone}
    />
  )
}

/** The inbox with the dialogs its buttons open. */
export default function Inbox({ user, open, onOpenChange }: InboxProps) {
  const logging = useDialogAbout<OpenReminder>()
  return (
    <>
      <InboxPanel open={open} onOpenChange={onOpenChange} timeZone={user.timeZone} onLog={logging.show} />
      {logging.subject !== undefined && <Logging user={user} about={logging} />}
    </>
  )
}
