import type { PersonalPeptide } from '@pepwell/contract/catalogue/catalogue'
import type { PlanEntry } from '@pepwell/contract/plan/plan'
import { DeletePersonalDialog } from '../../features/catalogue/personal/delete-personal-dialog.tsx'
import { EditPersonalDialog } from '../../features/catalogue/personal/edit-personal-dialog.tsx'
import type { DialogAbout } from '../../ui/use-dialog-about.ts'
import type { FocusRestore } from '../../ui/use-focus-restore.ts'

/** Actions for a personal peptide. */
export interface PersonalDialogsAbout {
  edited: DialogAbout<PersonalPeptide>
  deleted: DialogAbout<PersonalPeptide>
}

interface PersonalDialogsProps extends PersonalDialogsAbout {
  entries: readonly PlanEntry[]
  focus: FocusRestore
}

/** Edits and deletes a personal peptide. */
export function PersonalDialogs({ edited, deleted, entries, focus }: PersonalDialogsProps) {
  const settling = (dialog: DialogAbout<PersonalPeptide>) => (open: boolean) => {
    dialog.onOpenChange(open)
    if (!open) focus.settle()
  }
  const isPlanned = (id: number) => entries.some((entry) => entry.personalPeptideId === id)
  return (
    <>
      {edited.subject && (
        <EditPersonalDialog
          key={edited.subject.id}
          peptide={edited.subject}
          open={edited.open}
          onOpenChange={settling(edited)}
        />
      )}
      {deleted.subject && (
        <DeletePersonalDialog
          peptide={deleted.subject}
          isPlanned={isPlanned(deleted.subject.id)}
          open={deleted.open}
          onOpenChange={settling(deleted)}
          onDeleted={focus.leaving}
        />
      )}
    </>
  )
}
