import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { lazyPanel } from '../../../ui/lazy-panel.tsx'
import { dispatchToast } from '../../../ui/toast-store.ts'

// Lazy: most people know their password.
const ForgotPasswordDialog = lazyPanel(() => import('./forgot-password-dialog.tsx'))

const preload = () => void ForgotPasswordDialog.preload().catch(() => {})

/** The email typed so far, so no one has to type it twice. */
const typedEmail = ({ form }: HTMLButtonElement): string => {
  const typed = form && new FormData(form).get('email')
  return typeof typed === 'string' ? typed : ''
}

/** The "Forgot password?" link below the sign-in form, with its dialog. */
export function ForgotPassword({ signInForm }: { signInForm: string }) {
  const [dialog, setDialog] = useState<{ open: boolean; email: string }>()
  const open = (button: HTMLButtonElement) => {
    // On phones an older toast would cover the dialog's field.
    dispatchToast({ type: 'dismiss' })
    setDialog({ open: true, email: typedEmail(button) })
  }
  return (
    <>
      <Button
        variant="ghost"
        form={signInForm}
        className="mt-4 w-full"
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onClick={(event) => open(event.currentTarget)}
      >
        Forgot your password
      </Button>
      {dialog && (
        <ForgotPasswordDialog
          key={dialog.email}
          email={dialog.email}
          open={dialog.open}
          onOpenChange={(open) => setDialog({ ...dialog, open })}
        />
      )}
    </>
  )
}
