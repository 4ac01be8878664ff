import { publicName } from '@pepwell/domain/social/public-names'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { MessageCircle } from 'lucide-react'
import { useId, useState } from 'react'
import { useDebouncedValue } from '../../../lib/forms/use-debounced-value.ts'
import { avatarOf } from '../../../lib/pictures/person-avatar.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHeader, CardTitle } from '../../../ui/card.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { ShowOlder } from '../../../ui/show-older.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { allUsersQuery, type Member, memberCountsQuery } from './members.api.ts'

const DEBOUNCE_MS = 250

interface Messaging {
  /** the current user, who can't write to themselves */
  ownId?: string
  onMessage: (userId: string) => void
  /** the person whose conversation is opening */
  messaging?: string
}

function UserRow({ member, ownId, onMessage, messaging }: Messaging & { member: Member }) {
  return (
    <li className="flex min-h-16 items-center gap-3 py-2.5">
      <Avatar {...avatarOf(member)} />
      <div className="min-w-0 flex-1">
        <p className="truncate font-bold">{member.userHandle ?? publicName(member)}</p>
        <p className="truncate text-sm text-soft">{member.email}</p>
        <p className="truncate text-sm text-soft">{member.id}</p>
      </div>
      {member.id !== ownId && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={`Message ${member.userHandle ?? publicName(member)}`}
          pending={messaging === member.id}
          onClick={() => onMessage(member.id)}
        >
          <MessageCircle className="size-4 max-sm:hidden" aria-hidden="true" />
          Message
        </Button>
      )}
    </li>
  )
}

function List({ search, ...messages }: Messaging & { search: string | undefined }) {
  const users = useInfiniteQuery({ ...allUsersQuery(search), placeholderData: keepPreviousData })
  const { data, isPending, error, refetch, isFetching } = users
  if (isPending) return <p role="status">Loading all users...</p>
  if (!data) {
    return (
      <ErrorState
        title="We couldn’t load the users"
        error={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
  const rows = data.pages.flat()
  if (rows.length === 0) return <p role="status">No users found</p>
  return (
    <>
      <ul className="divide-y divide-line">
        {rows.map((member) => (
          <UserRow key={member.id} member={member} {...messages} />
        ))}
      </ul>
      <ShowOlder
        history={users}
        failure="We couldn’t load more users."
        end="You’ve reached the end."
        className="mt-3"
      />
    </>
  )
}

/** Every member, for admins who want to write to one. */
export function AllUsers(messages: Messaging) {
  const [typed, setTyped] = useState('')
  const search = useDebouncedValue(typed.trim(), DEBOUNCE_MS) || undefined
  const { data: counts } = useQuery({ ...memberCountsQuery({ search }), placeholderData: keepPreviousData })
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id}>
      <CardHeader>
        <CardTitle id={id}>
          Admin: All Users
          {counts && (
            <>
              {' '}
              <span className="ml-1 text-base text-soft tabular-nums">{counts.admins + counts.members}</span>
            </>
          )}
        </CardTitle>
      </CardHeader>
      <TextInput
        type="search"
        aria-label="Search by email or name"
        placeholder="Email or name"
        className="mb-3 md:max-w-sm"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <List search={search} {...messages} />
    </Card>
  )
}
