import { fixedText } from '../../../lib/refusal-text.ts'
import { CallDialog } from '../../../ui/call-dialog.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { CostForm, costBody } from './cost-form.tsx'
import { useAddVitaminCost } from './vitamin-costs.api.ts'

const FAILED = 'Failed to create cost'

/** Says what a vitamin costs. What was typed survives a failure; sent again it is one record. */
export function AddCostDialog({
  open,
  onOpenChange,
}: {
  open: boolean
  onOpenChange: (open: boolean) => void
}) {
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
      {(id, send) => <CostForm id={id} onSubmit={(values) => send({ body: costBody(values) })} />}
    </CallDialog>
  )
}
