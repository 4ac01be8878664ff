import { expect, test } from 'vitest'
import { workOf } from '../../jobs/jobs.ts'
import { aFriendToTalkTo, aGroup, aMessage, aSupportRoom } from '../../testing/chat.ts'
import { aMember, anAdmin, type Member } from '../../testing/factories.ts'
import { aFriend } from '../../testing/friends.ts'
import { connectAs } from '../../testing/sockets.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { request, db, clock, runJobs } = app

const remove = ({ cookie }: Member, { id }: { id: number }) =>
  request('DELETE', `/api/social/chat-messages/${id}`, { cookie })

const unreadIn = async ({ cookie }: Member, { id }: { id: number }) => {
  const list = (await request('GET', '/api/social/chat-rooms', { cookie })).body
  const room = (await request('GET', `/api/social/chat-rooms/${id}`, { cookie })).body
  const listed = list.find((row: { id: number }) => row.id === id).unreadCount
  expect(room.unreadCount).toBe(listed)
  return listed
}

/** Runs the unread-message job one minute from now. */
async function alert(): Promise<void> {
  clock.advance(60_000)
  const task = app.tasks['tell-of-messages']
  if (!task) throw new Error('there is no such task')
  await workOf(task)({}, { number: 1, isLast: false })
}

const alertsOf = async ({ cookie }: Member) =>
  (await request('GET', '/api/notifications', { cookie })).body.messages.filter(
    ({ kind }: { kind: string }) => kind === 'chat-message',
  )

test("deleted messages aren't unread, and open pages recount", async () => {
  const ada = await aMember(app)
  const { friend: ben, room } = await aFriendToTalkTo(app, ada)
  const [first, second] = [await aMessage(app, ada, room.id), await aMessage(app, ada, room.id)]
  expect(await unreadIn(ben, room)).toBe(2)
  const page = await connectAs(app, ben)
  await remove(ada, first)
  expect(await unreadIn(ben, room)).toBe(1)
  await expect
    .poll(() => page.events)
    .toContainEqual({ type: 'changed', changes: ['chat-rooms', 'chat-messages'] })
  await remove(ada, second)
  expect(await unreadIn(ben, room)).toBe(0)
  await aMessage(app, ada, room.id)
  const read = { cookie: ben.cookie, body: { seq: 2 } }
  const { body } = await request('PATCH', `/api/social/chat-rooms/${room.id}/read`, read)
  expect(body).toEqual({ lastReadSeq: 2, unreadCount: 1 })
})

test('sends alerts for older messages, but not for deleted ones', async () => {
  const ada = await aMember(app, { firstName: 'Ada', lastName: 'Keller' })
  const { friend: ben, room } = await aFriendToTalkTo(app, ada)
  await remove(ada, await aMessage(app, ada, room.id))
  await alert()
  expect(await alertsOf(ben)).toEqual([])
  await aMessage(app, ada, room.id, 'This one stays')
  await remove(ada, await aMessage(app, ada, room.id))
  await alert()
  expect(await alertsOf(ben)).toMatchObject([{ body: 'Ada Keller wrote to you' }])
})

test("doesn't send a pending mail about deleted messages", async () => {
  const ada = await aMember(app)
  const { friend: ben, room } = await aFriendToTalkTo(app, ada)
  const mailsAfterAlert = async (deleteFirst: boolean) => {
    const message = await aMessage(app, ada, room.id)
    await alert()
    if (deleteFirst) await remove(ada, message)
    await runJobs()
    return app.mails.filter(({ to, subject }) => to === ben.email && subject === 'New message').length
  }
  expect(await mailsAfterAlert(true)).toBe(0)
  await request('PATCH', `/api/social/chat-rooms/${room.id}/read`, { cookie: ben.cookie, body: {} })
  clock.advance(60 * 60_000)
  expect(await mailsAfterAlert(false)).toBe(1)
})

test("doesn't alert about a blocked person’s group messages", async () => {
  const ada = await aMember(app)
  const [ben, cat] = [await aFriend(app, ada), await aFriend(app, ada)]
  const group = await aGroup(app, ada, [ben, cat])
  await request('POST', '/api/social/blocks', { cookie: cat.cookie, body: { userId: ben.id } })
  await aMessage(app, ben, group.id)
  await alert()
  expect([await unreadIn(cat, group), await alertsOf(cat)]).toEqual([0, []])
  expect([await unreadIn(ada, group), (await alertsOf(ada)).length]).toEqual([1, 1])
})

test('a member who deletes all questions is no longer waiting for support', async () => {
  const [ada, eve] = [await aMember(app), await anAdmin(app, ['support'])]
  const room = await aSupportRoom(app, ada)
  const waits = () =>
    db.selectFrom('supportWaits').select(['since', 'until']).where('roomId', '=', room.id).execute()
  const inbox = async () =>
    (await request('GET', '/api/admin/support-rooms', { cookie: eve.cookie })).body
      .filter(({ id }: { id: number }) => id === room.id)
      .map((row: { waitingSince: string; unreadCount: number }) => [row.waitingSince, row.unreadCount])
  const first = await aMessage(app, ada, room.id)
  clock.advance(60_000)
  const second = await aMessage(app, ada, room.id)
  expect(await inbox()).toEqual([[first.createdAt, 2]])
  await remove(ada, first)
  expect(await inbox()).toEqual([[second.createdAt, 1]])
  expect(await waits()).toEqual([{ since: new Date(second.createdAt), until: null }])
  await remove(ada, second)
  expect([await inbox(), await waits()]).toEqual([[], []])
})
