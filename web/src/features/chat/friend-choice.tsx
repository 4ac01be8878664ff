import type { PublicPerson } from '@pepwell/contract/social/public-person'
import { publicName } from '@pepwell/domain/social/public-names'
import { hasPart } from '@pepwell/domain/text/folded'
import { type ReactNode, useState } from 'react'
import { avatarOf } from '../../lib/pictures/person-avatar.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { TeamBadge } from '../../ui/team-badge.tsx'
import { TextInput } from '../../ui/text-input.tsx'

/** The user's friends, loaded by the page. */
export interface Friends {
  data?: readonly PublicPerson[]
  error: Error | null
  isFetching: boolean
  refetch: () => unknown
}

/** Show a search field from this many friends on. */
const SEARCHED_FROM = 8

const fits = (person: PublicPerson, search: string): boolean =>
  hasPart(`${publicName(person)} ${person.userHandle ?? ''}`, search)

/** A friend in the list: picture and names. */
export const Chosen = ({ person }: { person: PublicPerson }) => (
  <>
    <Avatar {...avatarOf(person, 'size-10 text-sm')} />
    <span className="min-w-0 flex-1">
      <span className="flex items-center gap-2">
        <span className="truncate font-semibold">{publicName(person)}</span>
        <TeamBadge person={person} />
      </span>
      {person.userHandle && <span className="block truncate text-sm text-soft">{person.userHandle}</span>}
    </span>
  </>
)

interface FriendChoiceProps {
  friends: Friends
  /** members already in the group */
  without?: readonly string[]
  /** empty text */
  nobody: string
  children: (person: PublicPerson) => ReactNode
}

/** Select friends, with a search for long lists. */
export function FriendChoice({ friends, without = [], nobody, children }: FriendChoiceProps) {
  const [search, setSearch] = useState('')
  const { data, error, isFetching, refetch } = friends
  if (!data && error) {
    return (
      <ErrorState
        title="We couldn’t load your friends"
        error={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
        className="border-none shadow-none"
      />
    )
  }
  if (!data) {
    return (
      <Loading label="Loading your friends" className="space-y-2">
        <Skeleton className="h-13 rounded-xl" />
        <Skeleton className="h-13 rounded-xl" />
      </Loading>
    )
  }
  const others = data.filter(({ id }) => !without.includes(id))
  if (others.length === 0) return <p className="text-soft">{nobody}</p>
  const found = others.filter((person) => fits(person, search))
  return (
    <>
      {others.length >= SEARCHED_FROM && (
        <TextInput
          type="search"
          aria-label="Search your friends"
          placeholder="Search your friends"
          className="mb-2"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      {found.length === 0 && <p className="text-soft">No friends match that name.</p>}
      <ul className="max-h-72 overflow-y-auto">
        {found.map((person) => (
          <li key={person.id}>{children(person)}</li>
        ))}
      </ul>
    </>
  )
}
