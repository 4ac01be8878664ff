import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { aDevice } from '../../../testing/device-with-passkey.ts'
import { aMember, aPasskey, type Member, PASSWORD } from '../../../testing/factories.ts'
import { testApp } from '../../../testing/test-app.ts'
import { appShows, takeTwoSteps } from '../../../testing/two-step.ts'

const app = await testApp()
const { request, clock } = app

const post = (path: string, body: object, cookie: string) =>
  request('POST', `/api/auth/${path}`, { body, cookie })
const patch = (body: object, cookie: string) => request('PATCH', '/api/auth/user', { body, cookie })
const password = 'a different horse'

/** Calls that need reauthentication, with their confirmations. */
const actions: Record<string, (member: Member, given: object) => ReturnType<typeof post>> = {
  'adding a passkey': ({ cookie }, given) => post('passkeys/begin', given, cookie),
  'removing a passkey': async (member, given) =>
    post(`passkeys/${await aPasskey(app, member)}/remove`, given, member.cookie),
  'switching two-step sign-in off': ({ cookie }, given) => post('two-step/switch-off', given, cookie),
  'changing the password': ({ cookie }, given) =>
    post('change-password', { ...given, password, confirmPassword: password }, cookie),
  'changing the email': ({ cookie }, given) => patch({ ...given, email: `${randomUUID()}@mail.net` }, cookie),
  'changing the phone number': ({ cookie }, given) =>
    patch({ ...given, phoneNumber: '+16045550123' }, cookie),
  'removing the phone number': ({ cookie }, given) => patch({ ...given, phoneNumber: null }, cookie),
  'exporting all data': ({ cookie }, given) => post('export', given, cookie),
  'deleting the account': ({ cookie }, given) => post('delete-account', given, cookie),
}

const withoutTwoSteps: typeof actions = {
  ...actions,
  'setting an authenticator app up': ({ cookie }, given) => post('two-step/begin', given, cookie),
}
const withTwoSteps: typeof actions = {
  ...actions,
  'renewing recovery codes': ({ cookie }, given) => post('two-step/recovery-codes', given, cookie),
}

const currentPassword = PASSWORD

test.each(Object.entries(withoutTwoSteps))(
  '%s asks for the password right after it was typed to sign in, and each time again',
  async (_name, act) => {
    const member = await aMember(app)
    const refusal = await act(member, {})
    expect([refusal.statusCode, refusal.body.code]).toEqual([403, 'PASSWORD_NEEDED'])
    expect((await act(member, { currentPassword: 'a guess' })).body.code).toBe('WRONG_PASSWORD')
    expect((await post('export', { currentPassword }, member.cookie)).statusCode).toBe(200)
    expect((await act(member, {})).body.code).toBe('PASSWORD_NEEDED')
    expect((await act(member, { currentPassword })).statusCode).toBe(200)
  },
)

test.each(Object.entries(withTwoSteps))(
  '%s asks for a code where two-step sign-in is on',
  async (_name, act) => {
    const member = await aMember(app)
    const { key, recoveryCodes } = await takeTwoSteps(app, member)
    expect((await act(member, { currentPassword })).body.code).toBe('SECOND_STEP_NEEDED')
    const used = appShows(key, clock.now())
    expect((await post('export', { currentPassword, code: used }, member.cookie)).statusCode).toBe(200)
    expect((await act(member, { currentPassword, code: used })).body.code).toBe('TWO_STEP_CODE_WRONG')
    expect((await act(member, { currentPassword, code: recoveryCodes[0] })).statusCode).toBe(200)
  },
)

test('a refusal lists the ways to reauthenticate', async () => {
  const member = await aMember(app)
  const needed = async () => (await post('export', {}, member.cookie)).body.details
  expect(await needed()).toEqual({ hasPasskey: false, needsCode: false })
  await aPasskey(app, member)
  await takeTwoSteps(app, member)
  expect(await needed()).toEqual({ hasPasskey: true, needsCode: true })
})

test('limits guesses of password and code', async () => {
  const member = await aMember(app)
  const { key } = await takeTwoSteps(app, member)
  const right = [-1, 0, 1].map((step) => appShows(key, clock.now() + step * 30_000))
  const code = ['000000', '111111', '222222', '333333'].find((one) => !right.includes(one))
  for (let n = 0; n < 10; n++) await post('export', { currentPassword, code }, member.cookie)
  const given = { currentPassword, code: appShows(key, clock.now()) }
  expect((await post('export', given, member.cookie)).body.code).toBe('TOO_MANY_REQUESTS')
})

describe('a passkey', () => {
  /** A user with a passkey on a device. */
  async function aMemberWith(device: ReturnType<typeof aDevice>): Promise<Member> {
    const member = await aMember(app)
    const { options } = (await post('passkeys/begin', { currentPassword }, member.cookie)).body
    await post('passkeys', { credential: device.create(options) }, member.cookie)
    return member
  }
  const optionsFor = async ({ cookie }: Member) => (await post('passkeys/confirm', {}, cookie)).body.options

  test.each(Object.entries(withTwoSteps))('is enough for %s', async (_name, act) => {
    const device = aDevice()
    const member = await aMemberWith(device)
    await takeTwoSteps(app, member)
    const passkey = device.get(await optionsFor(member))
    expect((await act(member, { passkey })).statusCode).toBe(200)
  })

  test('works once per challenge', async () => {
    const device = aDevice()
    const member = await aMemberWith(device)
    const passkey = device.get(await optionsFor(member))
    expect((await post('export', { passkey }, member.cookie)).statusCode).toBe(200)
    expect((await post('export', { passkey }, member.cookie)).body.code).toBe('PASSKEY_REFUSED')
  })

  test('of someone else or for another challenge is refused', async () => {
    const [device, others] = [aDevice(), aDevice()]
    const [member, other] = [await aMemberWith(device), await aMemberWith(others)]
    const withPasskey = async (passkey: object) =>
      (await post('export', { passkey }, member.cookie)).body.code
    expect(await withPasskey(others.get(await optionsFor(member)))).toBe('PASSKEY_REFUSED')
    expect(await withPasskey(device.get(await optionsFor(other)))).toBe('PASSKEY_REFUSED')
    const { options } = (await post('passkey-sign-in/begin', {}, member.cookie)).body
    expect(await withPasskey(device.get(options))).toBe('PASSKEY_REFUSED')
  })
})

describe('the data download', () => {
  const ticketOf = async ({ cookie }: Member) =>
    (await post('export', { currentPassword }, cookie)).body.ticket as string
  const download = (ticket: string, cookie: string) =>
    request('GET', `/api/auth/export?ticket=${ticket}`, { cookie })

  test('requires a ticket that works once, for a minute, in its own session', async () => {
    const member = await aMember(app)
    const signedIn = await post('login', { email: member.email, password: PASSWORD }, '')
    expect((await request('GET', '/api/auth/export', { cookie: member.cookie })).statusCode).toBe(400)
    const ticket = await ticketOf(member)
    expect((await download(ticket, signedIn.cookie ?? '')).body.code).toBe('EXPORT_TICKET_INVALID')
    expect((await download(ticket, (await aMember(app)).cookie)).body.code).toBe('EXPORT_TICKET_INVALID')
    expect((await download(ticket, member.cookie)).headers['content-type']).toBe('application/zip')
    expect((await download(ticket, member.cookie)).body.code).toBe('EXPORT_TICKET_INVALID')
    const late = await ticketOf(member)
    clock.advance(60_000)
    expect((await download(late, member.cookie)).body.code).toBe('EXPORT_TICKET_INVALID')
  })

  test('succeeds once among parallel attempts', async () => {
    const member = await aMember(app)
    const ticket = await ticketOf(member)
    const responses = await Promise.all(Array.from({ length: 5 }, () => download(ticket, member.cookie)))
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400, 400, 400])
  })
})
