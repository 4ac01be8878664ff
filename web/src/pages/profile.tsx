import { useCurrentUser } from '../features/accounts/current-user.ts'
import { OwnDataCard } from '../features/accounts/own-data/own-data-card.tsx'
import { ProfileForm } from '../features/accounts/profile/profile-form.tsx'
import { UsernameCard } from '../features/accounts/username/username-card.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Notifications } from './profile/notifications.tsx'

export default function ProfilePage() {
  const { user } = useCurrentUser()
  if (!user) return null
  return (
    <>
      <PageHeader title="Profile">Your details, your goal and how others find you.</PageHeader>
      <div className="flex flex-col gap-5">
        <ProfileForm key={user.id} user={user} />
        <UsernameCard user={user} />
        <Notifications user={user} />
        <OwnDataCard user={user} />
      </div>
    </>
  )
}
