import { randomUUID } from 'node:crypto'
import * as calls from '@pepwell/contract/social/chat'
import * as messageCalls from '@pepwell/contract/social/chat-messages'
import * as pictures from '@pepwell/contract/social/chat-pictures'
import * as invitations from '@pepwell/contract/social/group-invitations'
import * as support from '@pepwell/contract/social/support-chat'
import { aGroup, aMessage, aRoomWith, aSupportRoom } from '../../testing/chat.ts'
import { aMember, anAdmin, aWeightLog, type Member } from '../../testing/factories.ts'
import { aFriend, anAbuseReport } from '../../testing/friends.ts'
import { type Samples, sample } from '../../testing/samples.ts'
import { aPictureForm } from '../../testing/send-call.ts'
import type { TestApp } from '../../testing/test-app.ts'

/** Two friends per member, created once, because many samples need them. */
const friends = new WeakMap<Member, Promise<[Member, Member]>>()

function friendsOf(test: TestApp, member: Member): Promise<[Member, Member]> {
  const known = friends.get(member) ?? Promise.all([aFriend(test, member), aFriend(test, member)])
  friends.set(member, known)
  return known
}

const aRoom = async (test: TestApp, member: Member) => {
  const [friend] = await friendsOf(test, member)
  return aRoomWith(test, member, friend.id)
}

const ownRoom = async (test: TestApp, member: Member) => ({ params: { id: (await aRoom(test, member)).id } })

const ownGroup = async (test: TestApp, member: Member) => {
  const [friend] = await friendsOf(test, member)
  return { params: { id: (await aGroup(test, member, [friend])).id } }
}

/** A group that a member left, and a friend's invitation back. */
const anInvitation = async (test: TestApp, member: Member) => {
  const [friend] = await friendsOf(test, member)
  const { id } = await aGroup(test, friend, [member])
  const path = `/api/social/chat-rooms/${id}/participants`
  await test.request('DELETE', `${path}/${member.id}`, { cookie: member.cookie })
  await test.request('POST', path, { cookie: friend.cookie, body: { userId: member.id } })
  return { params: { id } }
}

const ownMessage = async (test: TestApp, member: Member) => {
  const { id } = await aRoom(test, member)
  return { params: { id: (await aMessage(test, member, id)).id } }
}

const ownPicture = async (test: TestApp, member: Member) => {
  const { id } = await aRoom(test, member)
  const path = `/api/social/chat-rooms/${id}/pictures`
  const { body } = await test.request('POST', path, { cookie: member.cookie, ...(await aPictureForm()) })
  return { params: { id: body.id }, query: { v: 'x' } }
}

const takesAny = { v: 'text' } as const

const aReply = async (test: TestApp) => {
  const { cookie } = await anAdmin(test)
  const body = { title: 'Hello', message: 'How can we help?' }
  const response = await test.request('POST', '/api/admin/saved-replies', { cookie, body })
  return { params: { id: response.body.id } }
}

const aWaitingRoom = async (test: TestApp) => {
  const member = await aMember(test)
  const room = await aSupportRoom(test, member)
  await aMessage(test, member, room.id)
  return { params: { id: room.id } }
}

export const samples: Samples = [
  sample(calls.listChatRooms, () => ({ query: { limit: 10, after: '100' } })),
  sample(calls.chatRoom, ownRoom),
  sample(calls.openChatRoom, async (test, member) => ({
    body: {
      participantIds: (await friendsOf(test, member)).map(({ id }) => id),
      type: 'group' as const,
      name: 'Tendon club',
      clientId: randomUUID(),
    },
  })),
  sample(calls.createChat, async (test, member) => {
    const [, other] = await friendsOf(test, member)
    return { body: { participantId: other.id } }
  }),
  sample(calls.renameChatRoom, async (test, member) => ({
    ...(await ownGroup(test, member)),
    body: { name: 'Knee club' },
  })),
  sample(calls.addToChatRoom, async (test, member) => {
    const [, other] = await friendsOf(test, member)
    return { ...(await ownGroup(test, member)), body: { userId: other.id } }
  }),
  sample(calls.removeFromChatRoom, async (test, member) => {
    const [{ id: userId }] = await friendsOf(test, member)
    return { params: { ...(await ownGroup(test, member)).params, userId } }
  }),
  sample(calls.rejoinChatRoom, async (test, member) => {
    const { params } = await ownGroup(test, member)
    const path = `/api/social/chat-rooms/${params.id}/participants/${member.id}`
    await test.request('DELETE', path, { cookie: member.cookie })
    return { params }
  }),
  sample(invitations.listGroupInvitations, () => ({})),
  sample(invitations.acceptGroupInvitation, anInvitation),
  sample(invitations.declineGroupInvitation, anInvitation),
  sample(calls.markChatRoomRead, async (test, member) => ({
    ...(await ownRoom(test, member)),
    body: { seq: 1 },
  })),
  sample(messageCalls.listChatMessages, async (test, member) => ({
    ...(await ownRoom(test, member)),
    query: { limit: 10, before: '100' },
  })),
  sample(messageCalls.sendChatMessage, async (test, member) => ({
    ...(await ownRoom(test, member)),
    body: { message: 'x', messageType: 'text' as const, clientId: randomUUID() },
  })),
  sample(messageCalls.sendChatPicture, async (test, member) => ({
    ...(await ownRoom(test, member)),
    query: { clientId: randomUUID() },
  })),
  sample(messageCalls.sendChatCard, async (test, member) => {
    const { id: sourceId } = await aWeightLog(test, member)
    const body = { kind: 'weigh-in' as const, sourceId, clientId: randomUUID() }
    return { ...(await ownRoom(test, member)), body }
  }),
  sample(messageCalls.editChatMessage, async (test, member) => ({
    ...(await ownMessage(test, member)),
    body: { message: 'x' },
  })),
  sample(messageCalls.removeChatMessage, ownMessage),
  sample(messageCalls.addReaction, async (test, member) => {
    const { params } = await ownMessage(test, member)
    return { params: { ...params, reaction: 'like' as const } }
  }),
  sample(messageCalls.removeReaction, async (test, member) => {
    const { params } = await ownMessage(test, member)
    const reaction = { ...params, reaction: 'like' as const }
    const path = `/api/social/chat-messages/${params.id}/reactions/like`
    await test.request('PUT', path, { cookie: member.cookie })
    return { params: reaction }
  }),
  sample(pictures.chatImage, ownPicture, { takesAny }),
  sample(pictures.chatThumbnail, ownPicture, { takesAny }),
  sample(support.listSupportRooms, () => ({ query: { state: 'all' as const, limit: 10, after: '100' } })),
  sample(
    support.setAnswering,
    async (test) => ({ ...(await aWaitingRoom(test)), body: { isAnswering: true } }),
    { isNobodys: true },
  ),
  sample(support.setSupportDone, async (test) => ({ ...(await aWaitingRoom(test)), body: { upToSeq: 1 } }), {
    isNobodys: true,
  }),
  sample(
    support.reportedPicture,
    async (test, member) => {
      const { params } = await ownPicture(test, member)
      const [friend] = await friendsOf(test, member)
      await anAbuseReport(test, { userId: member.id, kind: 'message', subjectId: params.id }, friend)
      return { params }
    },
    { isNobodys: true },
  ),
  sample(support.addSavedReply, () => ({ body: { title: 'x', message: 'x' } })),
  sample(
    support.updateSavedReply,
    async (test) => ({ ...(await aReply(test)), body: { title: 'x', message: 'x', version: 1 } }),
    { isNobodys: true },
  ),
  sample(support.removeSavedReply, aReply, { isNobodys: true }),
]
