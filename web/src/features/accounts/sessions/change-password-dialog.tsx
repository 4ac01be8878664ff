import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { ApiError, failureText } from '../../../lib/api/api.ts'
import { schemaResolver } from '../../../lib/forms/schema-resolver.ts'
import { Field } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { PasswordInput } from '../../../ui/password-input.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { NewPasswordFields } from '../auth-pages/new-password-fields.tsx'
import { showFieldErrors } from '../field-errors.ts'
import { CodeField } from '../reauthentication/code-field.tsx'
import { useChangePassword } from './sessions.api.ts'

const schemas = async () => {
  const [{ NewPassword }, answers] = await Promise.all([
    import('@pepwell/contract/accounts/accounts'),
    import('@pepwell/contract/accounts/reauthentication'),
  ])
  return { NewPassword, ...answers }
}
const byPassword = schemaResolver(async () => {
  const { NewPassword, PasswordAnswer } = await schemas()
  return NewPassword.safeExtend(PasswordAnswer.shape)
})
const byPasswordAndCode = schemaResolver(async () => {
  const { NewPassword, PasswordAndCodeAnswer } = await schemas()
  return NewPassword.safeExtend(PasswordAndCodeAnswer.shape)
})

interface Values {
  currentPassword: string
  password: string
  confirmPassword: string
  code: string
}
const empty: Values = { currentPassword: '', password: '', confirmPassword: '', code: '' }

function useChangePasswordForm(close: () => void) {
  const [needsCode, setNeedsCode] = useState(false)
  const form = useForm<Values>({
    resolver: needsCode ? byPasswordAndCode : byPassword,
    defaultValues: empty,
  })
  const change = useChangePassword({
    onSuccess: () => {
      toast({
        title: 'Password changed',
        description: 'We ended other sessions and removed passkeys and phone verification.',
      })
      close()
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'SECOND_STEP_NEEDED') setNeedsCode(true)
      showFieldErrors(form, error)
    },
  })
  const problem =
    change.error && failureText(change.error, 'We couldn’t change your password. Please try again.')
  return {
    form,
    needsCode,
    problem,
    pending: change.isPending,
    send: form.handleSubmit(({ code, ...body }) =>
      change.mutate({ body: needsCode ? { ...body, code } : body }),
    ),
  }
}

/** Changes the password. Closing the dialog discards the input. */
export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const { form, needsCode, problem, pending, send } = useChangePasswordForm(onClose)
  const { errors } = form.formState
  return (
    <FormDialog
      open
      onOpenChange={onClose}
      size="sm"
      title="Change password"
      description="This also ends other sessions and removes passkeys and phone verification."
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
          {needsCode && <CodeField error={errors.code?.message} {...form.register('code')} />}
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
