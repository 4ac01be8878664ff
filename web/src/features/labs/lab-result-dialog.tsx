import { reasonText } from '../../lib/api/refusal-text.ts'
import { lazyView } from '../../lib/rendering/lazy-view.ts'
import { CallDialog } from '../../ui/call-dialog.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { FormSkeleton } from '../../ui/form-skeleton.tsx'
import { toast } from '../../ui/toast-store.ts'
import { useAddedToast } from '../../ui/use-added-toast.ts'
import { type LabResult, useChangeLabResult, useLogLabResult, useRemoveLabResult } from './labs.api.ts'

const LabResultForm = lazyView(() => import('./lab-result-form.tsx'))

const skeleton = <FormSkeleton fields={['Test', 'Value', 'Range', 'Collected']} />

interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  timeZone: string
}

/** The toast after logging, with undo. */
function useLoggedToast() {
  const showAddedToast = useAddedToast(useRemoveLabResult, 'Lab result deleted')
  return ({ id, analyte, comparator, value, unit }: LabResult) =>
    showAddedToast({
      id,
      title: 'Lab result added',
      description: `${analyte}: ${comparator ?? ''}${value} ${unit}`,
    })
}

export function LogLabResultDialog({
  open,
  onOpenChange,
  analyte,
  ...about
}: DialogProps & { analyte?: string }) {
  const { store, reset, isPending } = useLogLabResult({
    onSuccess: useLoggedToast(),
    onError: (error) => {
      toast({ title: 'We couldn’t add it', description: reasonText(error), variant: 'destructive' })
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
      title="Add a lab result"
      draft={analyte ? `lab-result:${analyte}` : 'lab-result'}
      submit={{ label: 'Add', pendingLabel: 'Adding...', pending: isPending }}
      skeleton={skeleton}
    >
      {(id) => (
        <LabResultForm
          id={id}
          key={analyte}
          analyte={analyte}
          {...about}
          onSubmit={(typed, then = () => onOpenChange(false)) => store(typed, { onSuccess: then })}
        />
      )}
    </FormDialog>
  )
}

export function EditLabResultDialog({ editing, ...props }: DialogProps & { editing: LabResult }) {
  const { open, onOpenChange, ...about } = props
  const sending = useChangeLabResult({
    onSuccess: () => {
      toast({ title: 'Lab result updated' })
    },
  })
  return (
    <CallDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Edit lab result"
      draft={`lab-result:${editing.id}`}
      skeleton={skeleton}
      sending={sending}
      submit={{ label: 'Save', pendingLabel: 'Saving...' }}
      failed="We couldn’t save it. Try again."
    >
      {(id, send) => (
        <LabResultForm
          key={editing.id}
          id={id}
          {...about}
          editing={editing}
          onSubmit={(body) => send({ params: { id: editing.id }, body })}
        />
      )}
    </CallDialog>
  )
}
