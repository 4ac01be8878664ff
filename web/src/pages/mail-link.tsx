import { Link, useLocation } from 'react-router'
import { useCurrentUser } from '../features/accounts/current-user.ts'
import { MailLink } from '../features/accounts/mail-links/mail-link.tsx'
import { useUndoEmail, useVerifyEmail } from '../features/accounts/verification/verification.api.ts'
import { useUnsubscribe } from '../features/notifications/settings/settings.api.ts'
import { ApiError } from '../lib/api/api.ts'

/** An email is verified by its own account's session: where to get a new link. */
function OwnAccount() {
  const { user } = useCurrentUser()
  const { pathname, search } = useLocation()
  if (user) return <p>You are signed in to another account. Sign out there first.</p>
  return (
    <Link
      to={`/login?next=${encodeURIComponent(pathname + search)}`}
      className="font-semibold text-accent-ink underline underline-offset-4"
    >
      Sign in to verify your email
    </Link>
  )
}

function VerifyEmail() {
  const proving = useVerifyEmail()
  const isElsewhere = proving.error instanceof ApiError && proving.error.code === 'SIGN_IN_TO_VERIFY'
  return (
    <MailLink
      title="Verify Your Email"
      lead="Tap to confirm this address is yours."
      label="Verify my email"
      pendingLabel="Verifying..."
      opening={proving}
      help={isElsewhere && <OwnAccount />}
      done={proving.data && `${proving.data.email} is verified. Reminders can reach you there from now on.`}
    />
  )
}

function UndoEmail() {
  const undoing = useUndoEmail()
  return (
    <MailLink
      title="Keep Your Email"
      lead="Someone asked to change your account’s email. Keeping this one signs you out everywhere."
      label="Keep this address"
      pendingLabel="Keeping..."
      opening={undoing}
      done={
        undoing.data &&
        `${undoing.data.message} If it doesn’t arrive, tap ‘Forgot your password’ on the sign-in page.`
      }
    />
  )
}

function Unsubscribe() {
  const unsubscribing = useUnsubscribe()
  return (
    <MailLink
      title="Unsubscribe"
      lead="Tap once to stop these emails. Everything else stays the same."
      label="Unsubscribe"
      pendingLabel="Stopping..."
      opening={unsubscribing}
      done={
        unsubscribing.data &&
        `${unsubscribing.data.message} You can turn them back on in your profile, and the weekly report in the Reports tab.`
      }
    />
  )
}

/** All email links share one page, because every page adds to the first load. */
export default function MailLinkPage() {
  const { pathname } = useLocation()
  if (pathname.startsWith('/unsubscribe')) return <Unsubscribe />
  return pathname.startsWith('/undo-email') ? <UndoEmail /> : <VerifyEmail />
}
