import type { CurrentUser } from '@pepwell/contract/accounts'
import { memberInitials, memberName } from '@pepwell/domain/members'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useParams } from 'react-router'
import { useCurrentUser } from '../features/accounts/current-user.ts'
import { type MemberProfile, memberProfileQuery } from '../features/members/admin/members.api.ts'
import { ProfileSections } from '../features/members/admin/profile-sections.tsx'
import { ApiError } from '../lib/api.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Spinner } from '../ui/spinner.tsx'

/** One sentence in the middle of the page, and the way back. */
function Notice({ title, text, back }: { title: string; text: string; back: ReactNode }) {
  return (
    <div className="flex flex-col items-center py-20 text-center">
      <h1 className="text-2xl font-bold tracking-tight">{title}</h1>
      <p className="mt-2 mb-6 max-w-sm text-soft">{text}</p>
      {back}
    </div>
  )
}

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

/** Who may not look, as everywhere in the back office. */
const isRefused = (error: unknown) => error instanceof ApiError && error.status === 403
/** An id that nobody can have is nobody's, too. */
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
  if (isRefused(error)) {
    const text = "You don't have permission to access the admin panel."
    return <Notice title="Access Denied" text={text} back={null} />
  }
  if (isAbsent(error)) {
    const text = 'The requested user profile could not be found.'
    return <Notice title="User Not Found" text={text} back={<BackToAdmin />} />
  }
  if (!error) return <Spinner label="Loading" className="mx-auto my-32 size-8 text-accent" />
  return (
    <>
      <BackToAdmin />
      <ErrorState
        className="mt-6"
        title="This profile could not be loaded"
        error={error}
        onRetry={() => refetch()}
        retrying={isFetching}
      />
    </>
  )
}

export default function UserProfile() {
  const { user } = useCurrentUser()
  const { userId = '' } = useParams()
  return user && <ProfileFor user={user} userId={userId} />
}
