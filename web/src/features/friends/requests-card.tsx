import { publicName } from '@pepwell/domain/social/public-names'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card, CardHeader, CardTitle } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Loading } from '../../ui/skeleton.tsx'
import { AcceptButton } from './accept-button.tsx'
import { type FriendRequest, receivedRequestsQuery, sentRequestsQuery } from './friends.api.ts'
import { PersonRow, PersonRowsSkeleton } from './person-row.tsx'
import { useCancelingRequest, useRejecting } from './use-requests.ts'

function ReceivedRequest({ request: { id, requester } }: { request: FriendRequest }) {
  const { mutate, isPending } = useRejecting()
  return (
    <PersonRow person={requester}>
      <IconButton
        aria-label={`Reject ${publicName(requester)}`}
        disabled={isPending}
        onClick={() => mutate({ params: { id } })}
      >
        <X className="size-5" />
      </IconButton>
      <AcceptButton requestId={id} person={requester} />
    </PersonRow>
  )
}

function SentRequest({ request: { id, addressee } }: { request: FriendRequest }) {
  const { mutate, isPending } = useCancelingRequest()
  return (
    <PersonRow person={addressee}>
      <Button
        variant="ghost"
        size="sm"
        aria-label={`Cancel the request to ${publicName(addressee)}`}
        pending={isPending}
        onClick={() => mutate({ params: { id } })}
      >
        Cancel
      </Button>
    </PersonRow>
  )
}

/** Pending sent requests; renders nothing without any. */
function SentRequests() {
  const { data = [] } = useQuery(sentRequestsQuery)
  const id = useId()
  if (data.length === 0) return null
  return (
    <section aria-labelledby={id} className="mt-4 border-t border-line pt-4">
      <h3 id={id} className="font-semibold">
        Sent, awaiting a reply
      </h3>
      <ul className="divide-y divide-line">
        {data.map((request) => (
          <SentRequest key={request.id} request={request} />
        ))}
      </ul>
    </section>
  )
}

function Received() {
  const { data, isPending, error, refetch, isFetching } = useQuery(receivedRequestsQuery)
  if (isPending) {
    return (
      <Loading label="Loading friend requests">
        <PersonRowsSkeleton rows={1} />
      </Loading>
    )
  }
  if (!data) {
    return (
      <ErrorState
        title="We couldn’t load your friend requests"
        error={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
  if (data.length === 0) return <p className="text-soft">No pending friend requests</p>
  return (
    <ul className="divide-y divide-line">
      {data.map((request) => (
        <ReceivedRequest key={request.id} request={request} />
      ))}
    </ul>
  )
}

/** Received and sent friend requests. */
export function RequestsCard() {
  const { data = [] } = useQuery(receivedRequestsQuery)
  const id = useId()
  const count = data.length > 0 && <p className="text-sm text-soft">{data.length} pending request(s)</p>
  return (
    <Card as="section" aria-labelledby={id}>
      <CardHeader className="mb-2" action={count}>
        <CardTitle id={id}>Friend Requests</CardTitle>
      </CardHeader>
      <Received />
      <SentRequests />
    </Card>
  )
}
