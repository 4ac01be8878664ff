import { publicName } from '@pepwell/domain/social/public-names'
import { supportAccount } from '@pepwell/domain/text/brand'
import { useQuery } from '@tanstack/react-query'
import { MessageCircle } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Card, CardHeader, CardTitle } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Loading } from '../../ui/skeleton.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { friendsQuery, type PublicPerson } from './friends.api.ts'
import { type Ask, PersonMenu } from './person-menu.tsx'
import { PersonRow, PersonRowsSkeleton } from './person-row.tsx'
import { tinted } from './tinted.ts'

/** How to open conversations, including the one with support. */
export interface Talk {
  onTalk: (person: PublicPerson) => void
  /** the person whose conversation is opening */
  opening?: string
}

interface FriendsProps {
  ask: Ask
  talk: Talk
}

/** The support team, always listed first. */
const support = { ...supportAccount, firstName: null, lastName: null, profileImageUrl: null, isTeam: true }

/** Opens a conversation. */
function ChatButton({ person, talk }: { person: PublicPerson; talk: Talk }) {
  return (
    <IconButton
      aria-label={`Chat with ${publicName(person)}`}
      className={`${tinted} text-accent-ink`}
      aria-busy={talk.opening === person.id || undefined}
      onClick={() => talk.onTalk(person)}
    >
      {talk.opening === person.id ? <Spinner className="size-5" /> : <MessageCircle className="size-5" />}
    </IconButton>
  )
}

function Friends({ ask, talk }: FriendsProps) {
  const { data, isPending, error, refetch, isFetching } = useQuery(friendsQuery)
  if (isPending) {
    return (
      <Loading label="Loading your friends">
        <PersonRowsSkeleton rows={4} />
      </Loading>
    )
  }
  if (!data) {
    return (
      <ErrorState
        title="We couldn’t load your friends"
        error={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
  return (
    <>
      <ul className="divide-y divide-line">
        <PersonRow person={support}>
          <ChatButton person={support} talk={talk} />
          {/* as wide as the menus below */}
          {data.length > 0 && <span className="w-9" />}
        </PersonRow>
        {data.map((friend) => (
          <PersonRow key={friend.id} person={friend} below={friend.email ?? friend.userHandle}>
            <ChatButton person={friend} talk={talk} />
            <PersonMenu person={friend} actions={['unfriend', 'block', 'report']} ask={ask} />
          </PersonRow>
        ))}
      </ul>
      {data.length === 0 && (
        <p className="border-t border-line pt-4 text-soft">
          No friends yet. Start by searching for users to add!
        </p>
      )}
    </>
  )
}

/** The friends, with the support team first. @param children rendered below */
export function FriendsCard({ ask, talk, children }: FriendsProps & { children?: ReactNode }) {
  const { data } = useQuery(friendsQuery)
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id}>
      <CardHeader className="mb-2">
        <CardTitle id={id}>
          Your Friends
          {data && (
            <>
              {' '}
              <span className="ml-1 text-base text-soft tabular-nums">{data.length + 1}</span>
            </>
          )}
        </CardTitle>
      </CardHeader>
      <Friends ask={ask} talk={talk} />
      {children}
    </Card>
  )
}
