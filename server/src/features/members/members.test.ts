import { csvRows } from '@pepwell/domain/imports/csv'
import { beforeEach, describe, expect, test } from 'vitest'
import { aDose, aMember, anAdmin, aPlanEntry, type Member, PASSWORD } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { request } = app

let admin: Member

// Each test creates its own members, so lists can be compared completely.
beforeEach(async () => {
  await app.db.deleteFrom('users').execute()
  app.clock.set('2026-06-15T12:00:00Z')
  admin = await anAdmin(app)
})

const later = (minutes: number) => app.clock.set(new Date(app.clock.now() + minutes * 60_000).toISOString())
const list = async (query = '') =>
  (await request('GET', `/api/admin/users${query}`, { cookie: admin.cookie })).body
const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)

async function signIn({ email }: Member) {
  const answer = await request('POST', '/api/auth/login', { body: { email, password: PASSWORD } })
  return answer.cookie ?? ''
}

async function several(names: readonly (readonly [first: string, last: string, email: string])[]) {
  const made: Member[] = []
  for (const [firstName, lastName, email] of names) {
    later(1)
    made.push(await aMember(app, { firstName, lastName, email }))
  }
  return made
}

test('lists everyone, newest first, with their usage', async () => {
  const [ada] = await several([['Ada', 'Keller', 'ada@mail.net']])
  later(30)
  const cookie = await signIn(ada as Member)
  later(20)
  await request('POST', '/api/auth/logout', { cookie })
  const rows = await list()
  expect(idsOf(rows)).toEqual([ada?.id, admin.id])
  // Signed up without further activity, then active for twenty minutes.
  expect(rows[0]).toEqual({
    id: ada?.id,
    email: 'ada@mail.net',
    firstName: 'Ada',
    lastName: 'Keller',
    userHandle: null,
    isAdmin: false,
    createdAt: '2026-06-15T12:01:00.000Z',
    loginCount: 2,
    avgSessionDuration: 600,
    lastLogin: '2026-06-15T12:31:00.000Z',
  })
  expect(rows[1]).toMatchObject({ isAdmin: true, loginCount: 1 })
})

describe('a search', () => {
  test.each([
    ['KELL', 'ada@mail.net'],
    ['bo@', 'bo@mail.net'],
    ['100%', 'cy@mail.net'],
    ['%_b', 'cy@mail.net'],
    ['o mo', 'dee@mail.net'],
    ['bo meyer', 'bo@mail.net'],
  ])('%s finds %s', async (search, email) => {
    await several([
      ['Ada', 'Keller', 'ada@mail.net'],
      ['Bo', 'Meyer', 'bo@mail.net'],
      ['Cy', '100%_Braun', 'cy@mail.net'],
      ['Dee', 'Lo Monaco', 'dee@mail.net'],
    ])
    const rows = await list(`?group=members&search=${encodeURIComponent(search)}`)
    expect(rows.map((row: { email: string }) => row.email)).toEqual([email])
  })

  test("doesn't match across name and address or without the space", async () => {
    await several([['Ada', 'Keller', 'ada@mail.net']])
    for (const search of ['netAda', 'net Ada', 'adakeller'])
      expect(await list(`?group=members&search=${encodeURIComponent(search)}`)).toEqual([])
  })
})

describe('pages', () => {
  test.each(['newest', 'name', 'email', 'last-login', 'logins'])(
    'in the order %s have everyone once',
    async (sort) => {
      const made = await several([
        ['Ada', 'Keller', 'z@mail.net'],
        ['bo', 'Meyer', 'y@mail.net'],
        ['Bo', 'Meyer', 'x@mail.net'],
        ['Cy', 'Braun', 'w@mail.net'],
      ])
      later(5)
      await signIn(made[1] as Member)
      const whole = idsOf(await list(`?sort=${sort}`))
      const paged: string[] = []
      for (let after = ''; ; ) {
        const page = idsOf(await list(`?sort=${sort}&limit=2${after}`))
        paged.push(...page)
        if (page.length < 2) break
        after = `&after=${page.at(-1)}`
      }
      expect(paged).toEqual(whole)
      expect([...whole].sort()).toEqual([...made, admin].map(({ id }) => id).sort())
    },
  )

  test('are sorted as requested', async () => {
    const [ada, bo, cy] = await several([
      ['Ada', 'Keller', 'z@mail.net'],
      ['bo', 'Meyer', 'y@mail.net'],
      ['Cy', 'Braun', 'x@mail.net'],
    ])
    later(5)
    await signIn(bo as Member)
    const members = async (sort: string) => idsOf(await list(`?group=members&sort=${sort}`))
    expect(await members('newest')).toEqual([cy?.id, bo?.id, ada?.id])
    expect(await members('name')).toEqual([ada?.id, bo?.id, cy?.id])
    expect(await members('email')).toEqual([cy?.id, bo?.id, ada?.id])
    expect((await members('last-login'))[0]).toBe(bo?.id)
    expect((await members('logins'))[0]).toBe(bo?.id)
    expect(idsOf(await list('?group=admins'))).toEqual([admin.id])
    expect(await members('newest&direction=asc')).toEqual([ada?.id, bo?.id, cy?.id])
    expect(await members('name&direction=desc')).toEqual([cy?.id, bo?.id, ada?.id])
    expect(await members(`name&direction=desc&after=${cy?.id}`)).toEqual([bo?.id, ada?.id])
    expect(await members(`newest&direction=asc&after=${ada?.id}`)).toEqual([bo?.id, cy?.id])
  })
})

test('counts groups by the same search', async () => {
  await several([
    ['Ada', 'Keller', 'ada@mail.net'],
    ['Bo', 'Meyer', 'bo@mail.net'],
  ])
  const counts = async (query = '') =>
    (await request('GET', `/api/admin/users/counts${query}`, { cookie: admin.cookie })).body
  expect(await counts()).toEqual({ admins: 1, members: 2 })
  expect(await counts('?search=MEY')).toEqual({ admins: 0, members: 1 })
})

test('filters by sign-up and last visit in the operator’s time zone', async () => {
  // In New York it is the 15th from 04:00Z on.
  const day = (at: string) => new Date(at)
  const rows = [
    ['today', '2026-06-15T04:00:00Z', '2026-06-15T04:00:00Z'],
    ['yesterday', '2026-06-15T03:59:00Z', '2026-06-15T03:59:00Z'],
    ['month', '2026-05-17T04:00:00Z', '2026-05-17T04:00:00Z'],
    ['longer', '2026-05-17T03:59:00Z', '2026-05-17T03:59:00Z'],
    ['never', '2025-01-01T00:00:00Z', null],
  ] as const
  const values = rows.map(([name, joined, seen]) => ({
    ...{ id: `user_${name}`, email: `${name}@mail.net`, passwordHash: 'x' },
    ...{ createdAt: day(joined), updatedAt: day(joined), lastLoginAt: seen && day(seen) },
  }))
  await app.db.insertInto('users').values(values).execute()
  const found = async (query: string) =>
    idsOf(await list(`?group=members&sort=newest&${query}`)).map((id) => id.replace('user_', ''))
  expect(await found('joined=today')).toEqual(['today'])
  expect(await found('joined=week')).toEqual(['today', 'yesterday'])
  expect(await found('joined=month')).toEqual(['today', 'yesterday', 'month'])
  expect(await found('lastLogin=today')).toEqual(['today'])
  expect(await found('lastLogin=month&search=MAIL')).toEqual(['today', 'yesterday', 'month'])
  expect(await found('lastLogin=longer')).toEqual(['longer'])
  expect(await found('lastLogin=never')).toEqual(['never'])
  const counts = await request('GET', '/api/admin/users/counts?joined=week', { cookie: admin.cookie })
  expect(counts.body).toEqual({ admins: 1, members: 2 })
  const csv = await request('GET', '/api/admin/users/csv?group=members&lastLogin=never', {
    cookie: admin.cookie,
  })
  expect(csvRows(csv.payload).slice(1)).toHaveLength(1)
})

describe('the CSV', () => {
  const csv = (query = '') => request('GET', `/api/admin/users/csv${query}`, { cookie: admin.cookie })

  test('has everyone on the list, in order', async () => {
    const now = new Date(app.clock.now())
    const values = Array.from({ length: 1100 }, (_, n) => ({
      id: `user_${n}`,
      email: `m${n % 7}.${n}@mail.net`,
      firstName: `Name ${n % 3}`,
      passwordHash: 'x',
      createdAt: new Date(now.getTime() + (n % 5)),
      updatedAt: now,
    }))
    await app.db.insertInto('users').values(values).execute()
    for (const query of ['?', '?sort=name', '?sort=logins', '?sort=last-login&search=M3', '?group=admins']) {
      const [header, ...rows] = csvRows((await csv(query)).payload)
      expect(header?.slice(0, 2)).toEqual(['ID', 'Email'])
      expect(rows.map(([id]) => id)).toEqual(idsOf(await list(query)))
    }
  })

  test('has all known fields without live formulas', async () => {
    await several([['=1+1', 'Keller, "A"', 'ada@mail.net']])
    const response = await csv('?group=members')
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="members-2026-06-15.csv"',
    })
    expect(response.payload.split('\r\n')[1]).toMatch(
      /^user_[^,]+,ada@mail.net,'=1\+1,"Keller, ""A""",,No,2026-06-15T12:01:00.000Z,1,0,2026-06-15T12:01:00.000Z$/,
    )
  })
})

test('the four figures use the operator’s time zone', async () => {
  const [ada, bo] = await several([
    ['Ada', 'Keller', 'ada@mail.net'],
    ['Bo', 'Meyer', 'bo@mail.net'],
  ])
  const entry = await aPlanEntry(app, ada as Member)
  await aPlanEntry(app, bo as Member, { status: 'paused' })
  await aDose(app, ada as Member, entry.id)
  const stats = async () =>
    (await request('GET', '/api/admin/dashboard-stats', { cookie: admin.cookie })).body
  expect(await stats()).toEqual({
    totalUsers: 3,
    activePeptideUsers: 1,
    dosageLogsToday: 1,
    newUsersThisWeek: 3,
  })
  // In New York the 15th ends at 04:00Z; "a week after the 15th" starts on the 16th.
  app.clock.set('2026-06-16T03:59:00Z')
  expect(await stats()).toMatchObject({ dosageLogsToday: 1 })
  app.clock.set('2026-06-16T04:00:00Z')
  expect(await stats()).toMatchObject({ dosageLogsToday: 0, newUsersThisWeek: 3 })
  app.clock.set('2026-06-22T04:00:00Z')
  expect(await stats()).toMatchObject({ newUsersThisWeek: 0, totalUsers: 3 })
})

test('shows a member’s details', async () => {
  const member = await aMember(app, { timeZone: 'Pacific/Auckland' })
  const body = { dateOfBirth: '1990-06-16', heightFeet: 5, heightInches: 8, weight: 170, gender: 'female' }
  await request('PATCH', '/api/auth/user', { cookie: member.cookie, body })
  const entry = await aPlanEntry(app, member)
  await aDose(app, member, entry.id)
  const path = `/api/admin/users/${member.id}/profile`
  const shown = (await request('GET', path, { cookie: admin.cookie })).body
  // In Auckland the birthday has started.
  expect(shown).toMatchObject({
    id: member.id,
    phoneNumber: '+14155550123',
    weight: 170,
    height: 68,
    age: 36,
    profileCompleted: true,
    loginCount: 1,
    activePeptides: 1,
    dosageLogs: 1,
    reminders: 0,
    permissions: null,
  })
  const ofAdmin = (await anAdmin(app, ['orders'])).id
  const other = await request('GET', `/api/admin/users/${ofAdmin}/profile`, { cookie: admin.cookie })
  expect(other.body.permissions).toEqual(['orders'])
  expect(shown).not.toHaveProperty('passwordHash')
})

test('sign-ins show their device and whether they are active', async () => {
  const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'
  const member = await aMember(app, {}, { 'user-agent': agent })
  later(10)
  await request('POST', '/api/auth/logout', { cookie: await signIn(member) })
  const activity = async (query = '') =>
    (await request('GET', `/api/admin/users/${member.id}/activity${query}`, { cookie: admin.cookie })).body
  const [ended, open] = await activity()
  expect([ended.isActive, ended.sessionDuration]).toEqual([false, 0])
  expect(open).toMatchObject({
    isActive: true,
    logoutTime: null,
    deviceType: 'desktop',
    browserInfo: 'Chrome 140 on Windows',
    ipAddress: '127.0.0.1',
  })
  expect(await activity(`?limit=1&after=${ended.id}`)).toEqual([open])
})

test("an idle session that an operator ends doesn't count as use", async () => {
  const member = await aMember(app)
  later(3 * 24 * 60)
  const reset = `/api/admin/users/${member.id}/reset-password`
  await request('POST', reset, { cookie: admin.cookie })
  const activity = `/api/admin/users/${member.id}/activity`
  const [ended] = (await request('GET', activity, { cookie: admin.cookie })).body
  expect([ended.isActive, ended.sessionDuration]).toEqual([false, 0])
})

test.each(['profile', 'activity'])('an unknown member has no %s', async (what) => {
  const response = await request('GET', `/api/admin/users/user_nobody/${what}`, { cookie: admin.cookie })
  expect([response.statusCode, response.body.code]).toEqual([404, 'MEMBER_NOT_FOUND'])
})
