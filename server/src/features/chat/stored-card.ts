import type { ChatCard } from '@pepwell/contract/social/chat-cards'

/** A card as it is stored: a copy of what the member chose, or a reference to a stack with its name for operators. */
export type StoredCard =
  | ({ kind: 'weigh-in' } & NonNullable<ChatCard['weighIn']>)
  | ({ kind: 'dose' } & NonNullable<ChatCard['dose']>)
  | { kind: 'stack'; stackId: number; name: string }
