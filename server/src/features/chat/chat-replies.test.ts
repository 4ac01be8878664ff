import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { workOf } from '../../jobs/jobs.ts'
import { aFriendToTalkTo, aGroup, aMessage, aSupportRoom } from '../../testing/chat.ts'
import { aMember, anAdmin, type Member, PASSWORD } from '../../testing/factories.ts'
import { aFriend } from '../../testing/friends.ts'
import { aPictureForm } from '../../testing/send-call.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { request, clock } = app

const path = (room: { id: number }) => `/api/social/chat-rooms/${room.id}/messages`

const messagesOf = async ({ cookie }: Member, room: { id: number }, query = '') =>
  (await request('GET', `${path(room)}${query}`, { cookie })).body

const lastOf = async (member: Member, room: { id: number }) => (await messagesOf(member, room)).at(-1)

async function twoTalking() {
  const ada = await aMember(app, { firstName: 'Ada', lastName: 'Keller' })
  const { friend: ben, room } = await aFriendToTalkTo(app, ada)
  return { ada, ben, room }
}

test('a reply quotes the first line of a message, also after a retry', async () => {
  const { ada, ben, room } = await twoTalking()
  const asked = await aMessage(app, ada, room.id, `${'Thigh '.repeat(30)}\nor abdomen?`)
  const extra = { replyToId: asked.id, clientId: randomUUID() }
  const reply = await aMessage(app, ben, room.id, 'Left thigh', extra)
  expect(reply).toMatchObject({
    message: 'Left thigh',
    replyTo: { id: asked.id, seq: 1, isOwn: false, sender: { id: ada.id }, status: 'sent' },
  })
  expect(reply.replyTo.message).toBe(`${'Thigh '.repeat(20).trim()}...`)
  expect(await aMessage(app, ben, room.id, 'Left thigh', extra)).toEqual(reply)
  expect(await lastOf(ada, room)).toMatchObject({ replyTo: { ...reply.replyTo, isOwn: true } })
})

test('a picture can be a reply, and a reply can quote a picture', async () => {
  const { ada, ben, room } = await twoTalking()
  const asked = await aMessage(app, ada, room.id, 'Show me')
  const pictures = `/api/social/chat-rooms/${room.id}/pictures?replyToId=${asked.id}`
  const picture = await request('POST', pictures, { cookie: ben.cookie, ...(await aPictureForm()) })
  expect(picture.body).toMatchObject({ messageType: 'picture', replyTo: { message: 'Show me' } })
  await aMessage(app, ada, room.id, 'Nice', { replyToId: picture.body.id })
  expect(await lastOf(ben, room)).toMatchObject({
    replyTo: { messageType: 'picture', message: '', isOwn: true },
  })
})

test('a quote follows edits, and outlives the quoted message as a placeholder', async () => {
  const { ada, ben, room } = await twoTalking()
  const asked = await aMessage(app, ada, room.id, 'Thigh?')
  await aMessage(app, ben, room.id, 'Yes', { replyToId: asked.id })
  const own = { cookie: ada.cookie }
  const change = `/api/social/chat-messages/${asked.id}`
  await request('PATCH', change, { ...own, body: { message: 'Abdomen?' } })
  expect((await lastOf(ben, room)).replyTo.message).toBe('Abdomen?')
  await request('DELETE', change, own)
  expect((await lastOf(ben, room)).replyTo).toMatchObject({ status: 'deleted', message: '' })
  // A reply that was queued offline still arrives.
  expect(await aMessage(app, ben, room.id, 'No', { replyToId: asked.id })).toMatchObject({
    replyTo: { status: 'deleted' },
  })
})

test('refuses to quote what the sender can’t see in this room', async () => {
  const { ada, room } = await twoTalking()
  const other = await aFriendToTalkTo(app, ada)
  const elsewhere = await aMessage(app, ada, other.room.id, 'Elsewhere')
  const foreign = await twoTalking()
  const unseen = await aMessage(app, foreign.ada, foreign.room.id, 'Unseen')
  for (const replyToId of [elsewhere.id, unseen.id, 999_999_999]) {
    const refused = await request('POST', path(room), {
      cookie: ada.cookie,
      body: { message: 'x', replyToId },
    })
    expect([refused.statusCode, refused.body.code]).toEqual([404, 'CHAT_MESSAGE_NOT_FOUND'])
  }
  const invalid = await request('POST', path(room), {
    cookie: ada.cookie,
    body: { message: 'x', replyToId: '1' },
  })
  expect(invalid.statusCode).toBe(400)
  expect(await messagesOf(ada, room)).toEqual([])
})

test('newcomers don’t see quotes from before they joined, nor anyone those of blocked people', async () => {
  const ada = await aMember(app)
  const [ben, cat] = [await aFriend(app, ada), await aFriend(app, ada)]
  const group = await aGroup(app, ada, [ben])
  const early = await aMessage(app, ben, group.id, 'Early secret')
  await request('POST', `/api/social/chat-rooms/${group.id}/participants`, {
    cookie: ada.cookie,
    body: { userId: cat.id },
  })
  await aMessage(app, ada, group.id, 'Yes', { replyToId: early.id })
  expect(await lastOf(cat, group)).toMatchObject({ message: 'Yes', replyTo: null })
  expect((await lastOf(ben, group)).replyTo.message).toBe('Early secret')
  const refused = await request('POST', path(group), {
    cookie: cat.cookie,
    body: { message: 'x', replyToId: early.id },
  })
  expect(refused.body.code).toBe('CHAT_MESSAGE_NOT_FOUND')
  const late = await aMessage(app, ben, group.id, 'Late secret')
  await aMessage(app, ada, group.id, 'Indeed', { replyToId: late.id })
  await request('POST', '/api/social/blocks', { cookie: cat.cookie, body: { userId: ben.id } })
  expect((await lastOf(cat, group)).replyTo).toEqual({
    id: late.id,
    seq: late.seq,
    messageType: 'text',
    status: 'hidden',
    sender: null,
    isOwn: false,
    message: '',
  })
})

test('the support team replies as its account', async () => {
  const ada = await aMember(app)
  const eve = await anAdmin(app, ['support'])
  const room = await aSupportRoom(app, ada)
  const asked = await aMessage(app, ada, room.id, 'Where is my export?')
  const answer = await aMessage(app, eve, room.id, 'On its way', { replyToId: asked.id })
  await aMessage(app, ada, room.id, 'Thanks', { replyToId: answer.id })
  expect((await messagesOf(ada, room)).map(({ replyTo }: { replyTo: unknown }) => replyTo)).toMatchObject([
    null,
    { isOwn: true, sender: { id: ada.id } },
    { isOwn: false, sender: { userHandle: '@admin' }, message: 'On its way' },
  ])
  expect((await lastOf(eve, room)).replyTo).toMatchObject({ isOwn: true, sender: { userHandle: '@admin' } })
})

test('an alert says who replied to you, also in a group and below later messages', async () => {
  const ada = await aMember(app, { firstName: 'Ada', lastName: 'Keller' })
  const { friend: ben, room } = await aFriendToTalkTo(app, ada)
  const cat = await aFriend(app, ada)
  const group = await aGroup(app, ada, [ben, cat], 'Tendon club')
  const [own, said] = [await aMessage(app, ben, room.id), await aMessage(app, ben, group.id)]
  await aMessage(app, ada, room.id, 'Sure', { replyToId: own.id })
  await aMessage(app, ada, group.id, 'Sure', { replyToId: said.id })
  await aMessage(app, cat, group.id, 'Hi all')
  clock.advance(60_000)
  const task = app.tasks['tell-of-messages']
  if (!task) throw new Error('there is no such task')
  await workOf(task)({}, { number: 1, isLast: false })
  const alerts = async ({ cookie }: Member) =>
    (await request('GET', '/api/notifications', { cookie })).body.messages
      .filter(({ kind }: { kind: string }) => kind === 'chat-message')
      .map(({ body }: { body: string }) => body)
      .sort()
  expect(await alerts(ben)).toEqual(['Ada Keller replied to you', 'Ada Keller replied to you in Tendon club'])
  expect(await alerts(cat)).toEqual(['New message in Tendon club'])
  // Blocked people aren't named.
  await request('POST', '/api/social/blocks', { cookie: ben.cookie, body: { userId: ada.id } })
  expect(await alerts(ben)).toEqual([])
})

test('a deleted account’s replies keep no quote', async () => {
  const { ada, ben, room } = await twoTalking()
  const asked = await aMessage(app, ben, room.id, 'Thigh?')
  await aMessage(app, ada, room.id, 'Yes', { replyToId: asked.id })
  await aMessage(app, ben, room.id, 'Good')
  const deleted = await request('POST', '/api/auth/delete-account', {
    cookie: ada.cookie,
    body: { currentPassword: PASSWORD },
  })
  expect(deleted.statusCode).toBe(200)
  expect((await messagesOf(ben, room))[1]).toMatchObject({ status: 'deleted', replyTo: null })
})
