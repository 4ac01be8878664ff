import { fixedText } from '../../../lib/api/refusal-text.ts'
import { CallDialog } from '../../../ui/call-dialog.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { CostForm, costBody } from './cost-form.tsx'
import { useAddVitaminCost } from './vitamin-costs.api.ts'

const FAILED = 'Failed to create cost'

interface AddCostDialogProps {
  /** the preselected vitamin */
  supplementId?: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Adds a vitamin's costs. Input survives a failure; a retry doesn't create a second record. */
export function AddCostDialog({ supplementId, open, onOpenChange }: AddCostDialogProps) {
  const sending = useAddVitaminCost({
    onSuccess: () => void toast({ title: 'Cost created successfully' }),
    onError: (error) => void toast({ title: fixedText(error, FAILED), variant: 'destructive' }),
  })
  return (
    <CallDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Add Vitamin Cost"
      sending={sending}
      submit={{ label: 'Add Vitamin Cost', pendingLabel: 'Adding...' }}
      failed={FAILED}
    >
      {(id, send) => (
        <CostForm
          key={supplementId}
          id={id}
          supplementId={supplementId}
          onSubmit={(values) => send({ body: costBody(values) })}
        />
      )}
    </CallDialog>
  )
}
