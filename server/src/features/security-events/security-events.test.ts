import { MAX_SECURITY_EVENTS, REFUSED_EVENTS_PER_HOUR } from '@pepwell/domain/accounts/security-events'
import { describe, expect, test } from 'vitest'
import { type Task, workOf } from '../../jobs/jobs.ts'
import { aMember, aNewcomer, anAdmin, type Member, PASSWORD } from '../../testing/factories.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'
const headers = { 'user-agent': CHROME }

const app = await testApp()
const { request } = app

const signIn = ({ email }: Pick<Member, 'email'>, password = PASSWORD) =>
  request('POST', '/api/auth/login', { body: { email, password }, headers })

interface Event {
  id: number
  kind: string
  outcome: string
}

/** A user's events, newest first, once all are recorded. */
async function eventsOf({ cookie }: Pick<Member, 'cookie'>, query = ''): Promise<Event[]> {
  const { body } = await request('GET', `/api/auth/security-events${query}`, { cookie })
  return body
}

const kindsOf = async (member: Pick<Member, 'cookie'>) => (await eventsOf(member)).map(({ kind }) => kind)

const refusedOf = (member: Member) =>
  eventsOf(member).then((events) => events.filter(({ outcome }) => outcome !== 'ok'))

describe('the owner sees', () => {
  test('a sign-in with device and IP address', async () => {
    const member = await aMember(app)
    expect((await signIn(member)).statusCode).toBe(200)
    expect((await eventsOf(member))[0]).toEqual({
      id: expect.any(Number),
      at: new Date(app.clock.now()).toISOString(),
      kind: 'sign-in-password',
      outcome: 'ok',
      deviceType: 'desktop',
      browserInfo: 'Chrome 141 on Windows',
      ipAddress: '127.0.0.1',
    })
    expect(await kindsOf(member)).toEqual(['sign-in-password', 'sign-up'])
  })

  test('a refused one, without the input', async () => {
    const member = await aMember(app)
    expect((await signIn(member, 'a secret of another site')).statusCode).toBe(401)
    await expect
      .poll(() => refusedOf(member))
      .toMatchObject([{ kind: 'sign-in-password', outcome: 'refused', browserInfo: 'Chrome 141 on Windows' }])
    expect(JSON.stringify(app.logged)).not.toContain('a secret of another site')
  })

  test('that attempts were blocked, without repetition', async () => {
    const member = await aMember(app)
    for (let n = 0; n < 2 * REFUSED_EVENTS_PER_HOUR; n++) await signIn(member, 'wrong')
    await expect.poll(() => refusedOf(member)).toHaveLength(REFUSED_EVENTS_PER_HOUR)
    expect((await refusedOf(member))[0]).toMatchObject({ kind: 'sign-in-password', outcome: 'limited' })
    app.clock.advance(60 * 60_000 + 1)
    await signIn(member, 'wrong')
    await expect.poll(() => refusedOf(member)).toHaveLength(REFUSED_EVENTS_PER_HOUR)
    expect((await eventsOf(member, '?limit=100')).filter(({ outcome }) => outcome !== 'ok')).toHaveLength(
      REFUSED_EVENTS_PER_HOUR + 1,
    )
  })

  test('a verified email, a request for a reset link, and a sign-out', async () => {
    const member = await aNewcomer(app)
    await app.runJobs()
    const mail = app.mails.findLast(({ to }) => to === member.email)
    const [, token] = /verify-email\?token=([\w-]+)/.exec(mail?.text ?? '') ?? []
    const { cookie } = member
    await request('POST', '/api/auth/verify-email', { body: { token }, cookie, headers })
    for (const email of [member.email, 'nobody@mail.net'])
      await request('POST', '/api/auth/forgot-password', { body: { email }, headers })
    await request('POST', '/api/auth/logout', { cookie, headers })
    const own = { cookie: (await signIn(member)).cookie ?? '' }
    await request('GET', '/api/logout', { ...own, headers })
    const again = { cookie: (await signIn(member)).cookie ?? '' }
    await expect
      .poll(async () => (await kindsOf(again)).sort())
      .toEqual([
        ...['email-verified', 'password-reset-requested', 'sign-in-password', 'sign-in-password'],
        ...['sign-out', 'sign-out', 'sign-up'],
      ])
    expect((await eventsOf(again)).find(({ kind }) => kind === 'sign-out')).toMatchObject({
      browserInfo: 'Chrome 141 on Windows',
    })
  })

  test('changes of password and email, an export, and the end of other sessions', async () => {
    const member = await aMember(app)
    const { cookie } = member
    const confirmed = { currentPassword: PASSWORD }
    await request('POST', '/api/auth/sessions/end-others', { cookie })
    await request('PATCH', '/api/auth/user', { cookie, body: { ...confirmed, email: 'next@mail.net' } })
    await request('PATCH', '/api/auth/user', { cookie, body: { ...confirmed, phoneNumber: null } })
    const { body } = await request('POST', '/api/auth/export', { cookie, body: confirmed })
    await request('GET', `/api/auth/export?ticket=${body.ticket}`, { cookie })
    const renewed = { password: 'another long one', confirmPassword: 'another long one' }
    const changed = await request('POST', '/api/auth/change-password', {
      cookie,
      body: { ...renewed, ...confirmed },
    })
    expect(await kindsOf({ ...member, cookie: changed.cookie ?? '' })).toEqual([
      'password-changed',
      'data-export',
      'phone-removed',
      'email-change-requested',
      'other-sessions-ended',
      'sign-up',
    ])
  })

  test('a wrong password before a change', async () => {
    const member = await aMember(app)
    const body = { currentPassword: 'wrong' }
    await request('POST', '/api/auth/export', { cookie: member.cookie, body })
    await expect.poll(() => refusedOf(member)).toMatchObject([{ kind: 'identity-check', outcome: 'refused' }])
  })

  test('nothing that was rolled back', async () => {
    const member = await aMember(app)
    await request('DELETE', '/api/auth/sessions/999999999', { cookie: member.cookie })
    expect(await kindsOf(member)).toEqual(['sign-up'])
  })

  test("the team's actions, without an operator's location", async () => {
    const [member, admin] = [await aMember(app), await anAdmin(app)]
    await request('POST', `/api/admin/users/${member.id}/make-admin`, { cookie: admin.cookie })
    expect((await eventsOf(member))[0]).toMatchObject({
      kind: 'admin-rights-changed',
      ipAddress: null,
      browserInfo: null,
    })
  })

  test("page by page, without other people's", async () => {
    const [member, other] = [await aMember(app), await aMember(app)]
    for (let n = 0; n < 3; n++) await signIn(member)
    const all = await eventsOf(member)
    const first = await eventsOf(member, '?limit=2')
    expect([...first, ...(await eventsOf(member, `?limit=2&after=${first[1]?.id}`))]).toEqual(all)
    expect(await kindsOf(other)).toEqual(['sign-up'])
  })
})

test('a member’s back office requests are recorded', async () => {
  const member = await aMember(app)
  const { statusCode } = await request('GET', '/api/admin/users', { cookie: member.cookie, headers })
  expect(statusCode).toBe(403)
  await expect.poll(() => refusedOf(member)).toMatchObject([{ kind: 'admin-access', outcome: 'refused' }])
})

test('each event is a log line with ids only', async () => {
  const member = await aMember(app)
  const lines = app.logged.filter(({ userId }) => userId === member.id)
  expect(lines).toMatchObject([{ msg: 'security event', kind: 'sign-up', outcome: 'ok' }])
  expect(JSON.stringify(lines)).not.toContain(member.email)
})

describe('operators', () => {
  const listed = async ({ cookie }: Member, query = '') =>
    (await request('GET', `/api/admin/security-events${query}`, { cookie })).body

  test('with permission see everyone’s, by person, kind and day', async () => {
    app.clock.set('2026-07-01T12:00:00Z')
    const [admin, member] = [await anAdmin(app, ['members']), await aNewcomer(app)]
    await signIn(member)
    const own = await listed(admin, `?userId=${member.id}`)
    expect(own).toMatchObject([
      { kind: 'sign-in-password', member: { id: member.id, email: member.email } },
      { kind: 'sign-up' },
    ])
    expect(await listed(admin, `?userId=${member.id}&kind=sign-up`)).toEqual(own.slice(1))
    expect(await listed(admin, `?userId=${member.id}&limit=1&after=${own[0].id}`)).toEqual(own.slice(1))
    expect(await listed(admin, `?userId=${member.id}&from=2026-07-01&to=2026-07-01`)).toEqual(own)
    expect(await listed(admin, `?userId=${member.id}&from=2026-07-02`)).toEqual([])
  })

  test('without permission see none', async () => {
    const { cookie } = await anAdmin(app, ['orders'])
    expect((await request('GET', '/api/admin/security-events', { cookie })).statusCode).toBe(403)
  })

  test('leave an audit entry when viewing, once in ten minutes', async () => {
    const [admin, member] = [await anAdmin(app), await aMember(app)]
    await listed(admin, `?userId=${member.id}`)
    await listed(admin, `?userId=${member.id}&kind=sign-up`)
    await listed(admin)
    const { body } = await request('GET', `/api/admin/audit-log?actorId=${admin.id}`, admin)
    expect(body).toMatchObject([
      { action: 'view-security-events', kind: 'security-events', object: { id: 'all' } },
      { action: 'view-security-events', kind: 'member', object: { id: member.id } },
    ])
  })
})

describe('retention', () => {
  const seed = ({ db, clock }: TestApp, { id }: Member, { count, daysAgo }: Record<string, number>) =>
    db
      .insertInto('securityEvents')
      .values(
        Array.from({ length: count ?? 0 }, () => ({
          ...{ userId: id, kind: 'passkey-added', outcome: 'ok' },
          at: new Date(clock.now() - (daysAgo ?? 0) * 24 * 60 * 60_000),
        })),
      )
      .execute()
  const sweep = () =>
    workOf(app.tasks['delete-old-security-events'] as Task)({}, { number: 1, isLast: false })
  const countOf = async ({ id }: Member) =>
    (await app.db.selectFrom('securityEvents').select('id').where('userId', '=', id).execute()).length

  test('deletes events after 13 months', async () => {
    const member = await aMember(app)
    await seed(app, member, { count: 2, daysAgo: 400 })
    await seed(app, member, { count: 3, daysAgo: 390 })
    await sweep()
    expect(await countOf(member)).toBe(3 + 1)
  })

  test('limits events per person, and refused attempts displace no others', async () => {
    const [busy, other] = [await aMember(app), await aMember(app)]
    await signIn(busy, 'wrong')
    await expect.poll(() => refusedOf(busy)).toHaveLength(1)
    await seed(app, busy, { count: MAX_SECURITY_EVENTS, daysAgo: 0 })
    await sweep()
    expect([await countOf(busy), await countOf(other)]).toEqual([MAX_SECURITY_EVENTS + 1, 1])
  })

  test('deletes events with the account', async () => {
    const member = await aMember(app)
    await request('POST', '/api/auth/delete-account', {
      cookie: member.cookie,
      body: { currentPassword: PASSWORD },
    })
    expect(await countOf(member)).toBe(0)
  })
})
