import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import type { PlanEntry } from '@pepwell/contract/plan/plan'
import type { Reminder } from '@pepwell/contract/reminders/reminders'
import { BellPlus } from 'lucide-react'
import { useHashTarget } from '../../../lib/navigation/use-hash-target.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { type DialogAbout, useDialogAbout } from '../../../ui/use-dialog-about.ts'
import { type FocusRestore, useFocusRestore } from '../../../ui/use-focus-restore.ts'
import { EditReminderDialog } from '../form/edit-reminder-dialog.tsx'
import type { EntryDose } from '../form/preview-line.tsx'
import type { Proposal } from '../form/proposal.ts'
import type { ActiveReminder } from '../offline-reminders.ts'
import type { ReminderDose } from '../overdue/reminder-dose.ts'
import { PausedReminders } from './paused-reminders.tsx'
import { deleteButtonId, ReminderCard } from './reminder-card.tsx'
import { RemoveReminderDialog } from './remove-reminder-dialog.tsx'
import { useChanging } from './use-changing.ts'

interface ReminderBoardProps {
  reminders: readonly ActiveReminder[]
  /** the plan, if loaded */
  entries: readonly PlanEntry[]
  user: CurrentUser
  /** the latest doses, latest first */
  doses?: readonly EntryDose[] | undefined
  /** milliseconds since the epoch; the time the list is shown for */
  now: number
  onNew: () => void
  onLog: (dose: ReminderDose) => void
}

/** Later than any reminder. */
const NEVER = '9999-12-31T00:00:00Z'

const NoReminders = ({ onNew }: Pick<ReminderBoardProps, 'onNew'>) => (
  <EmptyState
    icon={<BellPlus />}
    title="No Active Reminders"
    text="Choose what you take and when. We’ll remind you in time."
    action={
      <Button variant="tinted" onClick={onNew}>
        Set a reminder
      </Button>
    }
  />
)

const AllPaused = () => (
  <p className="rounded-2xl border border-dashed border-edge/60 px-6 py-6 text-center text-soft">
    All reminders are currently paused. Resume them to see them here.
  </p>
)

/** A reminder to edit, with initial values that replace its times. */
interface EditedReminder {
  reminder: Reminder
  proposal?: Proposal
}

interface DialogsProps extends Pick<ReminderBoardProps, 'entries' | 'user' | 'doses'> {
  edited: DialogAbout<EditedReminder>
  removed: DialogAbout<Reminder>
  focus: FocusRestore
}

function Dialogs({ edited, removed, focus, entries, user, doses }: DialogsProps) {
  const onRemoval = (open: boolean) => {
    removed.onOpenChange(open)
    if (!open && removed.subject) focus.settle(deleteButtonId(removed.subject))
  }
  return (
    <>
      {edited.subject && (
        <EditReminderDialog
          {...edited.subject}
          entries={entries}
          user={user}
          doses={doses}
          open={edited.open}
          onOpenChange={edited.onOpenChange}
        />
      )}
      {removed.subject && (
        <RemoveReminderDialog
          reminder={removed.subject}
          open={removed.open}
          onOpenChange={onRemoval}
          onRemoved={focus.leaving}
        />
      )}
    </>
  )
}

/** Overdue, due and next first; reminders without a next time last. */
const byTime = (one: Reminder, other: Reminder): number => {
  const at = ({ overdue, dueSince, nextAt }: Reminder) =>
    Date.parse(overdue?.since ?? dueSince ?? nextAt ?? NEVER)
  return at(one) - at(other)
}

/** The reminders: active ones as cards, paused ones in a group. */
export function ReminderBoard({ reminders, entries, user, doses, now, onNew, onLog }: ReminderBoardProps) {
  useHashTarget()
  const focus = useFocusRestore(reminders)
  const edited = useDialogAbout<EditedReminder>()
  const removed = useDialogAbout<Reminder>()
  const { change, changing } = useChanging(focus.leaving)
  const active = reminders.filter(({ isActive }) => isActive).toSorted(byTime)
  const paused = reminders.filter(({ isActive }) => !isActive)
  return (
    <section aria-labelledby="active-reminders" className="flex flex-col gap-4">
      <h2 id="active-reminders" ref={focus.heading} tabIndex={-1} className="-mb-1 text-xl">
        Active Reminders
      </h2>
      {active.length > 0 ? (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {active.map((reminder) => (
            <ReminderCard
              key={reminder.id}
              reminder={reminder}
              timeZone={user.timeZone}
              now={now}
              changing={changing === reminder.id}
              planned={entries.find(({ id }) => id === reminder.userPeptideId)?.currentDose}
              onChange={change}
              onEdit={(one, proposal) => edited.show({ reminder: one, proposal })}
              onRemove={removed.show}
              onLog={onLog}
            />
          ))}
        </ul>
      ) : paused.length > 0 ? (
        <AllPaused />
      ) : (
        <NoReminders onNew={onNew} />
      )}
      <PausedReminders
        reminders={paused}
        changing={changing}
        onResume={(reminder) => change(reminder, { isActive: true })}
        onRemove={removed.show}
      />
      <Dialogs edited={edited} removed={removed} focus={focus} entries={entries} user={user} doses={doses} />
    </section>
  )
}
