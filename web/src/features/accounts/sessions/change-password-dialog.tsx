import { useForm } from 'react-hook-form'
import { failureText } from '../../../lib/api.ts'
import { lazyResolver } from '../../../lib/lazy-resolver.ts'
import { Field } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { PasswordInput } from '../../../ui/password-input.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { NewPasswordFields } from '../door/new-password-fields.tsx'
import { showFieldErrors } from '../field-errors.ts'
import { useChangePassword } from './sessions.api.ts'

// Here it is always asked for: whoever has typed it a moment ago types it easily.
const resolver = lazyResolver(async () => {
  const [{ ChangePassword }, { SignIn }] = await Promise.all([
    import('@pepwell/contract/own-sessions'),
    import('@pepwell/contract/accounts'),
  ])
  return ChangePassword.safeExtend({ currentPassword: SignIn.shape.password })
})

const empty = { currentPassword: '', password: '', confirmPassword: '' }

function useChangePasswordForm(close: () => void) {
  const form = useForm({ resolver, defaultValues: empty })
  const change = useChangePassword({
    onSuccess: () => {
      toast({
        title: 'Password changed',
        description: 'Other sessions, passkeys and phone verification have ended.',
      })
      close()
    },
    onError: (error) => showFieldErrors(form, error),
  })
  const problem =
    change.error && failureText(change.error, 'Your password could not be changed. Please try again.')
  return {
    form,
    problem,
    pending: change.isPending,
    send: form.handleSubmit((body) => change.mutate({ body })),
  }
}

/** Chooses another password; what was typed is gone when the dialog closes. */
export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const { form, problem, pending, send } = useChangePasswordForm(onClose)
  const { errors } = form.formState
  return (
    <FormDialog
      open
      onOpenChange={onClose}
      size="sm"
      title="Change password"
      description="This also ends other sessions, passkeys and phone verification."
      submit={{ label: 'Change password', pendingLabel: 'Changing...', pending }}
      problem={problem || undefined}
    >
      {(id) => (
        <form id={id} onSubmit={send} noValidate className="flex flex-col gap-5">
          <Field label="Current Password" error={errors.currentPassword?.message}>
            <PasswordInput
              toggleName="current password"
              autoComplete="current-password"
              {...form.register('currentPassword')}
            />
          </Field>
          <NewPasswordFields
            password={form.register('password')}
            confirmPassword={form.register('confirmPassword')}
            errors={errors}
          />
        </form>
      )}
    </FormDialog>
  )
}
