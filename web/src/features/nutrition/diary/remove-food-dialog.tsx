import type { FoodLog } from '@pepwell/contract/nutrition'
import { portionOf } from '@pepwell/domain/nutrition'
import { formatDay } from '../../../lib/dates.ts'
import { problemText } from '../../../lib/refusal-text.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
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
 * Asks before an entry of the diary is deleted; a failure keeps the question open and says why. The diary keeps the
 * keyboard to itself, so the undo of a toast would be out of its reach.
 */
export function RemoveFoodDialog({ log, open, onOpenChange }: RemoveFoodDialogProps) {
  const { mutate, reset, isPending, error } = useRemoveFoodLog({
    onSuccess: () => {
      toast({ title: 'Food deleted', description: log.foodName })
    },
  })
  const change = (next: boolean) => {
    reset()
    onOpenChange(next)
  }
  const problem = problemText(error, 'Failed to delete food. Please try again.')
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={change}
      title={`Delete ${log.foodName}?`}
      description={
        <>
          {describe(log)}
          {problem && (
            <span role="alert" className="mt-3 block font-semibold text-danger-ink">
              {problem}
            </span>
          )}
        </>
      }
      confirmLabel="Delete"
      pendingLabel="Deleting..."
      destructive
      pending={isPending}
      onConfirm={() => mutate({ params: { id: String(log.id) } }, { onSuccess: () => onOpenChange(false) })}
    />
  )
}
