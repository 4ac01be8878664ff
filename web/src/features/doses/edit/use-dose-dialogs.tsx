import type { DoseLog } from '@pepwell/contract/doses/doses'
import { useDialogAbout } from '../../../ui/use-dialog-about.ts'
import type { FocusRestore } from '../../../ui/use-focus-restore.ts'
import { doseMenuId } from './dose-menu-button.tsx'
import { DoseVersionsDialog } from './dose-versions-dialog.tsx'
import { EditDoseSheet } from './edit-dose-sheet.tsx'
import { RemoveDoseDialog } from './remove-dose-dialog.tsx'

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
