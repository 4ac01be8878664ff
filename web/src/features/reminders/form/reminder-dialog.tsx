import { lazy, type ReactNode, Suspense, useId } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormProblem } from '../../../ui/form-problem.tsx'
import type { ReminderFormProps } from './reminder-form.tsx'
import { ReminderFormSkeleton } from './reminder-form-skeleton.tsx'

const ReminderForm = lazy(() => import('./reminder-form.tsx'))

interface ReminderDialogProps {
  title: string
  open: boolean
  onClose: () => void
  /** the form to fill in, or what stands there as long as there is none */
  form: Omit<ReminderFormProps, 'id'> | ReactNode
  submit: { label: string; pendingLabel: string; pending: boolean }
  /** why it could not be saved */
  problem?: string
}

const isForm = (form: ReminderDialogProps['form']): form is Omit<ReminderFormProps, 'id'> =>
  typeof form === 'object' && form !== null && 'onSubmit' in form

/** The dialog around the form of a reminder. */
export function ReminderDialog({ title, open, onClose, form, submit, problem }: ReminderDialogProps) {
  const id = useId()
  const footer = (
    <>
      <FormProblem text={problem} />
      <Button variant="secondary" onClick={onClose}>
        Cancel
      </Button>
      <Button type="submit" form={id} pending={submit.pending} pendingLabel={submit.pendingLabel}>
        {submit.label}
      </Button>
    </>
  )
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={title}
      footer={isForm(form) ? footer : undefined}
    >
      {isForm(form) ? (
        <Suspense fallback={<ReminderFormSkeleton />}>
          <ReminderForm id={id} {...form} />
        </Suspense>
      ) : (
        form
      )}
    </Dialog>
  )
}
