import type { StoredDose } from '@pepwell/contract/doses/doses'
import { Dialog } from '../../ui/dialog.tsx'
import { DoubleDose } from './double-dose.tsx'

interface DoubleDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  doses: readonly StoredDose[]
  timeZone: string
}

/** What waited on this device, and was logged elsewhere too by the time it was sent: both are stored until somebody decides. */
export default function DoubleDialog({ open, onOpenChange, doses, timeZone }: DoubleDialogProps) {
  return (
    <Dialog
      open={open && doses.length > 0}
      onOpenChange={onOpenChange}
      title="Logged twice?"
      description="What waited on this device was sent. Another dose of the same peptide lies close to it. Both are stored."
    >
      <ul className="flex flex-col gap-3">
        {doses.map((dose) => (
          <DoubleDose key={dose.id} dose={dose} timeZone={timeZone} />
        ))}
      </ul>
    </Dialog>
  )
}
