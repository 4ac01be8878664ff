import { describe, expect, test } from 'vitest'
import { type Task, workOf } from '../../jobs/jobs.ts'
import { aMember, anAdmin, type Member, PASSWORD } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { request, db, clock } = app
const operator = await anAdmin(app, ['members'])
const packer = await anAdmin(app, ['orders'])

const FIREFOX = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0'

/** Alerts to operators since the last call. */
async function alerts(by = operator): Promise<{ title: string; body: string; path: string }[]> {
  await workOf(app.tasks['alert-to-unusual-events'] as Task)({}, { number: 1, isLast: false })
  const { body } = await request('GET', '/api/notifications', { cookie: by.cookie })
  await request('POST', '/api/notifications/read', { cookie: by.cookie, body: {} })
  return body.messages.filter(
    ({ kind, readAt }: { kind: string; readAt: string | null }) => kind === 'security-alert' && !readAt,
  )
}

const refusals = (members: readonly Pick<Member, 'id'>[], ipAddress: string) =>
  db
    .insertInto('securityEvents')
    .values(
      members.map(({ id: userId }) => ({
        ...{ userId, ipAddress, kind: 'sign-in-password', outcome: 'refused' },
        at: new Date(clock.now()),
      })),
    )
    .execute()

describe('member operators are alerted', () => {
  test('to many refused sign-ins to one account, once a day', async () => {
    const member = await aMember(app)
    await refusals(Array(14).fill(member), '203.0.113.1')
    expect(await alerts()).toEqual([])
    await refusals([member], '203.0.113.1')
    expect(await alerts()).toMatchObject([
      {
        title: 'Many failed sign-ins',
        body: '15 sign-ins to one account were refused within an hour',
        path: `/admin/history?view=security&person=${member.id}`,
      },
    ])
    expect(await alerts()).toEqual([])
    expect(await alerts(packer)).toEqual([])
    clock.advance(60 * 60_000 + 1)
  })

  test('to attempts on many accounts from one network', async () => {
    const members = await Promise.all(Array.from({ length: 10 }, () => aMember(app)))
    await refusals(members.slice(0, 5), '2001:db8:1:2::a')
    await refusals(members.slice(5), '2001:db8:1:2::b')
    expect(await alerts()).toMatchObject([{ body: '2001:db8:1:2::/64 tried 10 accounts within an hour' }])
    clock.advance(60 * 60_000 + 1)
  })

  test('to an operator who opens many profiles', async () => {
    const busy = await anAdmin(app, ['members'])
    const at = new Date(clock.now())
    const look = { at, actorId: busy.id, area: 'members', action: 'view-profile', kind: 'member' }
    await db
      .insertInto('auditLog')
      .values(Array.from({ length: 50 }, (_, n) => ({ ...look, objectId: `user_${n}` })))
      .execute()
    expect(await alerts()).toMatchObject([
      {
        body: 'One operator opened or exported member data 50 times within an hour',
        path: `/admin/history?by=${busy.id}`,
      },
    ])
  })
})

describe('a sign-in', () => {
  const signIn = ({ email }: Member, headers: Record<string, string>) =>
    request('POST', '/api/auth/login', { body: { email, password: PASSWORD }, headers })

  async function mailsTo({ email }: Member) {
    await app.runJobs()
    return app.mails.splice(0).filter(({ to }) => to === email)
  }

  test('with a new device is mailed to its owner, but not the next with the same', async () => {
    const member = await aMember(app)
    await mailsTo(member)
    await signIn(member, {})
    expect(await mailsTo(member)).toEqual([])
    await signIn(member, { 'user-agent': FIREFOX })
    const [mail, ...others] = await mailsTo(member)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('New sign-in to your Pepwell account')
    expect(mail?.text).toContain('Device: Firefox 140 on macOS, 127.0.0.1.')
    await signIn(member, { 'user-agent': FIREFOX })
    expect(await mailsTo(member)).toEqual([])
  })

  test('with a device from before a recovery is mailed again', async () => {
    const member = await aMember(app)
    await signIn(member, { 'user-agent': FIREFOX })
    app.clock.advance(1)
    await request('POST', '/api/auth/forgot-password', { body: { email: member.email } })
    const [reset] = (await mailsTo(member)).filter(({ subject }) => subject.startsWith('Reset'))
    const token = /token=([\w-]+)/.exec(reset?.text ?? '')?.[1]
    const body = { token, password: PASSWORD, confirmPassword: PASSWORD }
    expect((await request('POST', '/api/auth/reset-password', { body })).statusCode).toBe(200)
    await mailsTo(member)
    await signIn(member, { 'user-agent': FIREFOX })
    expect((await mailsTo(member)).map(({ subject }) => subject)).toEqual([
      'New sign-in to your Pepwell account',
    ])
  })

  test('with many new devices is mailed five times a day', async () => {
    const member = await aMember(app)
    await mailsTo(member)
    for (let n = 0; n < 7; n++)
      await signIn(member, { 'user-agent': FIREFOX.replaceAll('140.0', `${100 + n}.0`) })
    expect(await mailsTo(member)).toHaveLength(5)
  })
})
