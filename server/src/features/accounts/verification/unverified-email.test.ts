import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { aDevice } from '../../../testing/device-with-passkey.ts'
import { aNewcomer, aPhoneCode, type Member, PASSWORD } from '../../../testing/factories.ts'
import { testApp } from '../../../testing/test-app.ts'
import { appShows } from '../../../testing/two-step.ts'

const app = await testApp()
const { request, clock, db } = app

const currentPassword = PASSWORD
const NEW_PASSWORD = 'a different horse'
const anAddress = () => `${randomUUID()}@mail.net`

const post = (path: string, body: object, cookie?: string) =>
  request('POST', `/api/auth/${path}`, { body, cookie })
const patch = ({ cookie }: Pick<Member, 'cookie'>, body: object) =>
  request('PATCH', '/api/auth/user', { cookie, body: { ...body, currentPassword } })
const signIn = (email: string, password = PASSWORD) => post('login', { email, password })
const self = (cookie: string) => request('GET', '/api/auth/user', { cookie })

/** The tokens of links to a page that were mailed to an address. */
async function mailed(page: 'verify-email' | 'reset-password', to: string): Promise<string[]> {
  await app.runJobs()
  return app.mails
    .filter((mail) => mail.to === to)
    .flatMap(({ text }) => new RegExp(`/${page}\\?token=([\\w-]+)`).exec(text)?.[1] ?? [])
}
const verify = async ({ email, cookie }: Pick<Member, 'email' | 'cookie'>) =>
  post('verify-email', { token: (await mailed('verify-email', email)).at(-1) }, cookie)
async function reset(email: string) {
  await post('forgot-password', { email })
  const token = (await mailed('reset-password', email)).at(-1)
  return post('reset-password', { token, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD })
}

const actions: Record<string, (member: Member) => ReturnType<typeof post>> = {
  'to add a passkey': ({ cookie }) => post('passkeys/begin', { currentPassword }, cookie),
  'to set an authenticator app up': ({ cookie }) => post('two-step/begin', { currentPassword }, cookie),
  'to have a code texted': ({ cookie }) => post('phone-code', {}, cookie),
  'to verify a phone number': async (member) =>
    post('verify-phone', { code: await aPhoneCode(app, member) }, member.cookie),
  'to change the phone number': (member) => patch(member, { phoneNumber: '+1 604 555 0123' }),
  'to remove the phone number': (member) => patch(member, { phoneNumber: null }),
}

let numbers = 0
const someone = () => aNewcomer(app, { phoneNumber: `415 555 ${String(++numbers).padStart(4, '0')}` })

test.each(Object.entries(actions))('%s requires a verified email', async (_name, act) => {
  const member = await someone()
  const refused = await act(member)
  expect([refused.statusCode, refused.body.code]).toEqual([409, 'VERIFY_EMAIL_FIRST'])
  await verify(member)
  expect((await act(member)).statusCode).toBe(200)
})

test("drafts from before the email became unverified can't be finished either", async () => {
  const member = await someone()
  await verify(member)
  const device = aDevice()
  const { options } = (await post('passkeys/begin', { currentPassword }, member.cookie)).body
  const { key } = (await post('two-step/begin', { currentPassword }, member.cookie)).body
  await db.updateTable('users').set({ emailProvedAt: null }).where('id', '=', member.id).execute()
  const added = await post('passkeys', { credential: device.create(options) }, member.cookie)
  const switchedOn = await post('two-step/switch-on', { code: appShows(key, clock.now()) }, member.cookie)
  expect([added.body.code, switchedOn.body.code]).toEqual(['VERIFY_EMAIL_FIRST', 'VERIFY_EMAIL_FIRST'])
})

test('a first number is stored without texting a code', async () => {
  const member = await someone()
  await db.updateTable('users').set({ phoneNumber: null }).where('id', '=', member.id).execute()
  const body = { phoneNumber: '+1 604 555 0124' }
  const stored = await request('PATCH', '/api/auth/user', { cookie: member.cookie, body })
  expect(stored.body).toMatchObject({ phoneNumber: '+16045550124', phoneProvedAt: null })
  const wanted = { cookie: member.cookie, body: { smsNotifications: true } }
  await request('POST', '/api/notification-preferences', wanted)
  await app.runJobs()
  expect(app.texts.map(({ to }) => to)).not.toContain('+16045550124')
})

describe('a mistyped address', () => {
  test('is replaced by opening the link that goes to the new one, and is free again', async () => {
    const member = await someone()
    const next = anAddress()
    const body = { email: next }
    const unconfirmed = await request('PATCH', '/api/auth/user', { cookie: member.cookie, body })
    expect(unconfirmed.body.code).toBe('PASSWORD_NEEDED')
    const asked = await patch(member, body)
    expect(asked.body).toMatchObject({ email: member.email, emailProvedAt: null, pendingEmail: next })
    expect((await signIn(next)).statusCode).toBe(401)
    expect((await verify({ ...member, email: next })).statusCode).toBe(200)
    expect((await self(member.cookie)).body).toMatchObject({
      ...{ email: next, emailProvedAt: expect.any(String), pendingEmail: null },
    })
    await aNewcomer(app, { email: member.email })
  })

  test('gets no link to undo that, because a stranger may own it', async () => {
    const member = await someone()
    const next = anAddress()
    await patch(member, { email: next })
    await verify({ ...member, email: next })
    await app.runJobs()
    const texts = app.mails.filter(({ to }) => to === member.email).map(({ text }) => text)
    expect(texts.filter((text) => text.includes('/undo-email'))).toEqual([])
  })

  test('has no valid link once replaced', async () => {
    const member = await someone()
    const [proving] = await mailed('verify-email', member.email)
    await post('forgot-password', { email: member.email })
    const [token] = await mailed('reset-password', member.email)
    const next = anAddress()
    await patch(member, { email: next })
    await verify({ ...member, email: next })
    expect((await post('verify-email', { token: proving }, member.cookie)).body.code).toBe(
      'EMAIL_LINK_INVALID',
    )
    const body = { token, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD }
    expect((await post('reset-password', body)).body.code).toBe('RESET_TOKEN_INVALID')
  })
})

describe('an account signed up with a stranger’s address', () => {
  test('is empty once the owner sets a password', async () => {
    const squatter = await someone()
    for (const act of Object.values(actions)) await act(squatter)
    const evil = anAddress()
    await patch(squatter, { email: evil })
    const [token] = await mailed('verify-email', evil)
    expect((await reset(squatter.email)).statusCode).toBe(200)
    const owner = await signIn(squatter.email, NEW_PASSWORD)
    expect(owner.body.user).toMatchObject({
      ...{ email: squatter.email, pendingEmail: null, phoneProvedAt: null },
    })
    expect(token).toEqual(expect.any(String))
    for (const cookie of [squatter.cookie, owner.cookie])
      expect((await post('verify-email', { token }, cookie)).body.code).toBe('EMAIL_LINK_INVALID')
    expect((await self(squatter.cookie)).statusCode).toBe(401)
    expect((await patch(squatter, { email: evil })).statusCode).toBe(401)
    expect((await signIn(squatter.email)).statusCode).toBe(401)
    expect((await request('GET', '/api/auth/passkeys', { cookie: owner.cookie })).body).toEqual([])
  })

  test('has no authenticator app that locks the owner out, even if the owner opened the first link', async () => {
    const squatter = await someone()
    const [token] = await mailed('verify-email', squatter.email)
    expect((await post('verify-email', { token })).body.code).toBe('SIGN_IN_TO_VERIFY')
    expect((await actions['to set an authenticator app up']?.(squatter))?.body.code).toBe(
      'VERIFY_EMAIL_FIRST',
    )
    await reset(squatter.email)
    expect((await signIn(squatter.email, NEW_PASSWORD)).statusCode).toBe(200)
    expect((await post('two-step/begin', { currentPassword }, squatter.cookie)).statusCode).toBe(401)
  })

  test("can't attach itself by a link that the owner opens", async () => {
    const squatter = await someone()
    await verify(squatter)
    const victims = anAddress()
    await patch(squatter, { email: victims })
    const [token] = await mailed('verify-email', victims)
    expect((await post('verify-email', { token })).body.code).toBe('SIGN_IN_TO_VERIFY')
    const owner = await aNewcomer(app, { email: victims })
    expect((await post('verify-email', { token }, owner.cookie)).body.code).toBe('SIGN_IN_TO_VERIFY')
    expect((await verify(owner)).statusCode).toBe(200)
  })

  test('can use an unowned address, but not the owner’s', async () => {
    const squatter = await someone()
    await post('forgot-password', { email: squatter.email })
    const [token] = await mailed('reset-password', squatter.email)
    const next = anAddress()
    await patch(squatter, { email: next })
    expect((await verify({ ...squatter, email: next })).statusCode).toBe(200)
    const body = { token, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD }
    expect((await post('reset-password', body)).body.code).toBe('RESET_TOKEN_INVALID')
    const owner = await aNewcomer(app, { email: squatter.email })
    expect(owner.id).not.toBe(squatter.id)
  })
})
