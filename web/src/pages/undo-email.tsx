import { MailLink } from '../features/accounts/mail-links/mail-link.tsx'
import { useUndoEmail } from '../features/accounts/proof/proof.api.ts'

export default function UndoEmailPage() {
  const undoing = useUndoEmail()
  return (
    <MailLink
      title="Keep Your Email"
      lead="Somebody asked for another e-mail for your account. Keep this one, and everybody is signed out."
      label="Keep this address"
      pendingLabel="Keeping..."
      opening={undoing}
      done={
        undoing.data &&
        `${undoing.data.message} If that change was not yours, choose another password: on the sign-in page, tap ‘Forgot your password’.`
      }
    />
  )
}
