import * as calls from '@pepwell/contract/social/chat.calls'
import type { Reaction } from '@pepwell/domain/social/chat'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { failureText } from '../../lib/api/api.ts'
import { useCall } from '../../lib/api/use-call.ts'
import { toast } from '../../ui/toast-store.ts'
import type { ChatMessage } from './chat.api.ts'
import { toggled } from './reactions.ts'
import { addToCache } from './thread.api.ts'

/** In order, so that the last press counts. */
const scope = { id: 'chat-reactions' }

/** Adds or removes the reader's reaction to a message, optimistically. */
export function useReacting() {
  const client = useQueryClient()
  const options = {
    scope,
    onSuccess: (message: ChatMessage) => addToCache(client, message),
    onError: (error: Error) =>
      void toast({
        title: 'Error',
        description: failureText(error, 'We couldn’t save your reaction. Please try again.'),
        variant: 'destructive',
      }),
  }
  const { mutate: add } = useCall(calls.addReaction, options)
  const { mutate: remove } = useCall(calls.removeReaction, options)
  return useCallback(
    (message: ChatMessage, reaction: Reaction) => {
      const isOwn = message.reactions.some((one) => one.reaction === reaction && one.isOwn)
      const change = isOwn ? remove : add
      addToCache(client, toggled(message, reaction))
      change({ params: { id: message.id, reaction } }, { onError: () => addToCache(client, message) })
    },
    [client, add, remove],
  )
}
