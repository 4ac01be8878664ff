import { describe, expect, test } from 'vitest'
import { aDevice } from '../../../testing/device-with-passkey.ts'
import { aMember, anAdmin, aPasskey, type Member, PASSWORD } from '../../../testing/factories.ts'
import { downloadExport } from '../../../testing/own-exports.ts'
import { testApp } from '../../../testing/test-app.ts'
import { takeTwoSteps } from '../../../testing/two-step.ts'
import { filesInZip } from '../../../testing/zip.ts'

const app = await testApp()
const { request, clock } = app

type Device = ReturnType<typeof aDevice>
type Answer = ReturnType<typeof request>

const MINUTE = 60_000

const begin = async ({ cookie }: Pick<Member, 'cookie'>) =>
  (await request('POST', '/api/auth/passkeys/begin', { cookie, body: { currentPassword: PASSWORD } })).body
    .options
const add = ({ cookie }: Pick<Member, 'cookie'>, credential: object) =>
  request('POST', '/api/auth/passkeys', { cookie, body: { credential } })
const list = async ({ cookie }: Pick<Member, 'cookie'>) =>
  (await request('GET', '/api/auth/passkeys', { cookie })).body

/** A user with a passkey on a device. */
async function aMemberWith(device: Device): Promise<Member> {
  const member = await aMember(app)
  expect((await add(member, device.create(await begin(member)))).statusCode).toBe(201)
  return member
}

const challenge = async () => (await request('POST', '/api/auth/passkey-sign-in/begin')).body.options
const signIn = (credential: object) =>
  request('POST', '/api/auth/passkey-sign-in', { body: { credential, timeZone: 'Europe/Berlin' } })
const isSignedIn = async (cookie = '') =>
  (await request('GET', '/api/auth/user', { cookie })).statusCode === 200

describe('a passkey', () => {
  test('requires the password and is bound to this site, its owner and a new device', async () => {
    const member = await aMember(app)
    const refused = await request('POST', '/api/auth/passkeys/begin', { cookie: member.cookie, body: {} })
    expect(refused.body.code).toBe('PASSWORD_NEEDED')
    const first = aDevice()
    const options = await begin(member)
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Pepwell' },
      user: { id: Buffer.from(member.id).toString('base64url'), name: member.email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
      excludeCredentials: [],
    })
    const credential = first.create(options)
    const added = await add(member, credential)
    expect(added.body).toMatchObject({ name: expect.any(String), lastUsedAt: null })
    expect((await begin(member)).excludeCredentials).toMatchObject([{ id: credential.id }])
    expect(await list(member)).toEqual([added.body])
  })

  test('signs in without password and second step', async () => {
    const device = aDevice()
    const member = await aMemberWith(device)
    await takeTwoSteps(app, member)
    const entered = await signIn(device.get(await challenge()))
    expect([entered.statusCode, entered.body.user.id]).toEqual([200, member.id])
    const cookie = entered.cookie ?? ''
    expect(await isSignedIn(cookie)).toBe(true)
    expect((await list({ cookie }))[0].lastUsedAt).toBe(new Date(clock.now()).toISOString())
    const change = await request('POST', '/api/auth/change-password', {
      cookie,
      body: { password: 'another one', confirmPassword: 'another one' },
    })
    expect(change.body.code).toBe('PASSWORD_NEEDED')
  })

  test('without a counter signs in repeatedly', async () => {
    const device = aDevice({ counts: false })
    await aMemberWith(device)
    for (let n = 0; n < 2; n++) expect((await signIn(device.get(await challenge()))).statusCode).toBe(200)
  })

  test('can be renamed, and stops working once removed', async () => {
    const device = aDevice()
    const member = await aMemberWith(device)
    const { cookie } = member
    const [{ id }] = await list(member)
    const body = { name: 'My phone' }
    await request('PATCH', `/api/auth/passkeys/${id}`, { cookie, body })
    expect(await list(member)).toMatchObject([body])
    const remove = (sent: object) =>
      request('POST', `/api/auth/passkeys/${id}/remove`, { cookie, body: sent })
    expect((await remove({})).body.code).toBe('PASSWORD_NEEDED')
    const other = aDevice().create(await begin(member))
    await add(member, other)
    expect((await remove({ currentPassword: PASSWORD })).body.accepted).toEqual({
      rpId: 'localhost',
      userId: Buffer.from(member.id).toString('base64url'),
      allAcceptedCredentialIds: [other.id],
    })
    expect((await signIn(device.get(await challenge()))).body).toMatchObject({
      ...{ code: 'PASSKEY_REFUSED', details: { isUnknown: true } },
    })
    expect((await remove({ currentPassword: PASSWORD })).body.code).toBe('PASSKEY_NOT_FOUND')
  })

  test('is limited to ten, even when two are added at once', async () => {
    const member = await aMember(app)
    for (let n = 0; n < 9; n++) await aPasskey(app, member)
    const begun = [await begin(member), await begin(member)]
    const responses = await Promise.all(begun.map((options) => add(member, aDevice().create(options))))
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
    const full = await request('POST', '/api/auth/passkeys/begin', {
      cookie: member.cookie,
      body: { currentPassword: PASSWORD },
    })
    expect(full.body.code).toBe('PASSKEYS_FULL')
  })
})

describe('refuses', () => {
  const refused = { statusCode: 400, body: { code: 'PASSKEY_REFUSED' } }

  test('a passkey of another site, one without user verification, and one for someone else’s challenge', async () => {
    const [member, other] = [await aMember(app), await aMember(app)]
    const elsewhere = aDevice({ origin: 'https://pepwell.evil' })
    expect(await add(member, elsewhere.create(await begin(member)))).toMatchObject(refused)
    const unasked = aDevice({ isVerified: false })
    expect(await add(member, unasked.create(await begin(member)))).toMatchObject(refused)
    const foreign = aDevice().create(await begin(other))
    expect(await add(member, foreign)).toMatchObject(refused)
    expect(await list(member)).toEqual([])
  })

  test('a challenge that was used, has expired or was never issued', async () => {
    const device = aDevice()
    await aMemberWith(device)
    const options = await challenge()
    const tries = Array.from({ length: 5 }, () => signIn(device.get(options)))
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    const late = await challenge()
    clock.advance(5 * MINUTE)
    expect(await signIn(device.get(late))).toMatchObject(refused)
    expect(await signIn(device.get({ challenge: 'AAAA' }))).toMatchObject(refused)
  })

  const confirming = async ({ cookie }: Member) =>
    (await request('POST', '/api/auth/passkeys/confirm', { cookie })).body.options
  const challenges: Record<string, (member: Member) => Promise<{ challenge: unknown }>> = {
    'to add a passkey': begin,
    'to confirm a change': confirming,
    'to sign in': challenge,
  }
  const uses: Record<string, (member: Member, device: Device, options: { challenge: unknown }) => Answer> = {
    'to add a passkey': (member, _device, options) => add(member, aDevice().create(options)),
    'to confirm a change': ({ cookie }, device, options) =>
      request('POST', '/api/auth/export', { cookie, body: { passkey: device.get(options) } }),
    'to sign in': (_member, device, options) => signIn(device.get(options)),
  }
  const pairs = Object.keys(challenges).flatMap((made) => Object.keys(uses).map((used) => [made, used]))

  // A session alone gets a challenge to confirm or to sign in, without the password.
  test.each(pairs)('a challenge made %s unless it is used so: %s', async (made = '', used = '') => {
    const device = aDevice()
    const member = await aMemberWith(device)
    const options = (await challenges[made]?.(member)) ?? { challenge: '' }
    const answer = await uses[used]?.(member, device, options)
    if (made === used) expect(answer?.statusCode).toBeLessThan(300)
    else expect(answer).toMatchObject(refused)
    expect(await list(member)).toHaveLength(made === used && used === 'to add a passkey' ? 2 : 1)
  })

  test('a clone with a lower counter, another key, and an unknown one', async () => {
    const device = aDevice()
    await aMemberWith(device)
    await signIn(device.get(await challenge()))
    device.resetCounter()
    expect(await signIn(device.get(await challenge()))).toMatchObject(refused)
    const stranger = aDevice().get(await challenge())
    expect(await signIn(stranger)).toMatchObject(refused)
    const { id } = device.get(await challenge())
    const forged = await signIn({ ...stranger, id, rawId: id })
    expect(forged).toMatchObject(refused)
    expect(forged.body.details).toBeUndefined()
  })

  test('suspended people', async () => {
    const device = aDevice()
    const { id } = await aMemberWith(device)
    await app.db.updateTable('users').set({ suspendedAt: new Date() }).where('id', '=', id).execute()
    expect((await signIn(device.get(await challenge()))).body.code).toBe('ACCOUNT_SUSPENDED')
  })
})

test('an operator resets a member’s keys, who is notified, but not their own', async () => {
  const admin = await anAdmin(app)
  const device = aDevice()
  const member = await aMemberWith(device)
  await takeTwoSteps(app, member)
  const take = (id: string) =>
    request('POST', `/api/admin/users/${id}/remove-sign-in-keys`, { cookie: admin.cookie })
  const before = app.mails.length
  expect((await take(member.id)).body).toEqual({ mailed: true })
  expect(app.mails.slice(before)).toMatchObject([
    { to: member.email, subject: 'Two-step sign-in was removed from your Pepwell account' },
  ])
  const body = { email: member.email, password: PASSWORD }
  expect((await request('POST', '/api/auth/login', { body })).statusCode).toBe(200)
  expect((await signIn(device.get(await challenge()))).body.code).toBe('PASSKEY_REFUSED')
  expect((await take(member.id)).body.code).toBe('NO_SIGN_IN_KEYS')
  expect((await take(admin.id)).body.code).toBe('OWN_KEYS_STAY')
})

test('the export lists passkeys without credentials', async () => {
  const device = aDevice()
  const { cookie } = await aMemberWith(device)
  const { rawPayload } = await downloadExport(app, { cookie })
  const text = filesInZip(rawPayload).get('pepwell-data.json')?.toString() ?? ''
  expect(JSON.parse(text).passkeys).toMatchObject([{ name: expect.any(String), counter: 1 }])
  expect(text).not.toMatch(/publicKey|credentialId/)
})
