import { expect, test } from 'vitest'
import { workOf } from '../../jobs/jobs.ts'
import { aFriendToTalkTo, aGroup, aMessage, aSupportRoom } from '../../testing/chat.ts'
import { aMember, anAdmin, type Member, PASSWORD } from '../../testing/factories.ts'
import { aFriend, anAbuseReport } from '../../testing/friends.ts'
import { downloadExport } from '../../testing/own-exports.ts'
import { connectAs } from '../../testing/sockets.ts'
import { testApp } from '../../testing/test-app.ts'
import { filesInZip } from '../../testing/zip.ts'

const app = await testApp()
const { request, db, clock, runJobs } = app

/** The automatic messages. */
async function doTask(name: string): Promise<void> {
  const task = app.tasks[name]
  if (!task) throw new Error(`there is no task '${name}'`)
  await workOf(task)({}, { number: 1, isLast: false })
}

const messagesOf = async ({ cookie }: Member, { id }: { id: number }) =>
  (await request('GET', `/api/social/chat-rooms/${id}/messages`, { cookie })).body

const deleteAccount = ({ cookie }: Member) =>
  request('POST', '/api/auth/delete-account', { cookie, body: { currentPassword: PASSWORD } })

test("a deleted account leaves only placeholders for its messages, and can't be written to", async () => {
  const ada = await aMember(app)
  const { friend: ben, room } = await aFriendToTalkTo(app, ada)
  for (const [who, text] of [
    [ada, 'One'],
    [ben, 'Two'],
    [ada, 'Three'],
  ] as const)
    await aMessage(app, who, room.id, text)
  const support = await aSupportRoom(app, ada)
  await aMessage(app, ada, support.id, 'Help')
  expect((await deleteAccount(ada)).statusCode).toBe(200)
  expect(await messagesOf(ben, room)).toMatchObject([
    { seq: 1, message: '', status: 'deleted', sender: null },
    { seq: 2, message: 'Two', status: 'sent', sender: { id: ben.id } },
    { seq: 3, message: '', status: 'deleted', sender: null },
  ])
  const left = (await request('GET', `/api/social/chat-rooms/${room.id}`, { cookie: ben.cookie })).body
  expect(left).toMatchObject({ id: room.id, isOpen: false, participants: [{ user: { id: ben.id } }] })
  const refused = await request('POST', `/api/social/chat-rooms/${room.id}/messages`, {
    cookie: ben.cookie,
    body: { message: 'Hello?' },
  })
  expect(refused.body.code).toBe('CHAT_ROOM_CLOSED')
  const { cookie } = await anAdmin(app)
  expect((await request('GET', `/api/social/chat-rooms/${support.id}`, { cookie })).statusCode).toBe(404)
})

test('open pages of its contacts learn that an account was deleted', async () => {
  const ada = await aMember(app)
  const { friend: ben } = await aFriendToTalkTo(app, ada)
  const cy = await aFriend(app, ada)
  await aGroup(app, ada, [ben])
  const [known, friend, other] = [
    await connectAs(app, ben),
    await connectAs(app, cy),
    await connectAs(app, await aMember(app)),
  ]
  await deleteAccount(ada)
  const removal = { type: 'changed', changes: ['chat-rooms', 'chat-messages'] }
  await expect.poll(() => known.events).toContainEqual(removal)
  await expect.poll(() => friend.events).toContainEqual({ type: 'changed', changes: ['friends'] })
  expect(friend.events).not.toContainEqual(removal)
  expect(other.events).toEqual([{ type: 'authenticated' }])
})

test('the support team’s messages stay when an agent leaves', async () => {
  const ada = await aMember(app)
  const room = await aSupportRoom(app, ada)
  const eve = await anAdmin(app)
  await aMessage(app, eve, room.id, 'Welcome')
  await deleteAccount(eve)
  expect(await messagesOf(ada, room)).toMatchObject([
    { message: 'Welcome', sender: { userHandle: '@admin' } },
  ])
})

test('empty rooms are deleted at night', async () => {
  const ada = await aMember(app)
  const { friend, room } = await aFriendToTalkTo(app, ada)
  const group = await aGroup(app, ada, [friend])
  await aMessage(app, ada, group.id)
  for (const who of [ada, friend])
    await request('DELETE', `/api/social/chat-rooms/${group.id}/participants/${who.id}`, {
      cookie: who.cookie,
    })
  await doTask('remove-empty-chat-rooms')
  const rooms = await db.selectFrom('chatRooms').select('id').where('id', 'in', [group.id, room.id]).execute()
  expect(rooms).toEqual([{ id: room.id }])
})

test('the export has a person’s messages and rooms', async () => {
  const ada = await aMember(app)
  const { friend, room } = await aFriendToTalkTo(app, ada)
  await aMessage(app, ada, room.id, 'Mine')
  await aMessage(app, friend, room.id, 'Theirs')
  const { rawPayload } = await downloadExport(app, ada)
  const data = JSON.parse(filesInZip(rawPayload).get('pepwell-data.json')?.toString() ?? '')
  expect(data.messages).toMatchObject([{ roomId: room.id, message: 'Mine' }])
  expect(data.chats).toMatchObject([{ roomId: room.id, lastReadSeq: 1 }])
  expect(data.chatRooms).toMatchObject([{ id: room.id, type: 'direct' }])
})

test('operators see a reported message in context, as it was', async () => {
  const ada = await aMember(app)
  const { friend: ben, room } = await aFriendToTalkTo(app, ada)
  const sent = []
  for (let n = 1; n <= 14; n++) sent.push(await aMessage(app, n % 2 ? ben : ada, room.id, `Message ${n}`))
  const bad = sent[6]
  await anAbuseReport(app, { userId: ben.id, kind: 'message', subjectId: bad.id }, ada)
  clock.advance(1000)
  await request('DELETE', `/api/social/chat-messages/${sent[4].id}`, { cookie: ben.cookie })
  const { cookie } = await anAdmin(app, ['support'])
  const { body } = await request('GET', '/api/admin/abuse-reports', { cookie })
  const report = body.find(({ subjectId }: { subjectId: number }) => subjectId === bad.id)
  expect(report).toMatchObject({ kind: 'message', quote: 'Message 7', reported: { id: ben.id } })
  expect(report.nearby.map(({ text }: { text: string }) => text)).toEqual([
    ...['Message 2', 'Message 3', 'Message 4', '(deleted)', 'Message 6', 'Message 7'],
    ...['Message 8', 'Message 9', 'Message 10', 'Message 11', 'Message 12'],
  ])
})

test('only members of a room can report its messages, except their own', async () => {
  const ada = await aMember(app)
  const { friend: ben, room } = await aFriendToTalkTo(app, ada)
  const { id: subjectId } = await aMessage(app, ben, room.id)
  const report = ({ cookie }: Member, userId: string) =>
    request('POST', '/api/social/reports', {
      cookie,
      body: { userId, kind: 'message', subjectId, reason: 'spam' },
    })
  expect((await report(await aMember(app), ben.id)).body.code).toBe('REPORTED_NOT_FOUND')
  expect((await report(ben, ada.id)).body.code).toBe('REPORTED_NOT_FOUND')
  expect((await report(ada, ben.id)).statusCode).toBe(200)
})

const inboxOf = async ({ cookie }: Member) =>
  (await request('GET', '/api/notifications', { cookie })).body.messages.filter(
    ({ kind }: { kind: string }) => kind === 'chat-message',
  )

test('an absent person is alerted once until they read, a present one never', async () => {
  const ada = await aMember(app, { firstName: 'Ada', lastName: 'Keller' })
  const { friend: ben, room } = await aFriendToTalkTo(app, ada)
  const notifyAfter = async (milliseconds = 60_000) => {
    clock.advance(milliseconds)
    await doTask('tell-of-messages')
    await runJobs()
  }
  const read = ({ cookie }: Member) =>
    request('PATCH', `/api/social/chat-rooms/${room.id}/read`, { cookie, body: {} })
  const write = (text: string) => aMessage(app, ada, room.id, text)
  await write('A secret')
  await notifyAfter(59_000)
  expect(await inboxOf(ben)).toEqual([])
  await notifyAfter(1000)
  await write('Are you there?')
  await notifyAfter()
  expect(await inboxOf(ben)).toMatchObject([
    { title: 'New message', body: 'Ada Keller wrote to you', path: `/social?tab=chat&room=${room.id}` },
  ])
  expect(JSON.stringify(app.mails.filter(({ to }) => to === ben.email))).not.toContain('secret')
  expect(await inboxOf(ada)).toEqual([])
  await read(ben)
  await write('Good')
  await read(ben)
  await notifyAfter()
  clock.advance(60 * 60_000)
  await write('One more')
  await notifyAfter()
  expect(await inboxOf(ben)).toHaveLength(2)
  // No second alert within the hour, however often they read.
  await read(ben)
  await write('And more')
  await notifyAfter()
  expect(await inboxOf(ben)).toHaveLength(2)
  // Blocked people aren't named.
  await request('POST', '/api/social/blocks', { cookie: ben.cookie, body: { userId: ada.id } })
  expect(await inboxOf(ben)).toEqual([])
})
