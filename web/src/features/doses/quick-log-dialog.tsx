import { peptideName } from '@pepwell/domain/plan'
import { DoseDialog, type DoseDialogProps, loggable } from './dose-dialog.tsx'
import { QuickDoseForm } from './quick-dose-form.tsx'

/** The plan page's dialog: what was taken last time, logged again with one tap. */
export function QuickLogDialog(props: DoseDialogProps) {
  const { entryId } = props
  // Opened from an entry there is no choice left.
  const entries = loggable(props)?.filter((entry) => entryId === undefined || entry.id === entryId)
  const [only] = entries?.length === 1 ? entries : []
  return (
    <DoseDialog
      {...props}
      title={only ? `Log ${peptideName(only)}` : 'Log Dose'}
      entries={entries}
      failure="Failed to log peptide dose. Please try again."
    >
      {(form) => <QuickDoseForm {...form} />}
    </DoseDialog>
  )
}
