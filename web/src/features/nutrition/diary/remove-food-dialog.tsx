import type { FoodLog } from '@pepwell/contract/nutrition/nutrition'
import { portionOf } from '@pepwell/domain/nutrition/nutrition'
import { formatDay } from '../../../lib/time/dates.ts'
import { DeleteDialog } from '../../../ui/delete-dialog.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { kcalText } from '../figures.ts'
import { meals } from '../meals.ts'
import { useRemoveFoodLog } from '../nutrition.api.ts'

interface RemoveFoodDialogProps {
  log: FoodLog
  open: boolean
  onOpenChange: (open: boolean) => void
}

function describe({ mealType, logDate, servings, ...food }: FoodLog): string {
  const { calories } = portionOf(food, servings)
  return `${meals[mealType].label} of ${formatDay(logDate)}, ${kcalText(calories)}. This cannot be undone.`
}

/**
 * Asks before deleting an entry. Stays open and shows the reason on failure. The diary traps the keyboard, so a
 * toast's undo would be out of reach.
 */
export function RemoveFoodDialog({ log, open, onOpenChange }: RemoveFoodDialogProps) {
  const deletion = useRemoveFoodLog({
    onSuccess: () => {
      toast({ title: 'Food deleted', description: log.foodName })
    },
  })
  return (
    <DeleteDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Delete ${log.foodName}?`}
      deletion={deletion}
      failure="Failed to delete food. Please try again."
      onDelete={() => deletion.mutate({ params: { id: log.id } }, { onSuccess: () => onOpenChange(false) })}
    >
      {describe(log)}
    </DeleteDialog>
  )
}
