import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useStore } from '../../lib/use-store.ts'
import { senderOf } from './sender.ts'

/** Sends messages to a room and lists the pending ones. */
export function useSender(userId: string, roomId: number) {
  const client = useQueryClient()
  const sender = senderOf(client, userId)
  const all = useStore(sender.outbox.messages)
  const outgoing = useMemo(() => all.filter((one) => one.roomId === roomId), [all, roomId])
  return {
    outgoing,
    send: (text: string) => sender.send({ roomId, text }),
    sendPicture: (picture: File) => sender.send({ roomId, text: '', picture }),
    again: sender.again.bind(sender),
    drop: (clientId: string) => sender.outbox.drop(clientId),
  }
}
