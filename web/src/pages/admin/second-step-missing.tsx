import { KeyRound } from 'lucide-react'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

/** Shown instead of the back office to an admin without a second factor after the grace period. */
export const SecondStepMissing = () => (
  <EmptyState
    icon={<KeyRound />}
    title="Protect your account first"
    text="Set up two-step sign-in or a passkey. Then you can open the back office."
    action={
      <Button asChild>
        <Link to="/profile?tab=security#two-step">Set it up</Link>
      </Button>
    }
  />
)
