import type { FoodLog } from '@pepwell/contract/nutrition/nutrition'
import { lazyView } from '../../../lib/rendering/lazy-view.ts'
import { CallDialog } from '../../../ui/call-dialog.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useChangeFood } from '../nutrition.api.ts'
import { changesOf } from './food-body.ts'
import { FoodListSkeleton } from './food-list-skeleton.tsx'

const FoodForm = lazyView(() => import('./food-form.tsx'))

interface EditFoodDialogProps {
  editing: FoodLog
  timeZone: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Edits a diary entry. Keeps the input on failure. */
export function EditFoodDialog({ editing, timeZone, open, onOpenChange }: EditFoodDialogProps) {
  const sending = useChangeFood({
    onSuccess: () => {
      toast({ title: 'Food updated' })
    },
  })
  return (
    <CallDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Edit food"
      skeleton={<FoodListSkeleton />}
      draft={`food:${editing.id}`}
      sending={sending}
      submit={{ label: 'Save', pendingLabel: 'Saving...' }}
      failed="Failed to update food. Please try again."
    >
      {(id, send) => (
        <FoodForm
          key={editing.id}
          id={id}
          start={{ editing }}
          timeZone={timeZone}
          onSubmit={(food) => send({ params: { id: editing.id }, body: changesOf(food) })}
        />
      )}
    </CallDialog>
  )
}
