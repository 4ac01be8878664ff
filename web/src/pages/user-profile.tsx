import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { mayEnter } from '@pepwell/domain/accounts/admin-areas'
import { memberInitials, memberName } from '@pepwell/domain/accounts/members'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useParams } from 'react-router'
import { useCurrentUser } from '../features/accounts/current-user.ts'
import { type MemberProfile, memberProfileQuery } from '../features/members/admin/members.api.ts'
import { ProfileSections } from '../features/members/admin/profile-sections.tsx'
import { ApiError } from '../lib/api/api.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { AccessDenied } from './admin/access-denied.tsx'
import { AdminGate } from './admin/gate.tsx'
import { usePermissions } from './admin/permissions.ts'

const BackToAdmin = () => (
  <Button variant="secondary" asChild>
    <Link to="/admin">
      <ArrowLeft className="size-5" aria-hidden="true" />
      Back to Admin
    </Link>
  </Button>
)

function Head({ member }: { member: MemberProfile }) {
  return (
    <header className="mt-6 mb-6 flex items-center gap-4">
      <Avatar initials={memberInitials(member)} src={member.profileImageUrl} className="size-16 text-xl" />
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="wrap-anywhere text-2xl font-bold tracking-tight md:text-3xl">
            {memberName(member)}
          </h1>
          {member.isAdmin && <Badge tone="accent">Admin</Badge>}
        </div>
        {member.userHandle && <p className="text-soft">{member.userHandle}</p>}
      </div>
    </header>
  )
}

/** An invalid id is handled like an unknown user. */
const isAbsent = (error: unknown) => error instanceof ApiError && [400, 404].includes(error.status)

function ProfileFor({ user, userId }: { user: CurrentUser; userId: string }) {
  const { data: member, error, refetch, isFetching } = useQuery(memberProfileQuery(userId))
  if (member) {
    return (
      <>
        <BackToAdmin />
        <Head member={member} />
        <ProfileSections member={member} timeZone={user.timeZone} />
      </>
    )
  }
  if (isAbsent(error)) {
    return (
      <div className="flex flex-col items-center py-20 text-center">
        <h1 className="text-2xl font-bold tracking-tight">User Not Found</h1>
        <p className="mt-2 mb-6 max-w-sm text-soft">The requested user profile could not be found.</p>
        <BackToAdmin />
      </div>
    )
  }
  if (!error) return <Spinner label="Loading" className="mx-auto my-32 size-8 text-accent" />
  return (
    <>
      <BackToAdmin />
      <ErrorState
        className="mt-6"
        title="We couldn’t load this profile"
        error={error}
        onRetry={() => refetch()}
        retrying={isFetching}
      />
    </>
  )
}

/** Requires the member permission. */
const Allowed = ({ children }: { children: ReactNode }) =>
  mayEnter(usePermissions(), 'members') ? children : <AccessDenied />

export default function UserProfile() {
  const { user } = useCurrentUser()
  const { userId = '' } = useParams()
  return (
    <AdminGate>
      <Allowed>{user && <ProfileFor user={user} userId={userId} />}</Allowed>
    </AdminGate>
  )
}
