import { useId } from 'react'
import { Link } from 'react-router'
import { ForgotPassword } from '../features/accounts/door/forgot-password.tsx'
import { SignInForm } from '../features/accounts/door/sign-in-form.tsx'
import { AuthCard } from '../ui/auth-card.tsx'

const footer = (
  <>
    New here?{' '}
    <Link to="/signup" className="font-semibold text-accent-ink underline underline-offset-4">
      Create an Account
    </Link>
  </>
)

export default function LoginPage() {
  const formId = useId()
  return (
    <AuthCard title="Sign In" footer={footer}>
      <SignInForm id={formId} />
      <ForgotPassword signInForm={formId} />
    </AuthCard>
  )
}
