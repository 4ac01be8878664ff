import { MailQuestion } from 'lucide-react'
import { Banner } from '../../../ui/banner.tsx'
import { SendVerificationLink } from './send-verification-link.tsx'

/** Asks buyers to verify their email before paying, because order updates go there. */
export default function VerifyBeforeOrder({ email }: { email: string }) {
  return (
    <section aria-label="Verify your email to order" className="mb-5">
      <Banner
        tone="warn"
        icon={<MailQuestion />}
        title="Verify your email to order"
        action={<SendVerificationLink>Send again</SendVerificationLink>}
      >
        <p className="break-words">Open the link we sent to {email}. Your cart stays the same.</p>
      </Banner>
    </section>
  )
}
