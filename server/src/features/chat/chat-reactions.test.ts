import { expect, test } from 'vitest'
import { aFriendToTalkTo, aGroup, aMessage, aSupportRoom } from '../../testing/chat.ts'
import { aMember, anAdmin, type Member, PASSWORD } from '../../testing/factories.ts'
import { aFriend } from '../../testing/friends.ts'
import { downloadExport } from '../../testing/own-exports.ts'
import { connectAs } from '../../testing/sockets.ts'
import { testApp } from '../../testing/test-app.ts'
import { filesInZip } from '../../testing/zip.ts'

const app = await testApp()
const { request, db, clock } = app

const react = ({ cookie }: Member, { id }: { id: number }, reaction = 'like', method = 'PUT') =>
  request(method, `/api/social/chat-messages/${id}/reactions/${reaction}`, { cookie })

const messagesOf = async ({ cookie }: Member, room: { id: number }, query = '') =>
  (await request('GET', `/api/social/chat-rooms/${room.id}/messages${query}`, { cookie })).body

const reactionsOf = async (member: Member, room: { id: number }) =>
  (await messagesOf(member, room)).at(-1).reactions

const rowsOf = ({ id }: { id: number }) =>
  db.selectFrom('chatReactions').selectAll().where('messageId', '=', id).execute()

async function twoTalking() {
  const ada = await aMember(app, { firstName: 'Ada', lastName: 'Keller' })
  const { friend: ben, room } = await aFriendToTalkTo(app, ada)
  const message = await aMessage(app, ada, room.id, 'Down two pounds')
  return { ada, ben, room, message }
}

test('people add and remove reactions; repeats change nothing', async () => {
  const { ada, ben, room, message } = await twoTalking()
  const [first, again] = [await react(ben, message), await react(ben, message)]
  expect(first.body).toMatchObject({ reactions: [{ reaction: 'like', count: 1, isOwn: true, names: [] }] })
  expect(again.body).toEqual(first.body)
  await react(ada, message, 'love')
  clock.advance(1000)
  await react(ada, message, 'like')
  expect(await reactionsOf(ben, room)).toEqual([
    { reaction: 'like', count: 2, isOwn: true, names: ['Ada Keller'] },
    { reaction: 'love', count: 1, isOwn: false, names: ['Ada Keller'] },
  ])
  await react(ben, message, 'like', 'DELETE')
  const removed = await react(ben, message, 'like', 'DELETE')
  expect(removed.statusCode).toBe(200)
  expect(await reactionsOf(ben, room)).toEqual([
    { reaction: 'like', count: 1, isOwn: false, names: ['Ada Keller'] },
    { reaction: 'love', count: 1, isOwn: false, names: ['Ada Keller'] },
  ])
})

test('parallel reactions are stored once', async () => {
  const { ben, message } = await twoTalking()
  const responses = await Promise.all([1, 2, 3, 4].map(() => react(ben, message)))
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
  expect(await rowsOf(message)).toHaveLength(1)
})

test('open pages load exactly the message that changed, and nothing becomes unread', async () => {
  const { ada, ben, room, message } = await twoTalking()
  const { revision } = await aMessage(app, ben, room.id, 'Nice')
  const [theirs, others] = [await connectAs(app, ada), await connectAs(app, await aMember(app))]
  const roomOf = async () =>
    (await request('GET', `/api/social/chat-rooms/${room.id}`, { cookie: ada.cookie })).body
  const before = await roomOf()
  await react(ben, message)
  const changed = { type: 'changed', changes: [`chat-messages ${room.id}`] }
  await expect.poll(() => theirs.events).toContainEqual(changed)
  expect(others.events).toEqual([{ type: 'authenticated' }])
  expect(await messagesOf(ada, room, `?changedAfter=${revision}`)).toMatchObject([
    { id: message.id, reactions: [{ reaction: 'like', count: 1 }] },
  ])
  const { unreadCount, updatedAt } = await roomOf()
  expect({ unreadCount, updatedAt }).toEqual({
    unreadCount: before.unreadCount,
    updatedAt: before.updatedAt,
  })
})

test('only members of a room react, to messages that are there, with known reactions', async () => {
  const { ada, ben, room, message } = await twoTalking()
  const stranger = await aMember(app)
  expect((await react(stranger, message)).body.code).toBe('CHAT_MESSAGE_NOT_FOUND')
  expect((await react(ben, message, 'angry')).statusCode).toBe(400)
  await react(ben, message)
  await request('DELETE', `/api/social/chat-messages/${message.id}`, { cookie: ada.cookie })
  expect((await react(ben, message)).body.code).toBe('CHAT_MESSAGE_NOT_FOUND')
  expect([await reactionsOf(ben, room), await rowsOf(message)]).toEqual([[], []])
  const other = await aMessage(app, ada, room.id)
  await request('POST', '/api/social/blocks', { cookie: ada.cookie, body: { userId: ben.id } })
  expect((await react(ben, other)).body.code).toBe('CHAT_MESSAGE_NOT_FOUND')
})

test('blocked people don’t see each other’s reactions in a group', async () => {
  const ada = await aMember(app)
  const [ben, cat] = [await aFriend(app, ada), await aFriend(app, ada)]
  const group = await aGroup(app, ada, [ben, cat])
  const message = await aMessage(app, ada, group.id)
  await react(ben, message)
  await react(cat, message)
  await request('POST', '/api/social/blocks', { cookie: cat.cookie, body: { userId: ben.id } })
  const counts = await Promise.all(
    [ada, ben, cat].map(async (member) => (await reactionsOf(member, group))[0].count),
  )
  expect(counts).toEqual([2, 1, 1])
})

test('agents react as the support team', async () => {
  const ada = await aMember(app)
  const eve = await anAdmin(app, ['support'])
  const room = await aSupportRoom(app, ada)
  const message = await aMessage(app, ada, room.id, 'Solved')
  await react(eve, message, 'thanks')
  expect(await reactionsOf(ada, room)).toEqual([
    { reaction: 'thanks', count: 1, isOwn: false, names: ['Pepwell Support'] },
  ])
  expect(await reactionsOf(eve, room)).toMatchObject([{ isOwn: true }])
})

test('limits reactions per minute', async () => {
  const { ben, message } = await twoTalking()
  const methods = Array.from({ length: 60 }, (_, n) => (n % 2 ? 'DELETE' : 'PUT'))
  for (const method of methods) await react(ben, message, 'like', method)
  const refused = await react(ben, message)
  expect([refused.statusCode, refused.body.code]).toEqual([429, 'TOO_MANY_REQUESTS'])
})

test('the export has a person’s reactions, and deleting the account removes them', async () => {
  const { ben, ada, room, message } = await twoTalking()
  await react(ben, message)
  await react(ada, message, 'love')
  const { rawPayload } = await downloadExport(app, ben)
  const data = JSON.parse(filesInZip(rawPayload).get('pepwell-data.json')?.toString() ?? '')
  expect(data.reactions).toMatchObject([{ messageId: message.id, reaction: 'like' }])
  const body = { currentPassword: PASSWORD }
  await request('POST', '/api/auth/delete-account', { cookie: ben.cookie, body })
  expect(await reactionsOf(ada, room)).toMatchObject([{ reaction: 'love', count: 1 }])
  await request('POST', '/api/auth/delete-account', { cookie: ada.cookie, body })
  expect(await rowsOf(message)).toEqual([])
})
