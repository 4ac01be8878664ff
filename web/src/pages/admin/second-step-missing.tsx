import { KeyRound } from 'lucide-react'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

/** Shown in place of the back office to an admin who has a password alone and no days left. */
export const SecondStepMissing = () => (
  <EmptyState
    icon={<KeyRound />}
    title="Protect your account first"
    text="Set up two-step sign-in or a passkey. Then we open the back office for you."
    action={
      <Button asChild>
        <Link to="/profile#two-step">Set it up</Link>
      </Button>
    }
  />
)
