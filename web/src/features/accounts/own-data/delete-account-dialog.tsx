import { useForm } from 'react-hook-form'
import { failureText } from '../../../lib/api.ts'
import { lazyResolver } from '../../../lib/lazy-resolver.ts'
import { Field } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { PasswordInput } from '../../../ui/password-input.tsx'
import { useDeleteAccount } from '../accounts.api.ts'

const resolver = lazyResolver(async () => (await import('@pepwell/contract/own-data')).DeleteAccount)

interface DeleteAccountDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

function useDeletion() {
  const form = useForm({ resolver, defaultValues: { password: '' } })
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
  const { form, problem, pending, send, forget } = useDeletion()
  const change = (next: boolean) => {
    if (!next) forget()
    onOpenChange(next)
  }
  return (
    <FormDialog
      open={open}
      onOpenChange={change}
      size="sm"
      title="Delete my account"
      description="Your plan, logs, photos and profile are deleted at once. This cannot be undone."
      submit={{ label: 'Delete everything', pendingLabel: 'Deleting...', pending, variant: 'destructive' }}
      problem={problem || undefined}
    >
      {(id) => (
        <form id={id} onSubmit={send} noValidate>
          <Field
            label="Password"
            hint="To be sure that it is you"
            error={form.formState.errors.password?.message}
          >
            <PasswordInput autoComplete="current-password" {...form.register('password')} />
          </Field>
        </form>
      )}
    </FormDialog>
  )
}
