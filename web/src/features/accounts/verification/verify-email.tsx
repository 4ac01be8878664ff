import { MailQuestion } from 'lucide-react'
import { SendVerificationLink } from './send-verification-link.tsx'

/** Asks for verification before any email is sent, with a button to resend the link. */
export default function VerifyEmail() {
  return (
    <div className="px-4 pt-1 pb-3">
      <SendVerificationLink variant="tinted" className="w-full">
        <MailQuestion className="size-5" aria-hidden="true" />
        Send the link again
      </SendVerificationLink>
    </div>
  )
}
