import { useQueryClient } from '@tanstack/react-query'
import { MailQuestion } from 'lucide-react'
import { useEffect } from 'react'
import { Banner } from '../../../ui/banner.tsx'
import { currentUserQuery } from '../current-user.ts'
import { SendVerificationLink } from './send-verification-link.tsx'

/** Refetches the user when the buyer comes back to this page: the mailed link opens in another tab or window. */
function useVerifiedElsewhere(): void {
  const client = useQueryClient()
  useEffect(() => {
    const refetch = () => {
      if (document.visibilityState === 'visible')
        void client.invalidateQueries({ queryKey: currentUserQuery.queryKey })
    }
    document.addEventListener('visibilitychange', refetch)
    window.addEventListener('focus', refetch)
    return () => {
      document.removeEventListener('visibilitychange', refetch)
      window.removeEventListener('focus', refetch)
    }
  }, [client])
}

/** Asks buyers to verify their email before paying, because order updates go there. */
export default function VerifyBeforeOrder({ email }: { email: string }) {
  useVerifiedElsewhere()
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
