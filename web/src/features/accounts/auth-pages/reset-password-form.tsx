import { ResetPassword } from '@pepwell/contract/accounts/accounts'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { failureText } from '../../../lib/api/api.ts'
import { schemaResolver } from '../../../lib/forms/schema-resolver.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { currentUserQuery, useResetPassword } from '../accounts.api.ts'
import { showFieldErrors } from '../field-errors.ts'
import { NewPasswordFields } from './new-password-fields.tsx'

const failed = 'Failed to reset password. Please try again or request a new reset link.'
const succeeded = 'Your password has been updated. You can now log in with your new password.'

function useResetPasswordForm(token: string) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const form = useForm({
    resolver: schemaResolver(ResetPassword),
    defaultValues: { token, password: '', confirmPassword: '' },
  })
  const reset = useResetPassword({
    onSuccess: () => {
      // A new password ends every session, including this one.
      client.setQueryData(currentUserQuery.queryKey, null)
      toast({ title: 'Password Reset Successful', description: succeeded })
      navigate('/login', { replace: true })
    },
    onError: (error) => {
      toast({ title: 'Reset Failed', description: failureText(error, failed), variant: 'destructive' })
      showFieldErrors(form, error)
    },
  })
  return { form, pending: reset.isPending, submit: form.handleSubmit((body) => reset.mutate({ body })) }
}

/** Sets a new password with the token from a reset link. */
export function ResetPasswordForm({ token }: { token: string }) {
  const { form, pending, submit } = useResetPasswordForm(token)
  const { errors } = form.formState
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <NewPasswordFields
        password={form.register('password')}
        confirmPassword={form.register('confirmPassword')}
        errors={errors}
      />
      <Button type="submit" size="lg" pending={pending} pendingLabel="Updating Password...">
        Update Password
      </Button>
    </form>
  )
}
