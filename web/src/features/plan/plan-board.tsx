import type { PlanEntry, StoredEntry } from '@pepwell/contract/plan/plan'
import { type Dose, doseText } from '@pepwell/domain/doses/doses'
import type { PlanStatus } from '@pepwell/domain/plan/plan'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { ClipboardList } from 'lucide-react'
import { type ReactNode, type Ref, useId } from 'react'
import { Link } from 'react-router'
import { refusalText } from '../../lib/api/refusal-text.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { type ToastHandle, toast } from '../../ui/toast-store.ts'
import { type DialogAbout, useDialogAbout } from '../../ui/use-dialog-about.ts'
import { type FocusRestore, useFocusRestore } from '../../ui/use-focus-restore.ts'
import { warned } from '../../ui/warned-toast.tsx'
import { EditEntryDialog } from './edit-entry-dialog.tsx'
import { EntryCard } from './entry-card.tsx'
import { menuButtonId } from './entry-menu.tsx'
import { useChangeEntry } from './plan.api.ts'
import { groupByStatus, isActive } from './plan-groups.ts'
import { RemoveEntryDialog } from './remove-entry-dialog.tsx'
import { UnparsedDoses } from './unparsed-doses.tsx'

/** Changes an entry in one tap: pause, resume, complete, or set the dose. `changing` is the pending entry. */
function useOnePressChange(onChanged: () => void) {
  const { mutate, isPending, variables } = useChangeEntry({
    onSuccess: ({ warnings }) => {
      toast({ title: 'Peptide updated successfully', ...warned(warnings) })
      onChanged()
    },
    onError: (error) => {
      const title = refusalText(error, 'Failed to update peptide. Please try again.')
      toast({ title, variant: 'destructive' })
    },
  })
  return {
    setStatus: ({ id }: PlanEntry, status: PlanStatus) => mutate({ params: { id }, body: { status } }),
    setDose: ({ id }: PlanEntry, dose: Dose) =>
      mutate({ params: { id }, body: { currentDose: doseText(dose) } }),
    changing: isPending ? Number(variables.params.id) : undefined,
  }
}

interface EntryGridProps {
  title: string
  heading?: Ref<HTMLHeadingElement>
  entries: readonly PlanEntry[]
  card: (entry: PlanEntry) => ReactNode
  /** the empty state */
  children?: ReactNode
}

/** A titled section of the plan. */
function EntryGrid({ title, heading, entries, card, children }: EntryGridProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1} className="mb-3 text-xl">
        {title}
      </h2>
      {entries.length === 0 ? (
        children
      ) : (
        <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3">{entries.map(card)}</ul>
      )}
    </section>
  )
}

interface PlanBoardProps {
  entries: readonly PlanEntry[]
  today: CalendarDay
  /** a line about an entry's last dose */
  lastDose: (entry: PlanEntry) => ReactNode
  /** an entry's reminders */
  reminders: (entry: PlanEntry) => ReactNode
  /** an entry's remaining supply */
  vial: (entry: PlanEntry) => ReactNode
  /** an entry's medication level */
  level: (entry: PlanEntry) => ReactNode
  onLog: (entry: PlanEntry) => void
  /** called after a change, with its toast */
  onSaved: (saved: StoredEntry, savedToast: ToastHandle) => void
}

const NothingActive = () => (
  <EmptyState
    icon={<ClipboardList />}
    title="No Active Peptides"
    text="Add a peptide from the database. Its doses, days and adherence show here."
    action={
      <Button asChild>
        <Link to="/peptides">Browse peptides</Link>
      </Button>
    }
  />
)

interface PlanDialogsProps extends Pick<PlanBoardProps, 'onSaved'> {
  edited: DialogAbout<PlanEntry>
  removed: DialogAbout<PlanEntry>
  focus: FocusRestore
}

function PlanDialogs({ edited, removed, focus, onSaved }: PlanDialogsProps) {
  const onRemoval = (open: boolean) => {
    removed.onOpenChange(open)
    if (!open && removed.subject) focus.settle(menuButtonId(removed.subject))
  }
  return (
    <>
      {edited.subject && (
        <EditEntryDialog
          entry={edited.subject}
          open={edited.open}
          onOpenChange={edited.onOpenChange}
          onSaved={onSaved}
        />
      )}
      {removed.subject && (
        <RemoveEntryDialog
          entry={removed.subject}
          open={removed.open}
          onOpenChange={onRemoval}
          onRemoved={focus.leaving}
        />
      )}
    </>
  )
}

/** The plan: active entries, then paused and completed ones, with their actions. */
export function PlanBoard({
  entries,
  today,
  lastDose,
  reminders,
  vial,
  level,
  onLog,
  onSaved,
}: PlanBoardProps) {
  const focus = useFocusRestore(entries)
  const edited = useDialogAbout<PlanEntry>()
  const removed = useDialogAbout<PlanEntry>()
  const { setStatus, setDose, changing } = useOnePressChange(focus.leaving)
  const card = (entry: PlanEntry) => (
    <EntryCard
      key={entry.id}
      entry={entry}
      today={today}
      lastDose={lastDose(entry)}
      reminders={reminders(entry)}
      vial={vial(entry)}
      level={level(entry)}
      changing={changing === entry.id}
      onLog={onLog}
      onEdit={edited.show}
      onStatus={setStatus}
      onRemove={removed.show}
    />
  )
  return (
    <div className="flex flex-col gap-6">
      <UnparsedDoses entries={entries} changing={changing} onDose={setDose} onEdit={edited.show} />
      <EntryGrid
        title="Active Peptides"
        heading={focus.heading}
        entries={entries.filter(isActive)}
        card={card}
      >
        <NothingActive />
      </EntryGrid>
      {groupByStatus(entries).map((group) => (
        <EntryGrid key={group.label} title={group.label} entries={group.entries} card={card} />
      ))}
      <PlanDialogs edited={edited} removed={removed} focus={focus} onSaved={onSaved} />
    </div>
  )
}
