import { NewPassword } from '@pepwell/contract/accounts/accounts'
import { useForm } from 'react-hook-form'
import { failureText } from '../../../lib/api/api.ts'
import { schemaResolver } from '../../../lib/forms/schema-resolver.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useReplaceTemporaryPassword } from '../accounts.api.ts'
import { showFieldErrors } from '../field-errors.ts'
import { NewPasswordFields } from './new-password-fields.tsx'

function useReplacePasswordForm() {
  const form = useForm({
    resolver: schemaResolver(NewPassword),
    defaultValues: { password: '', confirmPassword: '' },
  })
  const replace = useReplaceTemporaryPassword({
    onSuccess: () => toast({ title: 'Password updated', description: 'Use your new password to sign in.' }),
    onError: (error) => {
      const description = failureText(error, 'We couldn’t save your password. Please try again.')
      toast({ title: 'Password not updated', description, variant: 'destructive' })
      showFieldErrors(form, error)
    },
  })
  return { form, pending: replace.isPending, submit: form.handleSubmit((body) => replace.mutate({ body })) }
}

/** Replaces a temporary password. The app opens once the new one is stored. */
export function ReplacePasswordForm() {
  const { form, pending, submit } = useReplacePasswordForm()
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <NewPasswordFields
        password={form.register('password')}
        confirmPassword={form.register('confirmPassword')}
        errors={form.formState.errors}
      />
      <Button type="submit" size="lg" pending={pending} pendingLabel="Updating Password...">
        Update Password
      </Button>
    </form>
  )
}
