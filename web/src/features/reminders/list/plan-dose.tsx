import type { Reminder } from '@pepwell/contract/reminders/reminders'
import { Button } from '../../../ui/button.tsx'

interface PlanDoseProps {
  reminder: Reminder
  /** what the plan says, as far as it is known */
  planned: string | undefined
  onFollow: () => void
}

/** That a reminder says another dose than the plan, and the way back to it. */
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
