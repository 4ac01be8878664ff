import type { DoseLog } from '@pepwell/contract/doses/doses'
import type { EditDoseSheetProps } from '../../../features/doses/edit/edit-dose-sheet.tsx'
import { lazyPanel } from '../../../ui/lazy-panel.tsx'
import type { DialogAbout } from '../../../ui/use-dialog-about.ts'

const EditDoseSheet = lazyPanel<EditDoseSheetProps>(async () => ({
  default: (await import('../../../features/doses/edit/edit-dose-sheet.tsx')).EditDoseSheet,
}))

interface EditTakenProps {
  about: DialogAbout<DoseLog>
  timeZone: string
}

/** The edit sheet with the site picker, loaded on demand. */
export const EditTaken = ({ about: { subject, open, onOpenChange }, timeZone }: EditTakenProps) =>
  subject && <EditDoseSheet editing={subject} timeZone={timeZone} open={open} onOpenChange={onOpenChange} />
