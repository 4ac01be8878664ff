import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { PasswordInput } from '../../../ui/password-input.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { dispatchToast } from '../../../ui/toast-store.ts'
import { useSignInForm } from './use-sign-in-form.ts'

const loadForgotPassword = () => import('./forgot-password-dialog.tsx')

// Most people know their password.
const ForgotPasswordDialog = lazy(loadForgotPassword)

/** The address typed so far, so that it need not be typed again for the reset link. */
const typedEmail = (form: HTMLFormElement | null): string => {
  const typed = form && new FormData(form).get('email')
  return typeof typed === 'string' ? typed : ''
}

/** E-mail, password and the way back in for who forgot it. */
export function SignInForm() {
  const { errors, pending, formProps } = useSignInForm()
  const [forgot, setForgot] = useState<{ open: boolean; email: string }>()
  const openForgot = () => {
    // On phones it would lie over the dialog's field.
    dispatchToast({ type: 'dismiss' })
    setForgot({ open: true, email: typedEmail(formProps.ref.current) })
  }

  return (
    <>
      <form {...formProps} noValidate className="flex flex-col gap-5">
        <Field label="Email" error={errors.email}>
          <TextInput
            type="email"
            name="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
          />
        </Field>
        <Field label="Password" error={errors.password}>
          <PasswordInput name="password" autoComplete="current-password" />
        </Field>
        <Button type="submit" size="lg" pending={pending} pendingLabel="Signing in...">
          Sign In
        </Button>
        <Button
          variant="ghost"
          className="self-center"
          aria-haspopup="dialog"
          onPointerEnter={() => void loadForgotPassword().catch(() => {})}
          onClick={openForgot}
        >
          Forgot your password
        </Button>
      </form>
      {forgot && (
        <Suspense fallback={null}>
          <ForgotPasswordDialog
            key={forgot.email}
            email={forgot.email}
            open={forgot.open}
            onOpenChange={(open) => setForgot({ ...forgot, open })}
          />
        </Suspense>
      )}
    </>
  )
}
