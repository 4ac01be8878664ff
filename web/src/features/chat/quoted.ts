import type { QuotedMessage } from '@pepwell/contract/social/chat-messages'
import { quoteLine } from '@pepwell/domain/social/chat'
import type { ChatMessage } from './chat.api.ts'
import { senderName } from './room-words.ts'

/** A message as a reply quotes it. */
export const quotedFrom = ({
  id,
  seq,
  sender,
  isOwn,
  message,
  messageType,
  status,
}: ChatMessage): QuotedMessage => ({
  id,
  seq,
  sender,
  isOwn,
  message: quoteLine(message),
  messageType,
  status,
})

/** A quoted message's sender. */
export const quotedName = (quoted: QuotedMessage): string => (quoted.isOwn ? 'You' : senderName(quoted))

/** A quoted message in one line. */
export function quotedWords({ status, messageType, message }: QuotedMessage): string {
  if (status === 'deleted') return 'Deleted message'
  if (status === 'hidden') return 'Message hidden'
  return messageType === 'picture' ? 'Picture' : message
}
