import { zodResolver } from '@hookform/resolvers/zod'
import { ResetPassword } from '@pepwell/contract/accounts'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { failureText } from '../../../lib/api.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { PasswordInput } from '../../../ui/password-input.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { currentUserQuery, useResetPassword } from '../accounts.api.ts'
import { showFieldErrors } from '../field-errors.ts'

const failed = 'Failed to reset password. Please try again or request a new reset link.'
const succeeded = 'Your password has been updated. You can now log in with your new password.'

function useResetPasswordForm(token: string) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const form = useForm({
    resolver: zodResolver(ResetPassword),
    defaultValues: { token, password: '', confirmPassword: '' },
  })
  const reset = useResetPassword({
    onSuccess: () => {
      // A new password ends every session, this browser's too.
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

/** Sets a new password with the token of a reset link. */
export function ResetPasswordForm({ token }: { token: string }) {
  const { form, pending, submit } = useResetPasswordForm(token)
  const { errors } = form.formState
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <Field label="New Password" hint="At least 8 characters" error={errors.password?.message}>
        <PasswordInput toggleName="new password" autoComplete="new-password" {...form.register('password')} />
      </Field>
      <Field label="Confirm New Password" error={errors.confirmPassword?.message}>
        <PasswordInput
          toggleName="confirm new password"
          autoComplete="new-password"
          {...form.register('confirmPassword')}
        />
      </Field>
      <Button type="submit" size="lg" pending={pending} pendingLabel="Updating Password...">
        Update Password
      </Button>
    </form>
  )
}
