import { isProfileIncomplete, type ProfileFacts } from '@pepwell/domain/accounts/profile'
import { UserRoundPen } from 'lucide-react'
import { Link } from 'react-router'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'

/** Asks for missing profile data; disappears once complete. */
export function ProfileBanner({ user }: { user: ProfileFacts }) {
  if (!isProfileIncomplete(user)) return null
  return (
    <Banner
      tone="info"
      title="Complete Your Profile"
      icon={<UserRoundPen />}
      action={
        <Button asChild variant="secondary">
          <Link to="/profile-setup">Complete profile</Link>
        </Button>
      }
    >
      Add a few details so targets and reminders fit you.
    </Banner>
  )
}
