import type { Member } from './factories.ts'
import { aFriend } from './friends.ts'
import type { TestApp } from './test-app.ts'

/** Opens the room with another person, over HTTP. */
export async function aRoomWith({ request }: TestApp, { cookie }: Member, otherId: string) {
  const body = { participantId: otherId }
  const response = await request('POST', '/api/social/create-chat', { cookie, body })
  if (response.statusCode >= 300) throw new Error(`${response.statusCode}: ${response.payload}`)
  return response.body
}

/** A friend and the room of the two. */
export async function aFriendToTalkTo(test: TestApp, member: Member) {
  const friend = await aFriend(test, member)
  return { friend, room: await aRoomWith(test, member, friend.id) }
}

/** A group of a member and these friends. */
export async function aGroup(
  { request }: TestApp,
  { cookie }: Member,
  friends: readonly Member[],
  name = 'Tendon club',
) {
  const body = { participantIds: friends.map(({ id }) => id), type: 'group', name }
  const response = await request('POST', '/api/social/chat-rooms', { cookie, body })
  if (response.statusCode >= 300) throw new Error(`${response.statusCode}: ${response.payload}`)
  return response.body
}

/** A message, written over HTTP. */
export async function aMessage(
  { request }: TestApp,
  { cookie }: Pick<Member, 'cookie'>,
  roomId: number,
  message = 'Hello',
  overrides: Record<string, unknown> = {},
) {
  const path = `/api/social/chat-rooms/${roomId}/messages`
  const response = await request('POST', path, {
    cookie,
    body: { message, messageType: 'text', ...overrides },
  })
  if (response.statusCode >= 300) throw new Error(`${response.statusCode}: ${response.payload}`)
  return response.body
}

/** A member's room with support. */
export async function aSupportRoom({ request }: TestApp, { cookie }: Pick<Member, 'cookie'>) {
  const { body } = await request('GET', '/api/social/chat-rooms', { cookie })
  return body.find(({ type }: { type: string }) => type === 'support')
}
