import type { StoredDose } from '@pepwell/contract/doses/doses'
import { Dialog } from '../../ui/dialog.tsx'
import { DoubleDose } from './double-dose.tsx'

interface DoubleDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  doses: readonly StoredDose[]
  timeZone: string
}

/** Queued doses that were also logged elsewhere: both are stored until the user decides. */
export default function DoubleDialog({ open, onOpenChange, doses, timeZone }: DoubleDialogProps) {
  return (
    <Dialog
      open={open && doses.length > 0}
      onOpenChange={onOpenChange}
      title="Logged twice?"
      description="We just synced a dose from this device. You logged another one around the same time. We saved both."
    >
      <ul className="flex flex-col gap-3">
        {doses.map((dose) => (
          <DoubleDose key={dose.id} dose={dose} timeZone={timeZone} />
        ))}
      </ul>
    </Dialog>
  )
}
