import { Link } from 'react-router'
import { SignUpForm } from '../features/accounts/auth-pages/sign-up-form.tsx'
import { AuthCard } from '../ui/auth-card.tsx'

const footer = (
  <>
    Already have an account?{' '}
    <Link to="/login" className="font-semibold text-accent-ink underline underline-offset-4">
      Sign In
    </Link>
  </>
)

export default function SignUpPage() {
  return (
    <AuthCard
      title="Create an Account"
      lead="Your plan, every dose and the math behind it, in one calm place."
      footer={footer}
    >
      <SignUpForm />
    </AuthCard>
  )
}
