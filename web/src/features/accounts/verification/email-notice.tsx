import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { MailQuestion } from 'lucide-react'
import { failureText } from '../../../lib/api/api.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useUpdateProfile } from '../accounts.api.ts'
import { SendVerificationLink } from './send-verification-link.tsx'

function KeepOld({ email }: { email: string }) {
  const { mutate, isPending } = useUpdateProfile({
    onSuccess: () => toast({ title: 'Your email stays the same' }),
    onError: (error) =>
      toast({
        title: 'Error',
        description: failureText(error, 'We couldn’t undo it. Please try again.'),
        variant: 'destructive',
      }),
  })
  return (
    <Button
      variant="secondary"
      pending={isPending}
      pendingLabel="Keeping..."
      onClick={() => mutate({ body: { email } })}
    >
      Keep my old email
    </Button>
  )
}

interface EmailNoticeProps {
  user: CurrentUser
  /** whether emails stay in the outbox because no mail server is configured */
  isInOutbox: boolean
}

/** Asks to verify the email address and says what that unlocks. */
export function EmailNotice({ user, isInOutbox }: EmailNoticeProps) {
  const { email, emailProvedAt, pendingEmail, isAdmin } = user
  if (emailProvedAt && !pendingEmail) return null
  const title = pendingEmail ? 'Verify your new email' : 'Verify your email'
  return (
    <section aria-label={title}>
      <Banner
        tone="warn"
        icon={<MailQuestion />}
        title={title}
        action={
          <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:flex-1">
            {pendingEmail && <KeepOld email={email} />}
            <SendVerificationLink>Send again</SendVerificationLink>
          </div>
        }
      >
        <p className="break-words">
          Open the link we sent to {pendingEmail ?? email}.{' '}
          {emailProvedAt
            ? `Until then, your account uses ${email}.`
            : 'Until then, reminders reach you only in the app and by push.'}
        </p>
        {isInOutbox && (
          <p className="mt-1 text-sm">
            Email isn’t set up here.{' '}
            {isAdmin ? 'Find the link in DATA_DIR/outbox.' : 'Please ask your operator for the link.'}
          </p>
        )}
      </Banner>
    </section>
  )
}
