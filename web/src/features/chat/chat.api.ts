import type { CallReply } from '@pepwell/contract/declared'
import type { ChatParticipant, ChatRoom } from '@pepwell/contract/social/chat'
import * as calls from '@pepwell/contract/social/chat.calls'
import type { ChatMessage } from '@pepwell/contract/social/chat-messages'
import { type InfiniteData, useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../lib/api/api.ts'
import { type CallOptions, queryOf, useCall } from '../../lib/api/use-call.ts'
import { roomsQuery, useRooms } from './rooms.api.ts'

export type { ChatMessage, ChatParticipant, ChatRoom }

type Rooms = InfiniteData<CallReply<typeof calls.listChatRooms>>

/** A conversation in the list, or one that isn't listed, such as an operator's with a member. */
export function useRoom(id: number) {
  const { query, rooms } = useRooms()
  const listed = rooms?.find((room) => room.id === id)
  const alone = useQuery({
    ...queryOf(calls.chatRoom, { params: { id } }),
    enabled: Boolean(rooms) && !listed,
  })
  const failed = rooms ? alone : query
  const isGone = alone.error instanceof ApiError && alone.error.status === 404
  return {
    room: listed ?? (isGone ? undefined : alone.data),
    error: failed.error,
    retry: () => void failed.refetch(),
    isFetching: failed.isFetching,
  }
}

/** Marks a conversation as read, optimistically. */
export function useMarkRead() {
  const client = useQueryClient()
  return useCall(calls.markChatRoomRead, {
    onMutate: ({ params: { id } }) => {
      const read = (room: ChatRoom) => (room.id === Number(id) ? { ...room, unreadCount: 0 } : room)
      client.setQueryData(
        roomsQuery.queryKey,
        (data: Rooms | undefined) => data && { ...data, pages: data.pages.map((page) => page.map(read)) },
      )
    },
    // The next message is read again, and this with it.
    // biome-ignore lint/suspicious/noConsole: it is only noted, as nobody waits for it
    onError: (error) => console.warn('A conversation could not be marked as read', error),
  })
}

export const useOpenRoom = (options: CallOptions<typeof calls.openChatRoom>) =>
  useCall(calls.openChatRoom, options)
export const useCreateChat = (options: CallOptions<typeof calls.createChat>) =>
  useCall(calls.createChat, options)
export const useEditMessage = (options: CallOptions<typeof calls.editChatMessage>) =>
  useCall(calls.editChatMessage, options)
export const useRemoveMessage = (options: CallOptions<typeof calls.removeChatMessage>) =>
  useCall(calls.removeChatMessage, options)
export const useRenameRoom = (options: CallOptions<typeof calls.renameChatRoom>) =>
  useCall(calls.renameChatRoom, options)
export const useAddToRoom = (options: CallOptions<typeof calls.addToChatRoom>) =>
  useCall(calls.addToChatRoom, options)
export const useRejoinRoom = (options: CallOptions<typeof calls.rejoinChatRoom>) =>
  useCall(calls.rejoinChatRoom, options)
export const useRemoveFromRoom = (options: CallOptions<typeof calls.removeFromChatRoom>) =>
  useCall(calls.removeFromChatRoom, options)
