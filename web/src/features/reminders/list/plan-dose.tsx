import type { Reminder } from '@pepwell/contract/reminders/reminders'
import { Button } from '../../../ui/button.tsx'

interface PlanDoseProps {
  reminder: Reminder
  /** the plan's dose, if loaded */
  planned: string | undefined
  onFollow: () => void
}

/** Points out that the reminder's dose differs from the plan, with a button to use the plan's. */
export function PlanDose({ reminder, planned, onFollow }: PlanDoseProps) {
  if (reminder.ownDose === null) return null
  return (
    <p className="-mt-2 flex flex-wrap items-center gap-x-2 text-sm text-warn-ink">
      Differs from your plan{planned && `: ${planned}`}
      <Button
        variant="ghost"
        size="sm"
        className="-mx-3"
        aria-label={`Use the plan's dose for ${reminder.title}`}
        onClick={onFollow}
      >
        Use the plan's
      </Button>
    </p>
  )
}
