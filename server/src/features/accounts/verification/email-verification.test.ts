import { expect, test } from 'vitest'
import {
  aMember,
  aNewcomer,
  aPersonalEntry,
  aReminder,
  type Member,
  PASSWORD,
} from '../../../testing/factories.ts'
import { deliveriesOf } from '../../../testing/notifications.ts'
import { testApp } from '../../../testing/test-app.ts'

const app = await testApp({ publicUrl: 'https://pepwell.test' })
const { request } = app

const open = (token: string, { cookie }: Pick<Member, 'cookie'>) =>
  request('POST', '/api/auth/verify-email', { body: { token }, cookie })
const sendAgain = ({ cookie }: Member) => request('POST', '/api/auth/verify-email/send', { cookie })
const provedAt = async ({ cookie }: Member) =>
  (await request('GET', '/api/auth/user', { cookie })).body.emailProvedAt

/** Tokens emailed to a user since the last call. */
async function mailedTokens({ email }: Member): Promise<string[]> {
  await app.runJobs()
  return app.mails
    .splice(0)
    .filter(({ to, subject }) => to === email && subject === 'Verify your email for Pepwell')
    .map(({ text }) => /https:\/\/pepwell\.test\/verify-email\?token=([\w-]+)/.exec(text)?.[1] ?? '')
}

/** The channels of a reminder at 8:15 AM. */
async function channelsUsedBy(member: Member) {
  const { id } = await aPersonalEntry(app, member)
  app.clock.set('2026-06-15T12:00:00Z')
  await aReminder(app, member, id, { time: '08:15', timingOptions: [0], notifications: { email: true } })
  app.clock.set('2026-06-15T12:15:00Z')
  await app.dispatcher.dispatchDue()
  return (await deliveriesOf(app, member)).map(({ channel }) => channel)
}

test('reminders stay in the app until the mailed link is opened', async () => {
  const [newcomer, other] = [await aNewcomer(app), await aNewcomer(app)]
  const [token = ''] = await mailedTokens(newcomer)
  expect(await channelsUsedBy(newcomer)).toEqual(['in_app'])
  const tested = await request('POST', '/api/notifications/test', { cookie: newcomer.cookie })
  expect(tested.body.channels).toEqual(['in_app'])
  expect(await provedAt(newcomer)).toBeNull()

  const opened = await open(token, newcomer)
  expect([opened.statusCode, opened.body.email]).toEqual([200, newcomer.email])
  expect(await provedAt(newcomer)).toEqual(expect.any(String))
  expect(await provedAt(other)).toBeNull()
  expect(await channelsUsedBy(newcomer)).toContain('email')
})

test('a reminder that waits to be mailed is dropped if the address is not verified anymore', async () => {
  const newcomer = await aNewcomer(app)
  const [token = ''] = await mailedTokens(newcomer)
  await open(token, newcomer)
  expect(await channelsUsedBy(newcomer)).toContain('email')
  await app.db.updateTable('users').set({ emailProvedAt: null }).where('id', '=', newcomer.id).execute()
  await app.runJobs()
  expect(app.mails.filter(({ to }) => to === newcomer.email)).toEqual([])
})

test('a link works once, even when opened twenty times in parallel', async () => {
  const newcomer = await aNewcomer(app)
  const [token = ''] = await mailedTokens(newcomer)
  const responses = await Promise.all(Array.from({ length: 20 }, () => open(token, newcomer)))
  expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect((await open('made up', newcomer)).body.code).toBe('EMAIL_LINK_INVALID')
})

test('a link only verifies in a session of its own account, and stays unused until then', async () => {
  const [newcomer, stranger] = [await aNewcomer(app), await aMember(app)]
  const [token = ''] = await mailedTokens(newcomer)
  const signedOut = await request('POST', '/api/auth/verify-email', { body: { token } })
  const elsewhere = await open(token, stranger)
  expect([signedOut, elsewhere].map(({ body }) => body.code)).toEqual(Array(2).fill('SIGN_IN_TO_VERIFY'))
  expect(await provedAt(newcomer)).toBeNull()
  const body = { email: newcomer.email, password: PASSWORD }
  const { cookie = '' } = await request('POST', '/api/auth/login', { body })
  expect((await open(token, { cookie })).statusCode).toBe(200)
})

test('a link expires after 24 hours and can be replaced', async () => {
  const newcomer = await aNewcomer(app)
  const [late = ''] = await mailedTokens(newcomer)
  app.clock.advance(24 * 60 * 60 * 1000)
  expect((await open(late, newcomer)).body.code).toBe('EMAIL_LINK_INVALID')
  expect((await sendAgain(newcomer)).statusCode).toBe(200)
  const [fresh = ''] = await mailedTokens(newcomer)
  expect((await open(fresh, newcomer)).statusCode).toBe(200)
  expect((await sendAgain(newcomer)).body.code).toBe('EMAIL_PROVED')
})

test('resends links five times an hour', async () => {
  const newcomer = await aNewcomer(app)
  for (let n = 0; n < 5; n++) expect((await sendAgain(newcomer)).statusCode).toBe(200)
  expect((await sendAgain(newcomer)).statusCode).toBe(429)
  expect(await mailedTokens(newcomer)).toHaveLength(6)
})

test('an address gets ten links a day, across accounts', async () => {
  const email = 'not-theirs@mail.net'
  const sent = async () => {
    await app.runJobs()
    return app.mails.splice(0).filter(({ to }) => to === email).length
  }
  let mailed = 0
  for (let n = 0; n < 12; n++) {
    const { cookie } = await aNewcomer(app, { email })
    mailed += await sent()
    if (n === 11) expect((await sendAgain({ cookie } as Member)).statusCode).toBe(429)
    await request('POST', '/api/auth/delete-account', { cookie, body: { currentPassword: PASSWORD } })
  }
  expect(mailed).toBe(10)
  app.clock.advance(24 * 60 * 60 * 1000)
  await aNewcomer(app, { email })
  expect(await sent()).toBe(1)
})

test('stores only a hash of the token', async () => {
  const [token = ''] = await mailedTokens(await aNewcomer(app))
  const rows = await app.db.selectFrom('emailLinks').selectAll().execute()
  expect(token).not.toBe('')
  expect(JSON.stringify(rows)).not.toContain(token)
  expect(rows.some(({ tokenHash }) => tokenHash.toString() === token)).toBe(false)
})

test('opening a reset link verifies too, and cancels a pending mail', async () => {
  const newcomer = await aNewcomer(app)
  await request('POST', '/api/auth/forgot-password', { body: { email: newcomer.email } })
  await app.runJobs()
  const reset = app.mails.splice(0).find(({ subject }) => subject.startsWith('Reset'))
  const token = /token=([\w-]+)/.exec(reset?.text ?? '')?.[1]
  await sendAgain(newcomer)
  const password = 'a different horse'
  const body = { token, password, confirmPassword: password }
  expect((await request('POST', '/api/auth/reset-password', { body })).statusCode).toBe(200)
  expect(await mailedTokens(newcomer)).toEqual([])
  const signedIn = await request('POST', '/api/auth/login', { body: { email: newcomer.email, password } })
  expect(signedIn.body.user.emailProvedAt).toEqual(expect.any(String))
})

test('the mail contains nothing made up by the sign-up, and is only sent if needed', async () => {
  await aMember(app)
  await aNewcomer(app, { firstName: '<b>Ann & "Bo"</b>' })
  await app.runJobs()
  const [mail, ...more] = app.mails.splice(0)
  expect(more).toEqual([])
  expect(mail?.text).toMatch(/^Hello,\n/)
  expect(mail?.text + (mail?.html ?? '')).not.toContain('Ann')
  expect(mail?.html).toMatch(/<a href="https:\/\/pepwell\.test\/verify-email\?token=[\w-]+"/)
})
