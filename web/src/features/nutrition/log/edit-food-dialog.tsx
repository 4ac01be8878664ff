import type { FoodLog } from '@pepwell/contract/nutrition'
import { lazy } from 'react'
import { problemText } from '../../../lib/refusal-text.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useChangeFood } from '../nutrition.api.ts'
import { changesOf } from './food-body.ts'
import { FoodListSkeleton } from './food-list-skeleton.tsx'

const FoodForm = lazy(() => import('./food-form.tsx'))

interface EditFoodDialogProps {
  editing: FoodLog
  timeZone: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Corrects an entry of the diary; a failure keeps what was typed. */
export function EditFoodDialog({ editing, timeZone, open, onOpenChange }: EditFoodDialogProps) {
  const { mutate, reset, isPending, error } = useChangeFood({
    onSuccess: () => {
      toast({ title: 'Food updated' })
    },
  })
  const change = (next: boolean) => {
    reset()
    onOpenChange(next)
  }
  return (
    <FormDialog
      open={open}
      onOpenChange={change}
      title="Edit food"
      submit={{ label: 'Save', pendingLabel: 'Saving...', pending: isPending }}
      problem={problemText(error, 'Failed to update food. Please try again.')}
      skeleton={<FoodListSkeleton />}
    >
      {(id) => (
        <FoodForm
          key={editing.id}
          id={id}
          start={{ editing }}
          timeZone={timeZone}
          onSubmit={(food) =>
            mutate(
              { params: { id: editing.id }, body: changesOf(food) },
              { onSuccess: () => onOpenChange(false) },
            )
          }
        />
      )}
    </FormDialog>
  )
}
