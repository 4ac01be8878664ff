import { MailLink } from '../features/accounts/mail-links/mail-link.tsx'
import { useProveEmail } from '../features/accounts/proof/proof.api.ts'

export default function VerifyEmailPage() {
  const proving = useProveEmail()
  return (
    <MailLink
      title="Verify Your Email"
      lead="One tap says that this address is yours."
      label="Verify my e-mail"
      pendingLabel="Verifying..."
      opening={proving}
      done={proving.data && `${proving.data.email} is verified. Reminders can reach you there from now on.`}
    />
  )
}
