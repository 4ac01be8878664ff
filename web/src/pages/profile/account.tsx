import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { EmailField, NameFields, PhoneField } from '../../features/accounts/profile/person-fields.tsx'
import { PictureCard } from '../../features/accounts/profile/picture-card.tsx'
import { PrivacyCard } from '../../features/accounts/profile/privacy-card.tsx'
import { PersonCard } from '../../features/accounts/profile/profile-cards.tsx'
import { ProfileForm } from '../../features/accounts/profile/profile-form.tsx'
import { TimeZoneField } from '../../features/accounts/profile/time-zone-field.tsx'
import { UsernameCard } from '../../features/accounts/username/username-card.tsx'
import { HydrationBoundary } from '../../ui/hydration-boundary.tsx'

/** A person's details, for us and for other members. */
export default function AccountSettings({ user }: { user: CurrentUser }) {
  return (
    <>
      <HydrationBoundary>
        <ProfileForm user={user} form="account">
          <PersonCard>
            <NameFields />
            <EmailField />
            <PhoneField optional anchor="phone-number" />
            <TimeZoneField saved={user.timeZone} />
          </PersonCard>
        </ProfileForm>
      </HydrationBoundary>
      <HydrationBoundary>
        <div className="grid items-start gap-5 lg:grid-cols-2">
          <PictureCard user={user} />
          <UsernameCard user={user} />
        </div>
        <PrivacyCard user={user} />
      </HydrationBoundary>
    </>
  )
}
