import { Link } from 'react-router'
import { ResetPasswordForm } from '../features/accounts/auth-pages/reset-password-form.tsx'
import { useResetToken } from '../features/accounts/auth-pages/use-reset-token.ts'
import { AuthCard } from '../ui/auth-card.tsx'
import { Spinner } from '../ui/spinner.tsx'

const footer = (
  <Link to="/login" className="font-semibold text-accent-ink underline underline-offset-4">
    Back to Login
  </Link>
)

export default function ResetPasswordPage() {
  const token = useResetToken()
  if (!token) {
    return (
      <p role="status" className="flex items-center justify-center gap-3 py-20 text-soft">
        <Spinner className="size-5" />
        Loading...
      </p>
    )
  }
  return (
    <AuthCard title="Reset Your Password" lead="Choose a new password for your account." footer={footer}>
      <ResetPasswordForm token={token} />
    </AuthCard>
  )
}
