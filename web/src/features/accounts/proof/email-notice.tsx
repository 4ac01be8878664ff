import type { CurrentUser } from '@pepwell/contract/accounts'
import { MailQuestion } from 'lucide-react'
import { failureText } from '../../../lib/api.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useSendProofLink } from './proof.api.ts'

function SendAgain() {
  const { mutate, isPending } = useSendProofLink({
    onSuccess: ({ message }) => void toast({ title: 'Sent again', description: message }),
    onError: (error) =>
      void toast({
        title: 'Error',
        description: failureText(error, 'The link could not be sent. Please try again.'),
        variant: 'destructive',
      }),
  })
  return (
    <Button
      variant="secondary"
      className="max-sm:w-full"
      pending={isPending}
      pendingLabel="Sending..."
      onClick={() => mutate({})}
    >
      Send again
    </Button>
  )
}

interface EmailNoticeProps {
  user: CurrentUser
  /** whether mails lie in the outbox, because no mail server is set up */
  isInOutbox: boolean
}

/** Says that an address has yet to be verified, and what waits until then. */
export function EmailNotice({ user: { email, emailProvedAt }, isInOutbox }: EmailNoticeProps) {
  if (emailProvedAt) return null
  return (
    <section aria-label="Verify your e-mail">
      <Banner tone="warn" icon={<MailQuestion />} title="Verify your e-mail" action={<SendAgain />}>
        <p className="break-words">
          Open the link that we sent to {email}. Until then reminders reach you in the app and by push only.
        </p>
        {isInOutbox && (
          <p className="mt-1 text-sm">
            No mail server is set up here: whoever runs it finds the link in DATA_DIR/outbox.
          </p>
        )}
      </Banner>
    </section>
  )
}
