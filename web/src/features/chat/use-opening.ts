import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { failureText } from '../../lib/api/api.ts'
import { toast } from '../../ui/toast-store.ts'
import { useCreateChat, useOpenRoom } from './chat.api.ts'
import { roomsQuery } from './rooms.api.ts'
import { roomAddress } from './use-room-place.ts'

const FAILED = 'Failed to create chat room'

const showFailure = (title: string, description: string) =>
  void toast({ title, description, variant: 'destructive' })

/** Opens a room after a call returned it. */
function useArrival(failure: string) {
  const navigate = useNavigate()
  return ({ id }: { id?: number }) => {
    if (id === undefined) return showFailure(failure, 'Invalid chat room response')
    toast({ title: 'Chat ready!' })
    void navigate(roomAddress(id))
  }
}

/** Opens the conversation with a friend. */
export function useOpenFriend() {
  const { mutate, isPending, variables } = useOpenRoom({
    onSuccess: useArrival('Error opening chat'),
    onError: (error) => showFailure('Error opening chat', failureText(error, FAILED)),
  })
  return {
    open: (friendId: string) => mutate({ body: { participantIds: [friendId], type: 'direct' } }),
    opening: isPending ? variables?.body.participantIds[0] : undefined,
  }
}

/** Opens a conversation with any member, for admins. */
export function useOpenWithAnyone() {
  const { mutate, isPending, variables } = useCreateChat({
    onSuccess: useArrival('Error starting chat'),
    onError: (error) => showFailure('Error starting chat', failureText(error, FAILED)),
  })
  return {
    open: (participantId: string) => mutate({ body: { participantId } }),
    opening: isPending ? variables?.body.participantId : undefined,
  }
}

/**
 * Opens the user's support conversation.
 * @param inboxOf where the team's inbox is, for users without a support conversation; undefined for members
 */
export function useOpenSupport(inboxOf: () => Promise<string | undefined>) {
  const client = useQueryClient()
  const navigate = useNavigate()
  return async () => {
    const pages = await client.fetchInfiniteQuery(roomsQuery).then(
      ({ pages }) => pages.flat(),
      () => [],
    )
    // Operators also have members' support rooms in their list.
    const room = pages.find(({ type, isAnswering }) => type === 'support' && !isAnswering)
    if (room) return void navigate(roomAddress(room.id))
    const inbox = await inboxOf().catch(() => undefined)
    if (inbox) return void navigate(inbox)
    showFailure('Support chat not found', 'Please refresh the page to load the support chat')
  }
}
