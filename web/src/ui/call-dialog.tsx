import type { ReactNode } from 'react'
import { problemText } from '../lib/api/refusal-text.ts'
import { FormDialog, type FormSubmit } from './form-dialog.tsx'

/** A pending call, from `useCall`. */
interface Sending<Input> {
  mutate: (input: Input, options: { onSuccess: () => void }) => void
  reset: () => void
  isPending: boolean
  error: Error | null
}

interface CallDialogProps<Input> {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  skeleton?: ReactNode
  /** see {@link FormDialog} */
  draft?: string
  sending: Sending<Input>
  submit: Omit<FormSubmit, 'pending'>
  /** fallback error message */
  failed: string
  /** the form; receives the form id for the button, and the submit handler */
  children: (id: string, send: (input: Input) => void) => ReactNode
}

/** A form for one call. Closes on success, keeps the input on failure. */
export function CallDialog<Input>(props: CallDialogProps<Input>) {
  const { sending, submit, failed, children, onOpenChange, ...dialog } = props
  const change = (open: boolean) => {
    sending.reset()
    onOpenChange(open)
  }
  const send = (input: Input) => sending.mutate(input, { onSuccess: () => onOpenChange(false) })
  return (
    <FormDialog
      {...dialog}
      onOpenChange={change}
      submit={{ ...submit, pending: sending.isPending }}
      problem={problemText(sending.error, failed)}
    >
      {(id) => children(id, send)}
    </FormDialog>
  )
}
