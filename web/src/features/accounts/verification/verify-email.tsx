import { MailQuestion } from 'lucide-react'
import { SendVerificationLink } from './send-verification-link.tsx'

/** Where mails wait for an address to be verified: has its link sent once more. */
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
