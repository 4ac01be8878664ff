import { supportAccount } from '@pepwell/domain/product'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { Card, CardHeader, CardTitle } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Loading } from '../../ui/skeleton.tsx'
import { friendsQuery } from './friends.api.ts'
import { type Ask, PersonMenu } from './person-menu.tsx'
import { PersonRow, PersonRowsSkeleton } from './person-row.tsx'

/** Everybody's first friend. */
const support = { ...supportAccount, firstName: null, lastName: null, profileImageUrl: null }

function Friends({ ask }: { ask: Ask }) {
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
        title="Your friends could not be loaded"
        error={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
  return (
    <>
      <ul className="divide-y divide-line">
        <PersonRow person={support} />
        {data.map((friend) => (
          <PersonRow key={friend.id} person={friend} below={friend.email ?? friend.userHandle}>
            <PersonMenu person={friend} acts={['unfriend', 'block', 'report']} ask={ask} />
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

/** Whom one knows, the support team before all. @param children what stands below */
export function FriendsCard({ ask, children }: { ask: Ask; children?: ReactNode }) {
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
      <Friends ask={ask} />
      {children}
    </Card>
  )
}
