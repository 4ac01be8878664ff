import { zodResolver } from '@hookform/resolvers/zod'
import { DeleteAccount } from '@pepwell/contract/accounts'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { failureText } from '../../../lib/api.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormProblem } from '../../../ui/form-problem.tsx'
import { PasswordInput } from '../../../ui/password-input.tsx'
import { useDeleteAccount } from '../accounts.api.ts'

interface DeleteAccountDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

function useDeletion() {
  const form = useForm({ resolver: zodResolver(DeleteAccount), defaultValues: { password: '' } })
  const deletion = useDeleteAccount()
  const problem =
    deletion.error && failureText(deletion.error, 'Failed to delete your account. Please try again.')
  const send = form.handleSubmit((body) => deletion.mutate({ body }))
  const forget = () => {
    form.reset()
    deletion.reset()
  }
  return { form, problem, pending: deletion.isPending, send, forget }
}

/** Asks for the password before everything is deleted. */
export function DeleteAccountDialog({ open, onOpenChange }: DeleteAccountDialogProps) {
  const id = useId()
  const { form, problem, pending, send, forget } = useDeletion()
  const change = (next: boolean) => {
    if (!next) forget()
    onOpenChange(next)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      size="sm"
      title="Delete my account"
      description="Your plan, logs, photos and profile are deleted at once. This cannot be undone."
      footer={
        <>
          <FormProblem text={problem || undefined} />
          <Button variant="secondary" onClick={() => change(false)}>
            Cancel
          </Button>
          <Button variant="destructive" type="submit" form={id} pending={pending} pendingLabel="Deleting...">
            Delete everything
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={send} noValidate>
        <Field
          label="Password"
          hint="To be sure that it is you"
          error={form.formState.errors.password?.message}
        >
          <PasswordInput autoComplete="current-password" {...form.register('password')} />
        </Field>
      </form>
    </Dialog>
  )
}
