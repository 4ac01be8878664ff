import { type MeasurementName, measurementKinds } from '@pepwell/domain/measurements/measurements'
import { reasonText } from '../../lib/api/refusal-text.ts'
import { lazyView } from '../../lib/rendering/lazy-view.ts'
import { CallDialog } from '../../ui/call-dialog.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { FormSkeleton } from '../../ui/form-skeleton.tsx'
import { toast } from '../../ui/toast-store.ts'
import { useAddedToast } from '../../ui/use-added-toast.ts'
import {
  type Measurement,
  useChangeMeasurement,
  useLogMeasurement,
  useRemoveMeasurement,
} from './measurements.api.ts'

const MeasurementForm = lazyView(() => import('./measurement-form.tsx'))

const skeleton = <FormSkeleton fields={['What', 'Value', 'When']} />

interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  timeZone: string
  lastUnits: Readonly<Partial<Record<MeasurementName, string>>>
}

/** The toast after logging, with undo. */
function useLoggedToast() {
  const showAddedToast = useAddedToast(useRemoveMeasurement, 'Measurement deleted')
  return ({ id, kind, value, unit }: Measurement) =>
    showAddedToast({
      id,
      title: 'Measurement logged',
      description: `${measurementKinds[kind].label}: ${value} ${unit}`,
    })
}

export function LogMeasurementDialog({ open, onOpenChange, ...about }: DialogProps) {
  const { store, reset, isPending } = useLogMeasurement({
    onSuccess: useLoggedToast(),
    onError: (error) => {
      toast({ title: 'We couldn’t log it', description: reasonText(error), variant: 'destructive' })
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
      title="Log a measurement"
      draft="measurement"
      submit={{ label: 'Log', pendingLabel: 'Logging...', pending: isPending }}
      skeleton={skeleton}
    >
      {(id) => (
        <MeasurementForm
          id={id}
          {...about}
          onSubmit={(typed, then = () => onOpenChange(false)) => store(typed, { onSuccess: then })}
        />
      )}
    </FormDialog>
  )
}

export function EditMeasurementDialog({ editing, ...props }: DialogProps & { editing: Measurement }) {
  const { open, onOpenChange, ...about } = props
  const sending = useChangeMeasurement({
    onSuccess: () => {
      toast({ title: 'Measurement updated' })
    },
  })
  return (
    <CallDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Edit measurement"
      draft={`measurement:${editing.id}`}
      skeleton={skeleton}
      sending={sending}
      submit={{ label: 'Save', pendingLabel: 'Saving...' }}
      failed="We couldn’t save it. Try again."
    >
      {(id, send) => (
        <MeasurementForm
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
