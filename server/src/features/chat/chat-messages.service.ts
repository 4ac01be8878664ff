import * as calls from '@pepwell/contract/social/chat.calls'
import { type CardKind, cardWords, isChangeable, isGroupEvent } from '@pepwell/domain/social/chat'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../database/connect.ts'
import type { DB } from '../../database/schema.ts'
import { isUniqueViolation } from '../../database/unique-violation.ts'
import type { SessionUser } from '../../http/session.ts'
import type { People } from '../../live/person-events.ts'
import { Refusal } from '../../refusal.ts'
import { requireVerifiedEmail } from '../accounts/verification/verified-email.service.ts'
import type { PictureSendings } from '../pictures/picture-sendings.service.ts'
import { cardOf, serializeMessages } from './cards.service.ts'
import {
  type MessageRow,
  messageByClientId,
  messageById,
  messagesIn,
  type Page,
} from './chat-messages.queries.ts'
import type { ChatPictures } from './chat-pictures.service.ts'
import { roomsById } from './chat-rooms.queries.ts'
import { requirePace } from './pace.ts'
import { type Viewer, viewerOf } from './room-access.queries.ts'
import { quotedFrom } from './serialize-messages.ts'
import * as queries from './writing.queries.ts'

interface Deps {
  db: Kysely<DB>
  clock: Clock
  people: People
  pictures: ChatPictures
  photoSendings: PictureSendings
}

/** A text or a stored picture. */
type Content = Omit<queries.NewMessage, 'senderId' | 'clientId' | 'quoted'>

type OwnMessage = NonNullable<Awaited<ReturnType<typeof queries.ownMessage>>>

/** Where a message goes. */
interface Target {
  roomId: number
  clientId: string | null
  /** the message that it replies to */
  replyToId?: number
}

/** @throws Refusal NOT_ALLOWED for agents, who share nothing of their own in the team's name */
function requireOwnName({ isAnswering }: queries.LockedRoom, { card }: Content): void {
  if (isAnswering && card) throw new Refusal('NOT_ALLOWED')
}

/** Two concurrent messages with one client id in two rooms. */
const isSentAlready = (error: unknown): boolean =>
  isUniqueViolation(error, 'chat_messages_sender_id_client_id_key')

/** Chat messages. */
export function chatMessagesService({ db, clock, people, pictures, photoSendings }: Deps) {
  const serialize = async (within: Db, { userId }: Viewer, row: MessageRow) => {
    const [message] = await serializeMessages(within, userId, [row])
    if (!message) throw new Error('a row is serialized')
    return message
  }

  const known = async (viewer: Viewer, clientId: string | null) => {
    const row = clientId ? await messageByClientId(db, viewer, clientId) : undefined
    return row && serialize(db, viewer, row)
  }

  async function seen(tx: Db, viewer: Viewer, id: number) {
    const row = await messageById(tx, viewer, id)
    if (!row) throw new Refusal('CHAT_MESSAGE_NOT_FOUND')
    return serialize(tx, viewer, row)
  }

  /** @throws Refusal CHAT_ROOM_NOT_FOUND, CHAT_ROOM_CLOSED, VERIFY_EMAIL_FIRST except to support */
  async function writable(tx: Db, viewer: Viewer, roomId: number) {
    // Locks the person before the room, like account deletion.
    await queries.lockSender(tx, viewer.userId)
    const room = await queries.lockRoom(tx, viewer, roomId)
    if (!room) throw new Refusal('CHAT_ROOM_NOT_FOUND')
    if (!room.isOpen) throw new Refusal('CHAT_ROOM_CLOSED')
    if (room.type !== 'support') await requireVerifiedEmail(tx, viewer.userId)
    return room
  }

  /** @throws Refusal CHAT_MESSAGE_NOT_FOUND unless the viewer sees the message in this room */
  async function quotedIn(tx: Db, viewer: Viewer, { roomId, replyToId }: Target) {
    if (replyToId === undefined) return undefined
    const row = await messageById(tx, viewer, replyToId)
    // One that was deleted meanwhile can still be replied to: the reply may have been queued offline.
    if (row?.roomId !== roomId || row.isApart || isGroupEvent(row.messageType))
      throw new Refusal('CHAT_MESSAGE_NOT_FOUND')
    return quotedFrom(row)
  }

  /** Writes a message, or finds it if its client id was written meanwhile. */
  const write = (viewer: Viewer, target: Target, content: Content) =>
    db.transaction().execute(async (tx) => {
      const { roomId, clientId } = target
      const room = await writable(tx, viewer, roomId)
      const sent = clientId ? await messageByClientId(tx, viewer, clientId) : undefined
      if (sent) return serialize(tx, viewer, sent)
      requireOwnName(room, content)
      await requirePace(tx, viewer.userId, clock.now())
      // Support's pictures count for the team.
      const ownBytes = room.isAnswering ? 0 : (content.pictureBytes ?? 0)
      if (ownBytes > 0) await pictures.takeSpace(tx, viewer.userId, ownBytes)
      const quoted = await quotedIn(tx, viewer, target)
      const message = { ...content, senderId: viewer.userId, clientId, quoted }
      const { row, audience } = await queries.writeMessage(tx, room, message, new Date(clock.now()))
      await people.publish(tx, audience, { type: 'new_message', chatRoomId: roomId })
      return serialize(tx, viewer, row)
    })

  /** Sends what `content` returns, which runs only for a new client id. */
  async function send(user: SessionUser, target: Target, content: (viewer: Viewer) => Promise<Content>) {
    const viewer = viewerOf(user)
    const { clientId } = target
    const before = await known(viewer, clientId)
    if (before) return before
    try {
      return await write(viewer, target, await content(viewer))
    } catch (error) {
      const sent = isSentAlready(error) ? await known(viewer, clientId) : undefined
      if (!sent) throw error
      return sent
    }
  }

  /**
   * Changes a member's own recent message.
   * @throws Refusal CHAT_MESSAGE_NOT_FOUND, CHAT_MESSAGE_TOO_OLD
   */
  const change = (
    user: SessionUser,
    id: number,
    { invalidatesTags: changes }: { invalidatesTags: readonly string[] },
    act: (tx: Db, message: OwnMessage) => Promise<void>,
  ) =>
    db.transaction().execute(async (tx) => {
      const viewer = viewerOf(user)
      const found = await queries.ownMessage(tx, viewer, id)
      // Reads the message again under the lock: it may have been deleted meanwhile.
      const room = found && (await queries.lockRoom(tx, viewer, found.roomId))
      const message = room && (await queries.ownMessage(tx, viewer, id))
      if (!message) throw new Refusal('CHAT_MESSAGE_NOT_FOUND')
      // Cards have figures about a person's health: they can be withdrawn anytime.
      if (!message.isCard && !isChangeable(message.createdAt.getTime(), clock.now()))
        throw new Refusal('CHAT_MESSAGE_TOO_OLD')
      await act(tx, message)
      await people.publish(tx, await queries.audienceOf(tx, message.roomId), { type: 'changed', changes })
      return { shown: await seen(tx, viewer, id), message }
    })

  return {
    /** @throws Refusal CHAT_ROOM_NOT_FOUND */
    async list(user: SessionUser, roomId: number, page: Page) {
      const viewer = viewerOf(user)
      const rows = await messagesIn(db, viewer, roomId, page)
      // An empty result may mean another user's room.
      if (rows.length === 0 && (await roomsById(db, viewer, [roomId])).length === 0)
        throw new Refusal('CHAT_ROOM_NOT_FOUND')
      return serializeMessages(db, user.id, rows)
    },

    /** @throws Refusal CHAT_ROOM_NOT_FOUND, CHAT_ROOM_CLOSED, CHAT_MESSAGE_NOT_FOUND, TOO_MANY_REQUESTS */
    send: (user: SessionUser, to: Target, message: string) =>
      send(user, to, async () => ({ messageType: 'text', message })),

    /** @throws Refusal as {@link send}, NOT_ALLOWED, WEIGHT_LOG_NOT_FOUND, DOSE_NOT_FOUND, STACK_NOT_FOUND, STACK_NOT_SHARED */
    sendCard: (user: SessionUser, to: Target, source: { kind: CardKind; sourceId: number }) =>
      send(user, to, async () => ({
        messageType: 'text',
        message: cardWords[source.kind],
        card: await cardOf(db, user.id, source),
      })),

    /** @throws Refusal as {@link send}, PHOTO_NOT_AN_IMAGE, PHOTO_TOO_LARGE, PHOTO_SPACE_FULL */
    async sendPicture(user: SessionUser, to: Target & { address: string }, read: () => Promise<Uint8Array>) {
      let name: string | undefined
      const ownerIn = async (viewer: Viewer) => {
        const [room] = await roomsById(db, viewer, [to.roomId])
        if (!room) throw new Refusal('CHAT_ROOM_NOT_FOUND')
        return pictures.ownerOf(user.id, room.isAnswering)
      }
      let owner = user.id
      try {
        return await send(user, to, async (viewer) => {
          owner = await ownerIn(viewer)
          await photoSendings.take({ account: user.id, address: to.address })
          const stored = await pictures.store(owner, read, user.id)
          name = stored.pictureName
          return { messageType: 'picture', message: '', ...stored }
        })
      } finally {
        if (name) await pictures.discardUnlessStored(owner, name)
      }
    },

    /** @throws Refusal CHAT_MESSAGE_NOT_FOUND, CHAT_MESSAGE_TOO_OLD */
    async edit(user: SessionUser, id: number, message: string) {
      const { shown } = await change(user, id, calls.editChatMessage, async (tx, found) => {
        if (found.messageType !== 'text' || found.isCard) throw new Refusal('CHAT_MESSAGE_NOT_FOUND')
        await queries.changeMessage(tx, found, { message, editedAt: new Date(clock.now()) })
      })
      return shown
    },

    /** @throws Refusal CHAT_MESSAGE_NOT_FOUND, CHAT_MESSAGE_TOO_OLD */
    async remove(user: SessionUser, id: number) {
      const { shown, message } = await change(user, id, calls.removeChatMessage, (tx, found) =>
        queries.changeMessage(tx, found, { message: '', deletedAt: new Date(clock.now()) }),
      )
      const { pictureName, fromSupport } = message
      if (pictureName) await pictures.discardUnlessStored(pictures.ownerOf(user.id, fromSupport), pictureName)
      return shown
    },

    /** @throws Refusal CHAT_ROOM_NOT_FOUND */
    async markRead(user: SessionUser, roomId: number, seq: number | undefined) {
      const viewer = viewerOf(user)
      return db.transaction().execute(async (tx) => {
        const [open] = await roomsById(tx, viewer, [roomId])
        if (!open) throw new Refusal('CHAT_ROOM_NOT_FOUND')
        const isFurther = await queries.recordRead(tx, viewer, { roomId, seq, now: new Date(clock.now()) })
        const recipients = open.type === 'group' ? [user.id] : await queries.audienceOf(tx, roomId)
        const { invalidatesTags: changes } = calls.markChatRoomRead
        if (isFurther) await people.publish(tx, recipients, { type: 'changed', changes })
        const [{ lastReadSeq, unreadCount } = open] = await roomsById(tx, viewer, [roomId])
        return { lastReadSeq, unreadCount }
      })
    },
  }
}

export type ChatMessages = ReturnType<typeof chatMessagesService>
