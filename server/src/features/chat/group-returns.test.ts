import { expect, test } from 'vitest'
import { aGroup, aMessage } from '../../testing/chat.ts'
import { aMember, type Member, staySignedIn } from '../../testing/factories.ts'
import { aFriend, befriend } from '../../testing/friends.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { request, clock } = app

const DAY = 24 * 60 * 60_000

const change = ({ cookie }: Member, method: string, { id }: { id: number }, rest: string, body?: object) =>
  request(method, `/api/social/chat-rooms/${id}${rest}`, { cookie, body })

const leave = (member: Member, group: { id: number }) =>
  change(member, 'DELETE', group, `/participants/${member.id}`)

const add = (by: Member, { id: userId }: Member, group: { id: number }) =>
  change(by, 'POST', group, '/participants', { userId })

const invitations = ({ cookie }: Member) => request('GET', '/api/social/group-invitations', { cookie })

const answer = ({ cookie }: Member, { id }: { id: number }, verb: 'accept' | 'decline') =>
  request('POST', `/api/social/group-invitations/${id}/${verb}`, { cookie })

const peopleIn = (body: { participants: { user: { id: string } }[] }) =>
  body.participants.map(({ user }) => user.id)

async function threeInAGroup() {
  const ada = await aMember(app)
  const [ben, cy] = [
    await aFriend(app, ada, { firstName: 'Ben' }),
    await aFriend(app, ada, { firstName: 'Cy' }),
  ]
  return { ada, ben, cy, group: await aGroup(app, ada, [ben, cy]) }
}

test('people who left a group return only by accepting an invitation, however long ago', async () => {
  const { ada, ben, cy, group } = await threeInAGroup()
  await leave(ben, group)
  await staySignedIn(app)
  clock.advance(400 * DAY)
  const added = await add(ada, ben, group)
  expect(added.statusCode).toBe(200)
  expect(peopleIn(added.body)).toEqual([ada.id, cy.id])
  expect((await change(ben, 'GET', group, '')).statusCode).toBe(404)
  expect((await invitations(ben)).body).toMatchObject([
    { chatRoomId: group.id, name: 'Tendon club', inviter: { id: ada.id } },
  ])
  await aMessage(app, ada, group.id, 'Not for Ben')
  const accepted = await answer(ben, group, 'accept')
  expect(peopleIn(accepted.body)).toEqual([ada.id, cy.id, ben.id])
  expect((await invitations(ben)).body).toEqual([])
  const { body } = await change(ben, 'GET', group, '/messages')
  expect(body).toMatchObject([{ messageType: 'joined', sender: { id: ben.id } }])
  expect((await answer(ben, group, 'accept')).body.code).toBe('GROUP_INVITATION_NOT_FOUND')
})

test('a removed person is added without an invitation', async () => {
  const { ada, cy, group } = await threeInAGroup()
  await change(ada, 'DELETE', group, `/participants/${cy.id}`)
  expect(peopleIn((await add(ada, cy, group)).body)).toContain(cy.id)
  expect((await invitations(cy)).body).toEqual([])
})

test('declining keeps a person out, without another invitation for thirty days', async () => {
  const { ada, ben, group } = await threeInAGroup()
  await leave(ben, group)
  await add(ada, ben, group)
  expect((await answer(ben, group, 'decline')).body).toEqual({ message: 'Invitation declined' })
  expect((await invitations(ben)).body).toEqual([])
  expect((await change(ben, 'GET', group, '')).statusCode).toBe(404)
  await staySignedIn(app)
  clock.advance(29 * DAY)
  expect((await add(ada, ben, group)).body).toEqual({
    code: 'GROUP_DECLINED',
    message: 'They declined this group. You can invite them again 30 days after that.',
  })
  clock.advance(DAY)
  expect((await add(ada, ben, group)).statusCode).toBe(200)
  expect((await invitations(ben)).body).toHaveLength(1)
})

test('an invitation is announced once, and ends when its sender leaves, is blocked or deleted', async () => {
  const { ada, ben, cy, group } = await threeInAGroup()
  await befriend(app, ben, cy)
  await leave(ben, group)
  await add(ada, ben, group)
  await add(cy, ben, group)
  const { body: inbox } = await request('GET', '/api/notifications', { cookie: ben.cookie })
  const messages = inbox.messages.filter(({ kind }: { kind: string }) => kind === 'group-invitation')
  expect(messages).toMatchObject([
    { title: 'Group invitation', body: expect.stringContaining('invites you back') },
  ])
  await leave(ada, group)
  expect((await invitations(ben)).body).toEqual([])
  expect((await answer(ben, group, 'accept')).body.code).toBe('GROUP_INVITATION_NOT_FOUND')
  await add(cy, ben, group)
  expect((await invitations(ben)).body).toMatchObject([{ inviter: { id: cy.id } }])
  await request('POST', '/api/social/blocks', { cookie: ben.cookie, body: { userId: cy.id } })
  expect((await invitations(ben)).body).toEqual([])
  await app.db.deleteFrom('users').where('id', '=', cy.id).execute()
  expect((await invitations(ben)).body).toEqual([])
})

/** A group that one of two left, made without the calls, of which there are ten a day. */
async function aLeftGroup(maker: Member, left: Member, n: number) {
  const now = new Date(clock.now())
  const room = await app.db
    .insertInto('chatRooms')
    .values({ type: 'group', name: `Club ${n}`, createdBy: maker.id, createdAt: now, updatedAt: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  const seat = { roomId: room.id, joinedAt: now }
  await app.db
    .insertInto('chatParticipants')
    .values([
      { ...seat, userId: maker.id, leftAt: null, leftByChoice: false },
      { ...seat, userId: left.id, leftAt: now, leftByChoice: true },
    ])
    .execute()
  return room
}

test('allows thirty invitations a day, and fifty open ones per person', async () => {
  const { ada, ben, group } = await threeInAGroup()
  await leave(ben, group)
  const codes = []
  for (let n = 0; n < 31; n++) codes.push((await add(ada, ben, group)).statusCode)
  expect(codes).toEqual([...Array(30).fill(200), 429])
  clock.advance(DAY + 1)
  const cys = [await aFriend(app, ben), await aFriend(app, ben)]
  const responses = []
  for (let n = 0; n < 50; n++) {
    const [cy] = cys.slice(n % 2) as [Member]
    const { id } = await aLeftGroup(cy, ben, n)
    responses.push(await add(cy, ben, { id }))
  }
  expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(49)
  expect(responses.at(-1)?.body.code).toBe('GROUP_INVITATIONS_FULL')
  expect((await invitations(ben)).body).toHaveLength(50)
})

test("people who left can rejoin for thirty days, removed ones can't", async () => {
  const { ada, ben, cy, group } = await threeInAGroup()
  const rejoin = (member: Member) => change(member, 'POST', group, '/rejoin')
  expect((await rejoin(ben)).body.code).toBe('CHAT_ROOM_NOT_FOUND')
  await leave(ben, group)
  await change(ada, 'DELETE', group, `/participants/${cy.id}`)
  expect((await rejoin(cy)).body.code).toBe('CHAT_ROOM_NOT_FOUND')
  expect((await rejoin(ben)).body.participants).toHaveLength(2)
  const { body } = await change(ada, 'GET', group, '/messages')
  expect(body.map(({ messageType }: { messageType: string }) => messageType)).toEqual([
    'left',
    'removed',
    'joined',
  ])
  await leave(ben, group)
  await staySignedIn(app)
  clock.advance(31 * DAY)
  expect((await rejoin(ben)).body.code).toBe('CHAT_ROOM_NOT_FOUND')
})
