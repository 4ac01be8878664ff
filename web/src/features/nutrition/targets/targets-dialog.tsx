import type { CurrentUser } from '@pepwell/contract/accounts'
import type { NutritionTargets } from '@pepwell/contract/nutrition-targets'
import { lazy } from 'react'
import { problemText } from '../../../lib/refusal-text.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { FormSkeleton } from '../../../ui/form-skeleton.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useSetTargets } from '../nutrition.api.ts'

const TargetsForm = lazy(() => import('./targets-form.tsx'))

interface TargetsDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  user: CurrentUser
  targets: NutritionTargets
}

/** Sets or clears the person's own targets. */
export function TargetsDialog({ open, onOpenChange, user, targets }: TargetsDialogProps) {
  const { mutate, reset, isPending, error } = useSetTargets({
    onSuccess: () => {
      toast({ title: 'Targets saved' })
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
      title="Your targets"
      description="For each day. Leave a field empty to have it reckoned from your profile."
      submit={{ label: 'Save targets', pendingLabel: 'Saving...', pending: isPending }}
      problem={problemText(error, 'Your targets could not be saved. Please try again.')}
      skeleton={<FormSkeleton fields={['calories', 'protein', 'fiber', 'water']} />}
    >
      {(id) => (
        <TargetsForm
          id={id}
          user={user}
          targets={targets}
          onSubmit={(body) => mutate({ body }, { onSuccess: () => onOpenChange(false) })}
        />
      )}
    </FormDialog>
  )
}
