import type { ReactNode } from 'react'
import { problemText } from '../lib/api/refusal-text.ts'
import { FormDialog, type FormSubmit } from './form-dialog.tsx'

/** A call on its way, as `useCall` gives it. */
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
  /** what is said when the call merely failed */
  failed: string
  /** the form, under the id that the button sends, and what it is sent with */
  children: (id: string, send: (input: Input) => void) => ReactNode
}

/** A form that is one call: it closes when that succeeded, and keeps what was typed when it failed. */
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
