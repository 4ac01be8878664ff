import type { GroupInvitation } from '@pepwell/contract/social/group-invitations'
import * as calls from '@pepwell/contract/social/group-invitations.calls'
import { publicName } from '@pepwell/domain/social/public-names'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { failureText } from '../../lib/api/api.ts'
import { queryOf, useCall } from '../../lib/api/use-call.ts'
import { avatarOf } from '../../lib/pictures/person-avatar.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast-store.ts'
import type { RoomPlace } from './use-room-place.ts'

const fail = (title: string) => (error: Error) =>
  void toast({ title, description: failureText(error, 'Please try again.'), variant: 'destructive' })

function Invitation({ invitation, place }: { invitation: GroupInvitation; place: RoomPlace }) {
  const { chatRoomId: id, name, inviter } = invitation
  const navigate = useNavigate()
  const accept = useCall(calls.acceptGroupInvitation, {
    onSuccess: () => {
      const { to, ...options } = place.linkTo(id)
      navigate(to, options)
    },
    onError: fail('Error joining the group'),
  })
  const decline = useCall(calls.declineGroupInvitation, {
    onSuccess: () => toast({ title: `You declined ${name}` }),
    onError: fail('Error declining the invitation'),
  })
  const isPending = accept.isPending || decline.isPending
  return (
    <li className="px-5 py-3">
      <div className="flex items-center gap-3">
        <Avatar {...avatarOf(inviter, 'size-10 text-sm')} />
        <p className="min-w-0 flex-1">
          <span className="block truncate font-semibold">{name}</span>
          <span className="block truncate text-sm text-soft">{publicName(inviter)} invites you back</span>
        </p>
      </div>
      <div className="mt-2 flex gap-2">
        <Button
          size="sm"
          aria-label={`Join ${name}`}
          pending={accept.isPending}
          disabled={isPending}
          onClick={() => accept.mutate({ params: { id } })}
        >
          Join
        </Button>
        <Button
          variant="ghost"
          size="sm"
          aria-label={`Decline ${name}`}
          pending={decline.isPending}
          disabled={isPending}
          onClick={() => decline.mutate({ params: { id } })}
        >
          Decline
        </Button>
      </div>
    </li>
  )
}

/** Invitations to groups the user left; renders nothing without any. */
export function GroupInvitations({ place }: { place: RoomPlace }) {
  const { data = [] } = useQuery(queryOf(calls.listGroupInvitations))
  if (data.length === 0) return null
  return (
    <section aria-label="Invitations" className="border-b border-line bg-sunken">
      <h3 className="px-5 pt-3 text-sm font-bold">Invitations</h3>
      <ul>
        {data.map((invitation) => (
          <Invitation key={invitation.chatRoomId} invitation={invitation} place={place} />
        ))}
      </ul>
    </section>
  )
}
