import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aGroup, aMessage } from '../../testing/chat.ts'
import { aMember, type Member } from '../../testing/factories.ts'
import { aFriend, befriend } from '../../testing/friends.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { request, clock } = app

const DAY = 24 * 60 * 60_000

const create = ({ cookie }: Member, people: readonly { id: string }[], overrides: object = {}) =>
  request('POST', '/api/social/chat-rooms', {
    cookie,
    body: { participantIds: people.map(({ id }) => id), type: 'group', name: 'Tendon club', ...overrides },
  })

const messagesOf = ({ cookie }: Member, { id }: { id: number }) =>
  request('GET', `/api/social/chat-rooms/${id}/messages`, { cookie })

const change = ({ cookie }: Member, method: string, { id }: { id: number }, rest: string, body?: object) =>
  request(method, `/api/social/chat-rooms/${id}${rest}`, { cookie, body })

async function threeInAGroup() {
  const ada = await aMember(app)
  const [ben, cy] = [
    await aFriend(app, ada, { firstName: 'Ben' }),
    await aFriend(app, ada, { firstName: 'Cy' }),
  ]
  return { ada, ben, cy, group: await aGroup(app, ada, [ben, cy]) }
}

test('a group has up to fifty friends and is created once despite retries', async () => {
  const ada = await aMember(app)
  const [ben, stranger] = [await aFriend(app, ada), await aMember(app)]
  const clientId = randomUUID()
  const made = await Promise.all([1, 2, 3].map(() => create(ada, [ben], { clientId })))
  expect(new Set(made.map(({ body }) => body.id)).size).toBe(1)
  expect(made[0]?.body).toMatchObject({ type: 'group', name: 'Tendon club' })
  expect((await create(ada, [ben])).body.id).not.toBe(made[0]?.body.id)
  expect((await create(ada, [ben, stranger])).body.code).toBe('NOT_FRIENDS')
  expect((await create(ada, [ben], { name: ' ' })).statusCode).toBe(400)
  const many = Array.from({ length: 51 }, (_, n) => ({ id: `user_${n}` }))
  expect((await create(ada, many)).body.code).toBe('GROUP_FULL')
})

test('the owner renames the group and removes people, and the next member succeeds them', async () => {
  const { ada, ben, cy, group } = await threeInAGroup()
  const keepers = group.participants.filter(({ isKeeper }: { isKeeper: boolean }) => isKeeper)
  expect(keepers).toMatchObject([{ user: { id: ada.id } }])
  expect((await change(ben, 'PATCH', group, '', { name: 'Bens' })).body.code).toBe('NOT_ALLOWED')
  expect((await change(ben, 'DELETE', group, `/participants/${cy.id}`)).body.code).toBe('NOT_ALLOWED')
  expect((await change(ada, 'PATCH', group, '', { name: ' Knee  club ' })).body.name).toBe('Knee club')
  expect((await change(ada, 'DELETE', group, `/participants/${cy.id}`)).statusCode).toBe(200)
  expect((await messagesOf(cy, group)).body.code).toBe('CHAT_ROOM_NOT_FOUND')
  await change(ada, 'DELETE', group, `/participants/${ada.id}`)
  expect((await change(ada, 'GET', group, '')).statusCode).toBe(404)
  expect((await change(ben, 'PATCH', group, '', { name: 'Bens' })).body).toMatchObject({
    name: 'Bens',
    participants: [{ user: { id: ben.id }, isKeeper: true }],
  })
})

test('allows ten new groups a day, not counting retries', async () => {
  const me = await aMember(app)
  const friend = await aFriend(app, me)
  const make = (clientId: string) =>
    request('POST', '/api/social/chat-rooms', {
      cookie: me.cookie,
      body: { participantIds: [friend.id], type: 'group', name: 'Knee club', clientId },
    })
  const ids = Array.from({ length: 11 }, () => randomUUID())
  const statuses = []
  for (const id of ids) statuses.push((await make(id)).statusCode)
  expect(statuses).toEqual([...Array(10).fill(200), 429])
  expect((await make(ids[0] ?? '')).statusCode).toBe(200)
  clock.advance(DAY + 1)
  expect((await make(ids[10] ?? '')).statusCode).toBe(200)
})

test.each(['Support', 'Pepwell Team', 'Supp0rt team', 'Official Group', 'Admins'])(
  'no group can be called %s',
  async (name) => {
    const me = await aMember(app)
    const body = { participantIds: [(await aFriend(app, me)).id], type: 'group', name }
    const response = await request('POST', '/api/social/chat-rooms', { cookie: me.cookie, body })
    expect(response.body.code).toBe('NAME_RESERVED')
  },
)

test('new members see only later messages, and read positions stay hidden', async () => {
  const { ada, ben, group } = await threeInAGroup()
  const dan = await aFriend(app, ben)
  await aMessage(app, ada, group.id, 'Before')
  expect((await change(ada, 'POST', group, '/participants', { userId: dan.id })).body.code).toBe(
    'NOT_FRIENDS',
  )
  expect(
    (await change(ben, 'POST', group, '/participants', { userId: dan.id })).body.participants,
  ).toHaveLength(4)
  expect((await messagesOf(dan, group)).body).toMatchObject([{ seq: 2, messageType: 'joined' }])
  expect((await change(dan, 'GET', group, '')).body.unreadCount).toBe(0)
  clock.advance(1000)
  await aMessage(app, ada, group.id, 'After')
  expect((await messagesOf(dan, group)).body).toMatchObject([{}, { seq: 3, message: 'After' }])
  await change(ben, 'PATCH', group, '/read', {})
  const { body } = await change(dan, 'GET', group, '')
  expect(body.unreadCount).toBe(1)
  const notified = body.participants.filter(
    ({ lastReadAt }: { lastReadAt: string | null }) => lastReadAt !== null,
  )
  expect(notified).toEqual([])
})

test('in a group, a block hides two people from each other, but from no one else', async () => {
  const { ada, ben, cy, group } = await threeInAGroup()
  await befriend(app, ben, cy)
  await request('POST', '/api/social/blocks', { cookie: ben.cookie, body: { userId: cy.id } })
  await aMessage(app, cy, group.id, 'A secret')
  await aMessage(app, ben, group.id, 'Another')
  const seen = async (member: Member) =>
    (await messagesOf(member, group)).body.map(({ message, status, sender }: Record<string, unknown>) => [
      message,
      status,
      (sender as { firstName: string } | null)?.firstName ?? null,
    ])
  expect(await seen(ada)).toEqual([
    ['A secret', 'sent', 'Cy'],
    ['Another', 'sent', 'Ben'],
  ])
  expect(await seen(ben)).toEqual([
    ['', 'hidden', null],
    ['Another', 'sent', 'Ben'],
  ])
  expect(await seen(cy)).toEqual([
    ['A secret', 'sent', 'Cy'],
    ['', 'hidden', null],
  ])
  const { body } = await change(ben, 'GET', group, '')
  expect(JSON.stringify(body)).not.toContain(cy.id)
})

test('joining and leaving appears in the conversation, without counting as unread or being editable', async () => {
  const { ada, ben, cy, group } = await threeInAGroup()
  const dan = await aFriend(app, ada, { firstName: 'Dan' })
  await aMessage(app, ada, group.id, 'Hello')
  await change(ada, 'POST', group, '/participants', { userId: dan.id })
  await change(ada, 'DELETE', group, `/participants/${cy.id}`)
  await change(dan, 'DELETE', group, `/participants/${dan.id}`)
  const { body } = await messagesOf(ben, group)
  expect(body).toMatchObject([
    { seq: 1, message: 'Hello' },
    { seq: 2, messageType: 'joined', message: '', sender: { id: dan.id } },
    { seq: 3, messageType: 'removed', sender: { id: cy.id } },
    { seq: 4, messageType: 'left', sender: { id: dan.id } },
  ])
  expect((await change(ben, 'GET', group, '')).body).toMatchObject({ lastSeq: 4, unreadCount: 1 })
  const path = `/api/social/chat-messages/${body[3].id}`
  expect((await request('DELETE', path, { cookie: dan.cookie })).body.code).toBe('CHAT_MESSAGE_NOT_FOUND')
})

test('messages of a blocked person are neither counted nor shown as the last one', async () => {
  const { ada, ben, cy, group } = await threeInAGroup()
  await aMessage(app, cy, group.id, 'Heard')
  await request('POST', '/api/social/blocks', { cookie: ada.cookie, body: { userId: ben.id } })
  await aMessage(app, ben, group.id, 'Not heard')
  expect((await change(ada, 'GET', group, '')).body).toMatchObject({
    unreadCount: 1,
    lastSeq: 2,
    lastMessage: { message: 'Heard' },
  })
  expect((await change(cy, 'GET', group, '')).body).toMatchObject({ lastMessage: { message: 'Not heard' } })
})
