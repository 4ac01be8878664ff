import { useForm } from 'react-hook-form'
import { ApiError, failureText } from '../../../lib/api.ts'
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
  const form = useForm<{ password: string }>({ resolver, defaultValues: { password: '' } })
  const deletion = useDeleteAccount()
  // Read once, it is known: sent again, the account goes and its orders stay.
  const keepsOrders = deletion.error instanceof ApiError && deletion.error.code === 'OPEN_ORDERS'
  const problem =
    deletion.error && failureText(deletion.error, 'Failed to delete your account. Please try again.')
  const send = form.handleSubmit(({ password }) =>
    deletion.mutate({ body: { password, ...(keepsOrders && { keepsOrders }) } }),
  )
  const forget = () => {
    form.reset()
    deletion.reset()
  }
  return { form, problem, keepsOrders, pending: deletion.isPending, send, forget }
}

/** Asks for the password before everything is deleted. */
export function DeleteAccountDialog({ open, onOpenChange }: DeleteAccountDialogProps) {
  const { form, problem, keepsOrders, pending, send, forget } = useDeletion()
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
      submit={{
        label: keepsOrders ? 'Delete everything else' : 'Delete everything',
        pendingLabel: 'Deleting...',
        pending,
        variant: 'destructive',
      }}
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
