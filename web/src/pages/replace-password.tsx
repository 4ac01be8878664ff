import { ReplacePasswordForm } from '../features/accounts/auth-pages/replace-password-form.tsx'
import { announceSignOut } from '../features/notifications/push/worker.ts'
import { AuthCard } from '../ui/auth-card.tsx'
import { signOutByLink } from '../ui/sign-out-link.ts'

const lead = 'You signed in with a temporary password. Choose your own to open the app.'

const footer = (
  <>
    Not now?{' '}
    <a
      href="/api/logout"
      onClick={(event) => signOutByLink(event, { leave: announceSignOut })}
      className="font-semibold text-accent-ink underline underline-offset-4"
    >
      Log out
    </a>
  </>
)

export default function ReplacePasswordPage() {
  return (
    <AuthCard title="Choose a New Password" lead={lead} footer={footer}>
      <ReplacePasswordForm />
    </AuthCard>
  )
}
