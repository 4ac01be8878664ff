import { MailQuestion } from 'lucide-react'
import { SendProofLink } from './send-proof-link.tsx'

/** Where mails wait for an address to be verified: has its link sent once more. */
export default function ProveEmail() {
  return (
    <div className="px-4 pt-1 pb-3">
      <SendProofLink variant="tinted" className="w-full">
        <MailQuestion className="size-5" aria-hidden="true" />
        Send the link again
      </SendProofLink>
    </div>
  )
}
