import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import type { NutritionTargets } from '@pepwell/contract/nutrition/nutrition-targets'
import { lazyView } from '../../../lib/rendering/lazy-view.ts'
import { CallDialog } from '../../../ui/call-dialog.tsx'
import { FormSkeleton } from '../../../ui/form-skeleton.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useSetTargets } from '../nutrition.api.ts'

const TargetsForm = lazyView(() => import('./targets-form.tsx'))

interface TargetsDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  user: CurrentUser
  targets: NutritionTargets
}

/** Sets or clears custom targets. */
export function TargetsDialog({ open, onOpenChange, user, targets }: TargetsDialogProps) {
  const sending = useSetTargets({
    onSuccess: () => {
      toast({ title: 'Targets saved' })
    },
  })
  return (
    <CallDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Your targets"
      description="For each day. Leave a field blank to calculate it from your profile."
      skeleton={<FormSkeleton fields={['calories', 'protein', 'fiber', 'water']} />}
      draft={`targets:${user.weightUnit}`}
      sending={sending}
      submit={{ label: 'Save targets', pendingLabel: 'Saving...' }}
      failed="We couldn’t save your targets. Please try again."
    >
      {(id, send) => (
        <TargetsForm id={id} user={user} targets={targets} onSubmit={(body) => send({ body })} />
      )}
    </CallDialog>
  )
}
