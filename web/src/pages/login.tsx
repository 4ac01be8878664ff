import { useId, useState } from 'react'
import { Link } from 'react-router'
import { ForgotPassword } from '../features/accounts/auth-pages/forgot-password.tsx'
import { PasskeySignIn } from '../features/accounts/auth-pages/passkey-sign-in.tsx'
import { SignInForm } from '../features/accounts/auth-pages/sign-in-form.tsx'
import { lazyView } from '../lib/rendering/lazy-view.ts'
import { AuthCard } from '../ui/auth-card.tsx'
import { LoadBoundary } from '../ui/load-boundary.tsx'
import { Spinner } from '../ui/spinner.tsx'

const footer = (
  <>
    New here?{' '}
    <Link to="/signup" className="font-semibold text-accent-ink underline underline-offset-4">
      Create an Account
    </Link>
  </>
)

// Lazy: most people have no second factor.
const SecondStepForm = lazyView(() => import('../features/accounts/auth-pages/second-step-form.tsx'))

export default function LoginPage() {
  const formId = useId()
  const [isHalfWay, setHalfWay] = useState(false)
  return (
    <AuthCard title={isHalfWay ? 'One More Step' : 'Sign In'} footer={!isHalfWay && footer}>
      <div hidden={isHalfWay}>
        <SignInForm id={formId} onSecondStep={() => setHalfWay(true)} />
        <PasskeySignIn />
        <ForgotPassword signInForm={formId} />
      </div>
      {isHalfWay && (
        <LoadBoundary failure="We couldn’t load the form" skeleton={<Spinner />}>
          <SecondStepForm onOver={() => setHalfWay(false)} />
        </LoadBoundary>
      )}
    </AuthCard>
  )
}
