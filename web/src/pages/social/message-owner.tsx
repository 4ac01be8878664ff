import type { Stack } from '@pepwell/contract/stacks/stacks'
import { publicName } from '@pepwell/domain/social/public-names'
import { useQuery } from '@tanstack/react-query'
import { MessageCircle } from 'lucide-react'
import { useOpenFriend } from '../../features/chat/use-opening.ts'
import { friendsQuery } from '../../features/friends/friends.api.ts'
import { Button } from '../../ui/button.tsx'

/** Opens a conversation with the stack's owner, if they are a friend. */
export function MessageOwner({ user }: Pick<Stack, 'user'>) {
  const friends = useQuery(friendsQuery).data
  const { open, opening } = useOpenFriend()
  if (!friends?.some(({ id }) => id === user.id)) return null
  return (
    <Button
      variant="secondary"
      aria-label={`Message ${publicName(user)}`}
      pending={opening === user.id}
      onClick={() => open(user.id)}
    >
      <MessageCircle className="size-5" aria-hidden="true" />
      Message
    </Button>
  )
}
