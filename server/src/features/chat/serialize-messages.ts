import type { ChatCard } from '@pepwell/contract/social/chat-cards'
import type { ChatMessage } from '@pepwell/contract/social/chat-messages'
import type { PublicPerson } from '@pepwell/contract/social/public-person'
import { MAX_REACTION_NAMES, type MessageStatus, quoteLine, reactions } from '@pepwell/domain/social/chat'
import { publicName } from '@pepwell/domain/social/public-names'
import type { MessageRow } from './chat-messages.queries.ts'
import type { QuotedRow } from './quotes.queries.ts'
import type { ReactionRow } from './reactions.queries.ts'

/** The two sizes of a picture. */
export type PictureSize = 'image' | 'thumbnail'

/** A picture's content tag for one size. The hash is unguessable, and so is the URL. */
export const versionOf = (hash: string, size: PictureSize): string =>
  size === 'image' ? hash.slice(0, 32) : `${hash.slice(0, 32)}-t`

const addressOf = (id: number, size: PictureSize, hash: string) =>
  `/api/social/chat-messages/${id}/${size}?v=${versionOf(hash, size)}`

const senderOf = (row: MessageRow): PublicPerson | null =>
  row.senderId === null
    ? null
    : {
        id: row.senderId,
        userHandle: row.senderHandle,
        firstName: row.senderFirstName,
        lastName: row.senderLastName,
        profileImageUrl: row.senderImage,
        isTeam: row.senderIsTeam === true,
      }

const authorOf = (row: MessageRow): PublicPerson | null =>
  row.authorId === null
    ? null
    : {
        id: row.authorId,
        userHandle: row.authorHandle,
        firstName: row.authorFirstName,
        lastName: row.authorLastName,
        profileImageUrl: row.authorImage,
        isTeam: row.authorIsTeam === true,
      }

function statusOf({ isApart, deletedAt }: MessageRow): MessageStatus {
  if (isApart) return 'hidden'
  return deletedAt ? 'deleted' : 'sent'
}

function pictureIn({ id, pictureHash, pictureWidth, pictureHeight }: MessageRow): ChatMessage['picture'] {
  if (!pictureHash || !pictureWidth || !pictureHeight) return null
  return {
    url: addressOf(id, 'image', pictureHash),
    thumbnailUrl: addressOf(id, 'thumbnail', pictureHash),
    width: pictureWidth,
    height: pictureHeight,
  }
}

/** A stored message as the one that a reply quotes. */
export const quotedFrom = (row: MessageRow): QuotedRow => ({
  id: row.id,
  seq: row.seq,
  message: row.message,
  messageType: row.messageType,
  isDeleted: row.deletedAt !== null,
  isOwn: row.isOwn,
  isApart: row.isApart,
  sender: senderOf(row),
})

/** A quote on the wire: only its existence if the reader doesn't see its sender. */
function serializeQuote(quoted: QuotedRow | null): ChatMessage['replyTo'] {
  if (!quoted) return null
  const { id, seq, messageType, isApart, isDeleted, isOwn, sender, message } = quoted
  if (isApart) return { id, seq, messageType, status: 'hidden', sender: null, isOwn: false, message: '' }
  const status = isDeleted ? 'deleted' : 'sent'
  return { id, seq, messageType, status, sender, isOwn, message: quoteLine(message) }
}

/** Reactions on the wire, by kind. */
function serializeReactions(rows: readonly ReactionRow[] | null): ChatMessage['reactions'] {
  const given = Map.groupBy(rows ?? [], ({ reaction }) => reaction)
  return reactions.flatMap((reaction) => {
    const people = given.get(reaction) ?? []
    if (people.length === 0) return []
    const others = people.filter(({ isOwn }) => !isOwn).slice(0, MAX_REACTION_NAMES)
    const isOwn = people.some((one) => one.isOwn)
    return [{ reaction, count: people.length, isOwn, names: others.map(publicName) }]
  })
}

/** A card on the wire; a stack as it is now, if the reader may see it. */
function serializeCard({ card }: MessageRow, stack: ChatCard['stack']): ChatMessage['card'] {
  if (!card) return null
  const nothing = { weighIn: null, dose: null, stack: null }
  switch (card.kind) {
    case 'weigh-in': {
      const { kind, weight, unit, day } = card
      return { ...nothing, kind, weighIn: { weight, unit, day } }
    }
    case 'dose': {
      const { kind, peptide, dose, day } = card
      return { ...nothing, kind, dose: { peptide, dose, day } }
    }
    case 'stack':
      return { ...nothing, kind: card.kind, stack }
  }
}

/**
 * A message on the wire: only its existence if the reader doesn't see its sender.
 * @param stack the one of its card; without it the card says that there is none
 */
export function serializeMessage(row: MessageRow, stack: ChatCard['stack'] = null) {
  const { id, roomId: chatRoomId, seq, revision, messageType, createdAt } = row
  const status = statusOf(row)
  const place = { id, chatRoomId, seq, revision, messageType, createdAt, status }
  if (status === 'hidden')
    return { ...place, ...NOTHING, sender: null, isOwn: false, answeredBy: null, clientId: null }
  const { isOwn, clientId, message, editedAt, quoted, reactions: given } = row
  return {
    ...place,
    sender: senderOf(row),
    isOwn,
    answeredBy: authorOf(row),
    clientId,
    message,
    editedAt,
    picture: pictureIn(row),
    card: status === 'deleted' ? null : serializeCard(row, stack),
    replyTo: status === 'deleted' ? null : serializeQuote(quoted),
    reactions: serializeReactions(given),
  }
}

const NOTHING = { message: '', editedAt: null, picture: null, card: null, replyTo: null, reactions: [] }

export type SerializedMessage = ReturnType<typeof serializeMessage>
