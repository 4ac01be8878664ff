import type { ChatReaction } from '@pepwell/contract/social/chat-messages'
import { type Reaction, reactions } from '@pepwell/domain/social/chat'
import { formatList } from '@pepwell/domain/text/format-list'
import type { ChatMessage } from './chat.api.ts'

/** How a reaction appears, and its name. */
export const reactionStyles: Record<Reaction, { emoji: string; label: string }> = {
  like: { emoji: '👍', label: 'Like' },
  love: { emoji: '❤️', label: 'Love' },
  laugh: { emoji: '😂', label: 'Laugh' },
  wow: { emoji: '😮', label: 'Wow' },
  sad: { emoji: '😢', label: 'Sad' },
  thanks: { emoji: '🙏', label: 'Thanks' },
}

/** Who reacted: 'You, Ada Keller and 3 more'. */
export function reactorNames({ isOwn, names, count }: ChatReaction): string {
  const known = [...(isOwn ? ['You'] : []), ...names]
  const more = count - known.length
  return formatList(more > 0 ? [...known, `${more} more`] : known)
}

/** Adds or removes the reader's reaction. */
export function toggled(message: ChatMessage, reaction: Reaction): ChatMessage {
  const before = message.reactions.find((one) => one.reaction === reaction)
  const now = before?.isOwn
    ? { ...before, isOwn: false, count: before.count - 1 }
    : { reaction, names: [], ...before, isOwn: true, count: (before?.count ?? 0) + 1 }
  return {
    ...message,
    reactions: reactions.flatMap((kind) => {
      const one = kind === reaction ? now : message.reactions.find((other) => other.reaction === kind)
      return one && one.count > 0 ? [one] : []
    }),
  }
}
