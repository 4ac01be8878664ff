import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aGroup, aMessage } from '../../../testing/chat.ts'
import { aMember, aNewcomer, anAdmin, PASSWORD } from '../../../testing/factories.ts'
import { aFriend, befriend } from '../../../testing/friends.ts'
import { testApp } from '../../../testing/test-app.ts'

const app = await testApp()
const { request } = app

const signUp = (firstName: string, lastName: string) =>
  request('POST', '/api/auth/signup', {
    body: {
      ...{ firstName, lastName, email: `${randomUUID()}@mail.net`, phoneNumber: '415 555 0123' },
      ...{ password: PASSWORD, confirmPassword: PASSWORD },
    },
  })

test.each([
  ['Pepwell', 'Support'],
  ['Рерwеll', 'Ѕupport'],
  ['Ｐｅｐｗｅｌｌ', 'Team'],
  ['Pep-well', 'Support ✅'],
  ['Official', 'Staff'],
  ['PepWell', 'Anna'],
  ['Sup port', 'Anna'],
  ['Pɛpwɛll', 'Anna'],
  ['T', 'eam'],
  ['@dmin', 'Smith'],
  ['Anna', '✅'],
])('no one can sign up as %s %s', async (firstName, lastName) => {
  const { statusCode, body } = await signUp(firstName, lastName)
  expect([statusCode, body.code]).toEqual([409, 'NAME_RESERVED'])
})

test('no member’s name is a web address, not even in two halves', async () => {
  const { statusCode, body } = await signUp('Ada', 'bit.ly')
  expect([statusCode, body.code, body.message]).toEqual([
    409,
    'NAME_RESERVED',
    'Enter a name, not a web address',
  ])
  const { cookie } = await aMember(app, { firstName: 'goo', lastName: 'Keller' })
  const renamed = await request('PATCH', '/api/auth/user', { cookie, body: { lastName: '.gl' } })
  expect(renamed.body.code).toBe('NAME_RESERVED')
})

test.each([
  ['marks of direction', 'A\u202etroppus\u202ca', 'Atroppusa'],
  ['isolates', '\u2066Ada\u2067 \u2068K\u2069', 'Ada K'],
  ['invisible characters', 'A\u200bda', 'Ada'],
  ['invisible ends', '\ufeff \u200bAda\u3164\u2060', 'Ada'],
  ['a blank that is no space', 'A\u2800da', 'Ada'],
  ['the place of an object', 'Ada\ufffc', 'Ada'],
  ['control characters', 'Ada\u0007', 'Ada'],
  ['more than two marks a letter', 'Z\u0300\u0316\u0334\u0317', 'Z\u0334\u0316'],
])('removes %s from names, wherever one is entered', async (_, typed, name) => {
  const { statusCode, body } = await signUp(typed, 'Keller')
  expect([statusCode, body.user?.firstName]).toEqual([201, name])
  const ada = await aMember(app)
  const changed = await request('PATCH', '/api/auth/user', { cookie: ada.cookie, body: { lastName: typed } })
  expect([changed.statusCode, changed.body.lastName]).toEqual([200, name])
  const { cookie } = await anAdmin(app)
  const email = `${randomUUID()}@mail.net`
  const made = { email, firstName: typed, lastName: typed, password: PASSWORD }
  expect((await request('POST', '/api/admin/create-admin', { cookie, body: made })).statusCode).toBe(201)
  const friend = await aFriend(app, ada)
  const group = { participantIds: [friend.id], type: 'group', name: typed }
  expect(
    (await request('POST', '/api/social/chat-rooms', { cookie: ada.cookie, body: group })).body.name,
  ).toBe(name)
  const stored = await app.db
    .selectFrom('users')
    .select(['firstName', 'lastName'])
    .where('email', '=', email)
    .execute()
  expect(stored).toEqual([{ firstName: name, lastName: name }])
})

test('a disguised title is refused once its invisible characters are removed', async () => {
  const { statusCode, body } = await signUp('Pep\u200bwell', '\u202dSup\u2060port')
  expect([statusCode, body.code]).toEqual([409, 'NAME_RESERVED'])
})

test('three marks on a letter, one of them composed, are refused', async () => {
  const { statusCode, body } = await signUp('\u00e1\u0302\u0303da', 'Keller')
  expect([statusCode, body.fields]).toEqual([
    400,
    { firstName: 'Enter a name with at most two marks on a letter' },
  ])
})

test('a name needs a visible character', async () => {
  const { statusCode, body } = await signUp('\u200b\u2068\u2069', 'Keller')
  expect([statusCode, body.fields]).toEqual([400, { firstName: 'First name is required' }])
})

test('stores composed names', async () => {
  const ada = await aMember(app, { firstName: 'Zoe\u0308', lastName: 'A\u030angstro\u0308m' })
  const self = await request('GET', '/api/auth/user', { cookie: ada.cookie })
  expect(self.body).toMatchObject({ firstName: 'Zoë', lastName: 'Ångström' })
})

test('no one but operators can take such a name later, even in two halves', async () => {
  const ada = await aMember(app, { firstName: 'Care', lastName: 'Keller' })
  const rename = ({ cookie }: { cookie: string }, body: object) =>
    request('PATCH', '/api/auth/user', { cookie, body })
  expect((await rename(ada, { lastName: 'Support' })).body.code).toBe('NAME_RESERVED')
  expect((await rename(ada, { lastName: 'Team' })).body.code).toBe('NAME_RESERVED')
  expect((await rename(ada, { lastName: 'Billing', firstName: 'Lars' })).statusCode).toBe(200)
  const operator = await anAdmin(app)
  expect((await rename(operator, { firstName: 'Pepwell', lastName: 'Support' })).statusCode).toBe(200)
})

test.each([
  ...[
    'pepwell_team',
    'pepwell_help',
    'support_team',
    'supp0rt',
    'pepwe11',
    'pepwell_admin',
    'staff',
    'security',
  ],
])("@%s can't be a username", async (username) => {
  const { cookie } = await aMember(app)
  const check = await request('GET', `/api/auth/check-username/${username}`, { cookie })
  expect(check.body).toEqual({ available: false, message: 'Username is already taken' })
  const taken = await request('PATCH', '/api/auth/username', { cookie, body: { username } })
  expect(taken.body.code).toBe('USERNAME_TAKEN')
})

test('no group can have the product’s name', async () => {
  const ada = await aMember(app)
  const friend = await aFriend(app, ada)
  const made = await request('POST', '/api/social/chat-rooms', {
    cookie: ada.cookie,
    body: { participantIds: [friend.id], type: 'group', name: 'Реpwell Support' },
  })
  expect(made.body.code).toBe('NAME_RESERVED')
  const { id } = await aGroup(app, ada, [friend], 'Weight loss support')
  const renamed = await request('PATCH', `/api/social/chat-rooms/${id}`, {
    cookie: ada.cookie,
    body: { name: 'Pepwe11' },
  })
  expect(renamed.body.code).toBe('NAME_RESERVED')
})

test('only operators have a badge, everywhere members see them', async () => {
  const [ada, operator] = [await aMember(app), await anAdmin(app)]
  const friend = await aFriend(app, ada)
  await befriend(app, operator, ada)
  const { id: groupId } = await aGroup(app, ada, [friend, operator])
  await aMessage(app, operator, groupId)
  await aMessage(app, friend, groupId)
  const read = async (path: string) => (await request('GET', path, { cookie: ada.cookie })).body
  const marked = (people: { id: string; isTeam: boolean }[]) =>
    Object.fromEntries(people.map(({ id, isTeam }) => [id, isTeam]))
  const both = { [friend.id]: false, [operator.id]: true }
  expect(marked(await read('/api/social/friends'))).toEqual(both)
  const rooms: { id: number; participants: { user: { id: string; isTeam: boolean } }[] }[] =
    await read('/api/social/chat-rooms')
  const group = rooms.find(({ id }) => id === groupId)
  expect(marked(group?.participants.map(({ user }) => user) ?? [])).toMatchObject(both)
  const { messages = [] } = { messages: await read(`/api/social/chat-rooms/${groupId}/messages`) }
  expect(
    marked(
      messages.flatMap(({ sender }: { sender: { id: string; isTeam: boolean } | null }) => sender ?? []),
    ),
  ).toMatchObject(both)
})

test.each([
  'Your account was hacked, see http://evil.example/x',
  'see evil.example/x now',
  'Visit evil.com',
  'evil․com',
  'evil。com',
  'www.evil.example',
  'HTTPS://EVIL.EXAMPLE',
  'bücher.example/x',
])('no one can be called %s', async (firstName) => {
  const { statusCode, body } = await signUp(firstName, 'Keller')
  expect([statusCode, body.fields]).toEqual([400, { firstName: 'Enter a name, not a web address' }])
  const ada = await aMember(app)
  const renamed = await request('PATCH', '/api/auth/user', {
    cookie: ada.cookie,
    body: { lastName: firstName },
  })
  expect(renamed.body.fields).toEqual({ lastName: 'Enter a name, not a web address' })
})

test('names may have dots and slashes', async () => {
  const { body } = await signUp('J.R. / Jean-Luc', 'St. John, Ph.D.')
  expect(body.user).toMatchObject({ firstName: 'J.R. / Jean-Luc', lastName: 'St. John, Ph.D.' })
})

test('mails to an unverified address contain no name', async () => {
  const stranger = await aNewcomer(app, { firstName: 'You won a prize' })
  await request('POST', '/api/auth/forgot-password', { body: { email: stranger.email } })
  const made = { email: `${randomUUID()}@mail.net`, firstName: 'You won a prize', password: PASSWORD }
  const { cookie } = await anAdmin(app)
  await request('POST', '/api/admin/create-admin', { cookie, body: { ...made, lastName: 'Hill' } })
  await request('POST', `/api/admin/users/${stranger.id}/reset-password`, { cookie })
  await app.runJobs()
  const mails = app.mails.filter(({ to }) => to === stranger.email || to === made.email)
  expect(mails.length).toBeGreaterThanOrEqual(4)
  expect(JSON.stringify(mails)).not.toContain('prize')
})
