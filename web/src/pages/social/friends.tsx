import { mayEnter } from '@pepwell/domain/accounts/admin-areas'
import { isSupport } from '@pepwell/domain/social/public-names'
import { useQueryClient } from '@tanstack/react-query'
import { adminStatusQuery } from '../../features/accounts/admin-status.ts'
import { useCurrentUser } from '../../features/accounts/current-user.ts'
import { useOpenFriend, useOpenSupport } from '../../features/chat/use-opening.ts'
import type { PublicPerson } from '../../features/friends/friends.api.ts'
import { FriendsBoard } from '../../features/friends/friends-board.tsx'

/** The support inbox, for operators who answer there and so have no own support conversation. */
function useInbox() {
  const client = useQueryClient()
  const isAdmin = useCurrentUser().user?.isAdmin ?? false
  return async () => {
    const status = isAdmin ? await client.ensureQueryData(adminStatusQuery) : undefined
    return status && mayEnter(status.permissions, 'support') ? '/admin/support' : undefined
  }
}

export default function FriendsTab() {
  const friend = useOpenFriend()
  const openSupport = useOpenSupport(useInbox())
  const onTalk = (person: PublicPerson) => (isSupport(person) ? void openSupport() : friend.open(person.id))
  return <FriendsBoard talk={{ onTalk, opening: friend.opening }} />
}
