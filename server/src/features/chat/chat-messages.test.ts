import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aFriendToTalkTo, aMessage } from '../../testing/chat.ts'
import { aMember, type Member } from '../../testing/factories.ts'
import { connectAs } from '../../testing/sockets.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { request, clock } = app

/** A frozen clock; frequent writers advance it. */
const breathe = () => clock.advance(10_000)

const path = (room: { id: number }, rest = '') => `/api/social/chat-rooms/${room.id}/messages${rest}`

const messagesOf = async ({ cookie }: Member, room: { id: number }, query = '') =>
  (await request('GET', path(room, query), { cookie })).body

const texts = (messages: { message: string }[]) => messages.map(({ message }) => message)

async function twoTalking() {
  const ada = await aMember(app)
  const { friend: ben, room } = await aFriendToTalkTo(app, ada)
  return { ada, ben, room }
}

test('a message is trimmed and otherwise stored as written', async () => {
  const { ada, ben, room } = await twoTalking()
  const text = 'a  b\n\t<b>c</b> 💉 %s $1 \\u0041'
  expect(await aMessage(app, ada, room.id, `  ${text}\n`)).toMatchObject({
    message: text,
    seq: 1,
    isOwn: true,
  })
  expect(await messagesOf(ben, room)).toMatchObject([
    {
      message: text,
      seq: 1,
      isOwn: false,
      sender: { id: ada.id },
      status: 'sent',
      editedAt: null,
      clientId: null,
    },
  ])
  expect((await aMessage(app, ada, room.id, 'x'.repeat(4000))).message).toHaveLength(4000)
  const refused = ['', ' \n ', 'x'.repeat(4001), 5].map((message) =>
    request('POST', path(room), { cookie: ada.cookie, body: { message } }),
  )
  expect((await Promise.all(refused)).map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400])
})

test('a retry with the same id is stored once, also in parallel and in another room', async () => {
  const { ada, ben, room } = await twoTalking()
  const other = await aFriendToTalkTo(app, ada)
  const clientId = randomUUID()
  const sent = await Promise.all([
    ...[1, 2, 3].map(() => aMessage(app, ada, room.id, 'Once', { clientId })),
    ...[1, 2].map(() => aMessage(app, ada, other.room.id, 'Once', { clientId })),
  ])
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1)
  expect(sent[0].clientId).toBe(clientId)
  // Another user's client may generate the same id.
  await aMessage(app, ben, room.id, 'Mine', { clientId })
  const all = [...(await messagesOf(ada, room)), ...(await messagesOf(ada, other.room))]
  expect(texts(all).sort()).toEqual(['Mine', 'Once'])
  expect(texts(await messagesOf(ben, room))).toContain('Mine')
})

test('positions have no gaps, despite concurrent and refused messages', async () => {
  const { ada, ben, room } = await twoTalking()
  const clientId = randomUUID()
  const writing = Array.from({ length: 12 }, (_, n) => [
    aMessage(app, ada, room.id, `A${n}`, n % 3 === 0 ? { clientId } : {}),
    aMessage(app, ben, room.id, `B${n}`),
  ])
  await Promise.all(writing.flat())
  const messages = await messagesOf(ben, room)
  expect(messages.map(({ seq }: { seq: number }) => seq)).toEqual(
    messages.map((_: unknown, n: number) => n + 1),
  )
  expect(messages).toHaveLength(12 + 9)
  breathe()
})

test('loads the newest, then earlier ones, and exactly the missed ones', async () => {
  const { ada, ben, room } = await twoTalking()
  for (let n = 1; n <= 60; n++) {
    if (n % 20 === 0) breathe()
    await aMessage(app, ada, room.id, `${n}`)
  }
  const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => `${from + n}`)
  expect(texts(await messagesOf(ben, room))).toEqual(numbers(11, 60))
  expect(texts(await messagesOf(ben, room, '?before=11'))).toEqual(numbers(1, 10))
  expect(texts(await messagesOf(ben, room, '?before=31&limit=5'))).toEqual(numbers(26, 30))
  expect(texts(await messagesOf(ben, room, '?after=58'))).toEqual(numbers(59, 60))
  expect(texts(await messagesOf(ben, room, '?after=0&limit=3'))).toEqual(numbers(1, 3))
  expect(await messagesOf(ben, room, '?after=60')).toEqual([])
  const both = await request('GET', path(room, '?after=1&before=5'), { cookie: ben.cookie })
  expect(both.statusCode).toBe(400)
})

test('your messages can be edited and deleted for fifteen minutes, and others are notified', async () => {
  const { ada, ben, room } = await twoTalking()
  const [typo, bad] = [await aMessage(app, ada, room.id, 'Helo'), await aMessage(app, ada, room.id, 'Bad')]
  const { revision } = await aMessage(app, ben, room.id, 'Hi')
  const change = (method: string, { id }: { id: number }, who: Member, body?: object) =>
    request(method, `/api/social/chat-messages/${id}`, { cookie: who.cookie, body })
  clock.advance(15 * 60_000)
  const edited = await change('PATCH', typo, ada, { message: 'Hello' })
  expect(edited.body).toMatchObject({
    id: typo.id,
    seq: 1,
    message: 'Hello',
    editedAt: new Date(clock.now()).toISOString(),
  })
  expect((await change('DELETE', bad, ada)).body).toMatchObject({
    id: bad.id,
    message: '',
    status: 'deleted',
  })
  // Not someone else's, and nothing deleted.
  for (const refused of [
    await change('PATCH', typo, ben, { message: 'x' }),
    await change('DELETE', typo, ben),
    await change('PATCH', bad, ada, { message: 'x' }),
    await change('DELETE', bad, ada),
  ])
    expect([refused.statusCode, refused.body.code]).toEqual([404, 'CHAT_MESSAGE_NOT_FOUND'])
  expect(await messagesOf(ben, room, `?changedAfter=${revision}`)).toMatchObject([
    { id: typo.id, message: 'Hello' },
    { id: bad.id, message: '', status: 'deleted' },
  ])
  expect(texts(await messagesOf(ben, room))).toEqual(['Hello', '', 'Hi'])
  clock.advance(1)
  const late = await change('PATCH', typo, ada, { message: 'Hey' })
  expect([late.statusCode, late.body.code]).toEqual([409, 'CHAT_MESSAGE_TOO_OLD'])
})

test('allows twenty messages in ten seconds, then explains the limit', async () => {
  const { ada, ben, room } = await twoTalking()
  const clientId = randomUUID()
  for (let n = 0; n < 20; n++) await aMessage(app, ada, room.id, `${n}`, n === 0 ? { clientId } : {})
  const refused = await request('POST', path(room), { cookie: ada.cookie, body: { message: 'One more' } })
  expect([refused.statusCode, refused.body]).toEqual([
    429,
    { code: 'TOO_MANY_REQUESTS', message: 'You can send 20 messages in 10 seconds. Please wait a moment.' },
  ])
  expect(refused.headers['retry-after']).toBe('10')
  // A retry of a stored message isn't throttled, nor is the other person.
  expect((await aMessage(app, ada, room.id, '0', { clientId })).seq).toBe(1)
  await aMessage(app, ben, room.id, 'Slow down')
  breathe()
  expect((await aMessage(app, ada, room.id, 'Sorry')).seq).toBe(22)
})

test('refuses invisible messages', async () => {
  const { ada, room } = await twoTalking()
  for (const message of ['', ' ', '\u200b', '\u2800 \u2060']) {
    const refused = await request('POST', path(room), { cookie: ada.cookie, body: { message } })
    expect([refused.statusCode, refused.body.fields?.message]).toEqual([400, 'Please write something'])
  }
})

test("doesn't allow twenty more at the boundary of two windows", async () => {
  const { ada, room } = await twoTalking()
  await aMessage(app, ada, room.id)
  clock.advance(9300)
  for (let n = 0; n < 19; n++) await aMessage(app, ada, room.id)
  clock.advance(900)
  const send = () => request('POST', path(room), { cookie: ada.cookie, body: { message: 'And more' } })
  // The first of the twenty is over, and makes room for one, however many are sent at once.
  const responses = await Promise.all([send(), send(), send()])
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 429, 429])
  expect((await send()).headers['retry-after']).toBe('10')
})

test('notifies open pages of everyone in the room, and no one else', async () => {
  const { ada, ben, room } = await twoTalking()
  const [mine, theirs, others] = [
    await connectAs(app, ada),
    await connectAs(app, ben),
    await connectAs(app, await aMember(app)),
  ]
  await aMessage(app, ada, room.id)
  const news = { type: 'new_message', chatRoomId: room.id }
  for (const { events } of [mine, theirs]) await expect.poll(() => events).toContainEqual(news)
  expect(others.events).toEqual([{ type: 'authenticated' }])
})
