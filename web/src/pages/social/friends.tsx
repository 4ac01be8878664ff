import { isSupport } from '@pepwell/domain/shown-people'
import { useOpenFriend, useOpenSupport } from '../../features/chat/use-opening.ts'
import type { PublicPerson } from '../../features/friends/friends.api.ts'
import { FriendsBoard } from '../../features/friends/friends-board.tsx'

export default function FriendsTab() {
  const friend = useOpenFriend()
  const openSupport = useOpenSupport()
  const onTalk = (person: PublicPerson) => (isSupport(person) ? void openSupport() : friend.open(person.id))
  return <FriendsBoard talk={{ onTalk, opening: friend.opening }} />
}
