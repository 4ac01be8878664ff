import type { ReactNode } from 'react'
import { lazyView } from '../../../lib/rendering/lazy-view.ts'
import { FormDialog, type FormSubmit } from '../../../ui/form-dialog.tsx'
import type { ReminderFormProps } from './reminder-form.tsx'
import { ReminderFormSkeleton } from './reminder-form-skeleton.tsx'

const ReminderForm = lazyView(() => import('./reminder-form.tsx'))

interface ReminderDialogProps {
  title: string
  /** see {@link FormDialog} */
  draft?: string
  open: boolean
  onClose: () => void
  /** the form, or its placeholder */
  form: Omit<ReminderFormProps, 'id'> | { instead: ReactNode }
  submit: FormSubmit
  /** why saving failed */
  problem?: string
}

/** The dialog of the reminder form. */
export function ReminderDialog({ form, onClose, ...dialog }: ReminderDialogProps) {
  return (
    <FormDialog
      {...dialog}
      onOpenChange={(next) => !next && onClose()}
      skeleton={<ReminderFormSkeleton />}
      instead={'instead' in form ? form.instead : undefined}
    >
      {(id) => 'instead' in form || <ReminderForm id={id} {...form} />}
    </FormDialog>
  )
}
