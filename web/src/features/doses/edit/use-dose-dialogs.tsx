import type { DoseLog, DoseVersion } from '@pepwell/contract/doses/doses'
import { sitesText } from '@pepwell/domain/doses/injection-sites'
import { useQuery } from '@tanstack/react-query'
import { formatInstant } from '../../../lib/time/dates.ts'
import { DeleteDialog } from '../../../ui/delete-dialog.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useDialogAbout } from '../../../ui/use-dialog-about.ts'
import type { FocusRestore } from '../../../ui/use-focus-restore.ts'
import { doseVersionsQuery, useRemoveDose } from '../doses.api.ts'
import { doseMenuId } from './dose-menu-button.tsx'
import { EditDoseSheet } from './edit-dose-sheet.tsx'

/** What was recorded with a dose, in row order. */
const wordsOf = ({ dose, volume, feeling, notes, ...sites }: DoseVersion): string[] =>
  [dose, volume === null ? null : `${volume} mL`, sitesText(sites), feeling, notes].filter(
    (detail) => detail !== null,
  )

function Version({ version, timeZone }: { version: DoseVersion; timeZone: string }) {
  return (
    <li className="py-3">
      <p className="text-sm text-soft">
        Until <time dateTime={version.replacedAt}>{formatInstant(version.replacedAt, timeZone)}</time>
      </p>
      <p className="font-semibold">Taken {formatInstant(version.takenAt, timeZone)}</p>
      <p className="whitespace-pre-line wrap-anywhere">{wordsOf(version).join(' · ')}</p>
    </li>
  )
}

function Versions({ dose, timeZone }: { dose: DoseLog; timeZone: string }) {
  const versions = useQuery(doseVersionsQuery(dose.id))
  if (versions.isPending)
    return (
      <Loading label="Loading the edit history">
        <Skeleton className="h-20" />
      </Loading>
    )
  if (!versions.data)
    return (
      <ErrorState
        title="We couldn’t load the edit history"
        error={versions.error}
        onRetry={() => versions.refetch()}
        retrying={versions.isFetching}
      />
    )
  return (
    <ol className="divide-y divide-line/60">
      {versions.data.map((version) => (
        <Version key={version.replacedAt} version={version} timeZone={timeZone} />
      ))}
    </ol>
  )
}

interface DoseVersionsDialogProps {
  dose: DoseLog
  timeZone: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Earlier versions of a dose, with the time of each edit. */
const DoseVersionsDialog = ({ dose, timeZone, ...opening }: DoseVersionsDialogProps) => (
  <Dialog {...opening} title="Edit history" description={`${dose.peptideName}, now ${dose.dose}`}>
    <Versions dose={dose} timeZone={timeZone} />
  </Dialog>
)

interface RemoveDoseDialogProps {
  dose: DoseLog
  timeZone: string
  open: boolean
  onOpenChange: (open: boolean) => void
  onRemoved: () => void
}

/** Asks before deleting a dose. Stays open and shows the reason on failure. */
function RemoveDoseDialog({ dose, timeZone, open, onOpenChange, onRemoved }: RemoveDoseDialogProps) {
  const deletion = useRemoveDose({
    onSuccess: () => {
      toast({ title: 'Dose deleted' })
      onRemoved()
    },
  })
  return (
    <DeleteDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Delete ${dose.peptideName}, ${dose.dose}?`}
      deletion={deletion}
      failure="Failed to remove dose. Please try again."
      onDelete={() => deletion.mutate({ params: { id: dose.id } }, { onSuccess: () => onOpenChange(false) })}
    >
      This deletes your dose of {formatInstant(dose.takenAt, timeZone)} from your history and stats. Its
      reminder reopens.
    </DeleteDialog>
  )
}

/** The menu actions of listed doses, with their dialogs. */
export function useDoseDialogs(timeZone: string, focus: FocusRestore) {
  const editing = useDialogAbout<DoseLog>()
  const removal = useDialogAbout<DoseLog>()
  const versions = useDialogAbout<DoseLog>()
  /** The menu item that opened the dialog no longer exists. */
  const backTo = ({ subject, onOpenChange }: typeof editing) => ({
    onOpenChange: (open: boolean) => {
      onOpenChange(open)
      if (!open && subject) focus.settle(doseMenuId(subject))
    },
  })
  const actionsOf = (dose: DoseLog) => ({
    onEdit: () => editing.show(dose),
    onVersions: () => versions.show(dose),
    onRemove: () => removal.show(dose),
  })
  const dialogs = (
    <>
      {editing.subject && (
        <EditDoseSheet
          editing={editing.subject}
          timeZone={timeZone}
          open={editing.open}
          {...backTo(editing)}
        />
      )}
      {removal.subject && (
        <RemoveDoseDialog
          dose={removal.subject}
          timeZone={timeZone}
          open={removal.open}
          onRemoved={focus.leaving}
          {...backTo(removal)}
        />
      )}
      {versions.subject && (
        <DoseVersionsDialog
          dose={versions.subject}
          timeZone={timeZone}
          open={versions.open}
          onOpenChange={versions.onOpenChange}
        />
      )}
    </>
  )
  return { actionsOf, dialogs }
}
