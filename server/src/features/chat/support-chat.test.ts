import { supportAccount } from '@pepwell/domain/text/brand'
import { expect, test } from 'vitest'
import { aMessage, aRoomWith, aSupportRoom } from '../../testing/chat.ts'
import { aMember, anAdmin, type Member } from '../../testing/factories.ts'
import { connectAs } from '../../testing/sockets.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { request, clock, db } = app

const inbox = async ({ cookie }: Member, query = '') =>
  (await request('GET', `/api/admin/support-rooms${query}`, { cookie })).body

const messagesOf = async ({ cookie }: Member, { id }: { id: number }) =>
  (await request('GET', `/api/social/chat-rooms/${id}/messages`, { cookie })).body

const roomsOf = async ({ cookie }: Member) =>
  (await request('GET', '/api/social/chat-rooms', { cookie })).body

async function aQuestion(question = 'Where is my order?') {
  const ada = await aMember(app)
  const room = await aSupportRoom(app, ada)
  await aMessage(app, ada, room.id, question)
  return { ada, room }
}

test('every agent sees it and replies as the team; only colleagues see which agent', async () => {
  const { ada, room } = await aQuestion()
  const [eve, fay] = [await anAdmin(app, ['support']), await anAdmin(app)]
  expect((await roomsOf(fay)).map(({ id }: { id: number }) => id)).toContain(room.id)
  const sent = await aMessage(app, eve, room.id, 'On its way')
  const face = { id: supportAccount.id, userHandle: '@admin' }
  expect(sent).toMatchObject({ sender: face, isOwn: true, answeredBy: { id: eve.id } })
  expect((await messagesOf(ada, room)).at(-1)).toMatchObject({ sender: face, isOwn: false, answeredBy: null })
  expect((await messagesOf(fay, room)).at(-1)).toMatchObject({ isOwn: true, answeredBy: { id: eve.id } })
  expect(JSON.stringify([await messagesOf(ada, room), await roomsOf(ada)])).not.toContain(eve.id)
  const own = await request('GET', `/api/social/chat-rooms/${room.id}`, { cookie: ada.cookie })
  expect(own.body).toMatchObject({ unreadCount: 1, isAnswering: false })
})

test('others see nothing of it', async () => {
  const { room } = await aQuestion()
  const packer = await anAdmin(app, ['orders'])
  expect((await request('GET', '/api/admin/support-rooms', { cookie: packer.cookie })).statusCode).toBe(403)
  expect((await messagesOf(packer, room)).code).toBe('CHAT_ROOM_NOT_FOUND')
  expect((await roomsOf(packer)).map(({ id }: { id: number }) => id)).not.toContain(room.id)
})

test('an operator who reads a member’s chat leaves one audit entry a day', async () => {
  const { ada, room } = await aQuestion()
  const eve = await anAdmin(app, ['support'])
  const entries = async () =>
    (await request('GET', `/api/admin/audit-log?actorId=${eve.id}`, { cookie: eve.cookie })).body
  await messagesOf(eve, room)
  await request('GET', `/api/social/chat-rooms/${room.id}`, { cookie: eve.cookie })
  await messagesOf(ada, room)
  const entry = { area: 'support', action: 'read-support-chat', kind: 'member', object: { id: ada.id } }
  expect(await entries()).toMatchObject([entry])
  clock.advance(24 * 60 * 60_000 + 1)
  await messagesOf(eve, room)
  expect(await entries()).toMatchObject([entry, entry])
  const own = await aSupportRoom(app, await aMember(app))
  expect((await messagesOf(ada, own)).code).toBe('CHAT_ROOM_NOT_FOUND')
})

test('the inbox is sorted by waiting time until someone replies', async () => {
  const fresh = await anAdmin(app)
  await db.updateTable('chatRooms').set({ waitingSince: null }).execute()
  const first = await aQuestion('First')
  const since = new Date(clock.now()).toISOString()
  clock.advance(60_000)
  const second = await aQuestion('Second')
  clock.advance(60_000)
  await aMessage(app, first.ada, first.room.id, 'Anybody?')
  expect(await inbox(fresh)).toMatchObject([
    {
      id: first.room.id,
      waitingSince: since,
      unreadCount: 2,
      member: { email: first.ada.email },
      answering: null,
    },
    { id: second.room.id, unreadCount: 1, lastMessage: { message: 'Second' } },
  ])
  expect(await inbox(fresh, `?after=${first.room.id}`)).toMatchObject([{ id: second.room.id }])
  await aMessage(app, fresh, first.room.id, 'Here')
  expect(await inbox(fresh)).toMatchObject([{ id: second.room.id }])
  expect(await inbox(fresh, '?state=all&limit=2')).toMatchObject([
    { id: first.room.id, waitingSince: null, answering: { user: { id: fresh.id } } },
    { id: second.room.id },
  ])
  await request('PATCH', `/api/social/chat-rooms/${second.room.id}/read`, { cookie: fresh.cookie, body: {} })
  // When one operator reads it, the whole team has read it.
  expect(await inbox(await anAdmin(app, ['support']))).toMatchObject([{ id: second.room.id, unreadCount: 0 }])
})

test('a conversation marked as done leaves the inbox until the member writes again', async () => {
  const { ada, room } = await aQuestion()
  const last = await aMessage(app, ada, room.id, 'Found it, thank you!')
  const { cookie, ...eve } = await anAdmin(app, ['support'])
  const put = (upToSeq: number) =>
    request('PUT', `/api/admin/support-rooms/${room.id}/done`, { cookie, body: { upToSeq } })
  const waits = async () =>
    (await inbox({ cookie, ...eve }, '?limit=100')).find(({ id }: { id: number }) => id === room.id)
      ?.waitingSince
  const since = await waits()
  expect(since).toEqual(expect.any(String))
  await put(last.seq)
  expect(await waits()).toBeUndefined()
  await put(0)
  expect(await waits()).toBe(since)
  // A message that came while the operator read the one before still waits.
  await put(last.seq - 1)
  expect(await waits()).toBe(last.createdAt)
  await put(last.seq)
  clock.advance(60_000)
  const next = await aMessage(app, ada, room.id, 'One more thing')
  expect(await waits()).toBe(next.createdAt)
})

test('colleagues see the assigned agent for half an hour or until released', async () => {
  const { room } = await aQuestion()
  const [eve, fay] = [await anAdmin(app, ['support']), await anAdmin(app, ['support'])]
  const colleague = await connectAs(app, fay)
  const say = ({ cookie }: Member, isAnswering: boolean) =>
    request('PUT', `/api/admin/support-rooms/${room.id}/answering`, { cookie, body: { isAnswering } })
  const answering = async () =>
    (await inbox(fay, '?state=all&limit=100')).find(({ id }: { id: number }) => id === room.id).answering
      ?.user.id
  await say(eve, true)
  expect(await answering()).toBe(eve.id)
  const news = { type: 'changed', changes: ['support-rooms', 'audit-log'] }
  await expect.poll(() => colleague.events).toContainEqual(news)
  await say(eve, false)
  expect(await answering()).toBeUndefined()
  await say(fay, true)
  clock.advance(30 * 60_000)
  expect(await answering()).toBeUndefined()
})

test('the support account uses the member’s one room, and the team is notified of every message', async () => {
  const { ada, room } = await aQuestion()
  const account = await db.selectFrom('users').select('id').where('id', '=', supportAccount.id).execute()
  expect(account).toHaveLength(1)
  expect((await aRoomWith(app, ada, supportAccount.id)).id).toBe(room.id)
  const [eve, packer] = [await anAdmin(app, ['support']), await anAdmin(app, ['orders'])]
  const [team, unheard] = [await connectAs(app, eve), await connectAs(app, packer)]
  await aMessage(app, ada, room.id, 'Hello?')
  await expect.poll(() => team.events).toContainEqual({ type: 'new_message', chatRoomId: room.id })
  expect(unheard.events).toEqual([{ type: 'authenticated' }])
  const refused = await request('POST', '/api/social/create-chat', {
    cookie: eve.cookie,
    body: { participantId: supportAccount.id },
  })
  expect(refused.body.code).toBe('ONESELF')
})

test('replies can be saved for the team, and outdated versions are refused', async () => {
  const [{ cookie }, packer] = [await anAdmin(app, ['support']), await anAdmin(app, ['orders'])]
  const ask = (method: string, rest = '', body?: object) =>
    request(method, `/api/admin/saved-replies${rest}`, { cookie, body })
  const { body: reply } = await ask('POST', '', {
    title: ' Late  orders',
    message: ' We are sorry.\nIt left today. ',
  })
  expect(reply).toMatchObject({ title: 'Late orders', message: 'We are sorry.\nIt left today.', version: 1 })
  const edited = await ask('PATCH', `/${reply.id}`, { title: 'Late', message: 'Sorry', version: 1 })
  expect(edited.body).toMatchObject({ id: reply.id, title: 'Late', version: 2 })
  expect((await ask('PATCH', `/${reply.id}`, { title: 'x', message: 'x', version: 1 })).body.code).toBe(
    'CHANGED_MEANWHILE',
  )
  await ask('POST', '', { title: 'A greeting', message: 'Hello' })
  expect((await ask('GET')).body).toMatchObject([{ title: 'A greeting' }, { title: 'Late' }])
  expect((await request('GET', '/api/admin/saved-replies', { cookie: packer.cookie })).statusCode).toBe(403)
  await ask('DELETE', `/${reply.id}`)
  expect((await ask('DELETE', `/${reply.id}`)).body.code).toBe('SAVED_REPLY_NOT_FOUND')
  expect((await ask('GET')).body).toHaveLength(1)
})
