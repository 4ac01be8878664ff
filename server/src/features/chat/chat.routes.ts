import * as calls from '@pepwell/contract/social/chat'
import * as messageCalls from '@pepwell/contract/social/chat-messages'
import { chatImage, chatThumbnail } from '@pepwell/contract/social/chat-pictures'
import * as invitations from '@pepwell/contract/social/group-invitations'
import { PICTURE_TYPE } from '@pepwell/domain/text/pictures'
import type { FastifyInstance } from 'fastify'
import { clientAddress } from '../../http/client-address.ts'
import { type HandlerInput, handle } from '../../http/handle.ts'
import { operatorOf } from '../../http/operator.ts'
import { pictureIn } from '../../http/picture-upload.ts'
import { sendCached } from '../../http/send-cached.ts'
import type { ChatMessages } from './chat-messages.service.ts'
import type { ChatPictures } from './chat-pictures.service.ts'
import type { ChatReactions } from './chat-reactions.service.ts'
import type { ChatRooms } from './chat-rooms.service.ts'
import type { GroupReturns } from './group-returns.service.ts'
import type { Groups } from './groups.service.ts'
import type { PictureSize } from './serialize-messages.ts'
import type { SupportInbox } from './support-inbox.service.ts'

/** Conversations. */
export function chatRoomsRoutes(
  app: FastifyInstance,
  {
    rooms,
    groups,
    messages,
    inbox,
  }: { rooms: ChatRooms; groups: Groups; messages: ChatMessages; inbox: SupportInbox },
): void {
  handle(app, calls.listChatRooms, ({ user, query }) => rooms.list(user, query))
  handle(app, calls.chatRoom, async (input) => {
    const room = await rooms.find(input.user, input.params.id)
    await inbox.recordReading(operatorOf(input), input.params.id)
    return room
  })
  handle(app, calls.openChatRoom, ({ user, body, request }) => rooms.open(user, body, clientAddress(request)))
  handle(app, calls.createChat, ({ user, body, request }) =>
    rooms.open(user, { participantIds: [body.participantId], type: 'direct' }, clientAddress(request)),
  )
  handle(app, calls.renameChatRoom, async ({ user, params, body }) => {
    await groups.rename(user, params.id, body.name)
    return rooms.find(user, params.id)
  })
  handle(app, calls.addToChatRoom, async ({ user, params, body, request }) => {
    await groups.add(user, params.id, body.userId, clientAddress(request))
    return rooms.find(user, params.id)
  })
  handle(app, calls.removeFromChatRoom, async ({ user, params }) => {
    await groups.remove(user, params.id, params.userId)
    return { message: params.userId === user.id ? 'You left the group' : 'Removed from the group' }
  })
  handle(app, calls.markChatRoomRead, ({ user, params, body }) =>
    messages.markRead(user, params.id, body.seq),
  )
}

/** Returning to groups. */
export function groupReturnsRoutes(
  app: FastifyInstance,
  { rooms, returns }: { rooms: ChatRooms; returns: GroupReturns },
): void {
  handle(app, calls.rejoinChatRoom, async ({ user, params, request }) => {
    await returns.rejoin(user, params.id, clientAddress(request))
    return rooms.find(user, params.id)
  })
  handle(app, invitations.listGroupInvitations, ({ user }) => returns.list(user))
  handle(app, invitations.acceptGroupInvitation, async ({ user, params }) => {
    await returns.accept(user, params.id)
    return rooms.find(user, params.id)
  })
  handle(app, invitations.declineGroupInvitation, async ({ user, params }) => {
    await returns.decline(user, params.id)
    return { message: 'Invitation declined' }
  })
}

/** Messages. */
export function chatMessagesRoutes(
  app: FastifyInstance,
  {
    messages,
    reactions,
    pictures,
    inbox,
  }: { messages: ChatMessages; reactions: ChatReactions; pictures: ChatPictures; inbox: SupportInbox },
): void {
  const picture =
    (size: PictureSize) =>
    async ({
      user,
      params,
      query,
      request,
      reply,
    }: HandlerInput<typeof chatImage | typeof chatThumbnail>) => {
      const { version, open } = await pictures.find(user, params.id, size)
      return sendCached(request, reply, {
        type: PICTURE_TYPE,
        tag: version,
        addressed: query.v === version,
        open,
      })
    }
  handle(app, messageCalls.listChatMessages, async (input) => {
    const { user, params, query } = input
    const found = await messages.list(user, params.id, query)
    await inbox.recordReading(operatorOf(input), params.id)
    return found
  })
  handle(app, messageCalls.sendChatMessage, ({ user, params, body }) =>
    messages.send(
      user,
      { roomId: params.id, clientId: body.clientId ?? null, replyToId: body.replyToId },
      body.message,
    ),
  )
  handle(app, messageCalls.sendChatPicture, ({ user, params, query, request }) => {
    const { clientId = null, replyToId } = query
    const to = { roomId: params.id, clientId, replyToId, address: clientAddress(request) }
    return messages.sendPicture(user, to, () => pictureIn(request))
  })
  handle(
    app,
    messageCalls.sendChatCard,
    ({ user, params, body: { clientId = null, replyToId, ...source } }) =>
      messages.sendCard(user, { roomId: params.id, clientId, replyToId }, source),
  )
  handle(app, messageCalls.editChatMessage, ({ user, params, body }) =>
    messages.edit(user, params.id, body.message),
  )
  handle(app, messageCalls.removeChatMessage, ({ user, params }) => messages.remove(user, params.id))
  handle(app, messageCalls.addReaction, ({ user, params, request }) =>
    reactions.add(user, params.id, params.reaction, clientAddress(request)),
  )
  handle(app, messageCalls.removeReaction, ({ user, params, request }) =>
    reactions.remove(user, params.id, params.reaction, clientAddress(request)),
  )
  handle(app, chatImage, picture('image'))
  handle(app, chatThumbnail, picture('thumbnail'))
}
