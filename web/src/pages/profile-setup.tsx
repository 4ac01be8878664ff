import { useCurrentUser } from '../features/accounts/current-user.ts'
import { ProfileSetupForm } from '../features/accounts/profile/profile-setup-form.tsx'
import { PageHeader } from '../ui/page-header.tsx'

export default function ProfileSetupPage() {
  const { user } = useCurrentUser()
  if (!user) return null
  return (
    <>
      <PageHeader title="Complete Your Profile">Check our guesses and fill in the rest.</PageHeader>
      <ProfileSetupForm key={user.id} user={user} />
    </>
  )
}
