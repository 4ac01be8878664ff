import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { aMember, type Member, PASSWORD } from '../../../testing/factories.ts'
import { downloadExport } from '../../../testing/own-exports.ts'
import { testApp } from '../../../testing/test-app.ts'
import { appShows, takeTwoSteps, ticketOf } from '../../../testing/two-step.ts'
import { filesInZip } from '../../../testing/zip.ts'
import { resetSecondFactor } from '../security/second-factor-reset.service.ts'
import { slowHash } from './passwords.ts'

const app = await testApp({ exposeResetToken: true })
const { request, clock } = app

const MINUTE = 60_000

const typePassword = ({ email }: Member, password = PASSWORD) =>
  request('POST', '/api/auth/login', { body: { email, password } })
const showCode = (ticket: string, code: string) =>
  request('POST', '/api/auth/second-step', { cookie: ticket, body: { code } })
const state = async ({ cookie }: Member) => (await request('GET', '/api/auth/two-step', { cookie })).body
const isSignedIn = async (cookie = '') =>
  (await request('GET', '/api/auth/user', { cookie })).statusCode === 200

/** Another code than the app shows, or shows soon. */
function wrongCode(key: string): string {
  const right = [-1, 0, 1].map((step) => appShows(key, clock.now() + step * 30_000))
  return ['000000', '111111', '222222', '333333'].find((code) => !right.includes(code)) ?? ''
}

test('the app’s codes follow RFC 6238', () => {
  const key = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
  const shown = [59, 1111111109, 1234567890, 2000000000].map((seconds) => appShows(key, seconds * 1000))
  expect(shown).toEqual(['287082', '081804', '005924', '279037'])
})

describe('turning it on', () => {
  test('requires the password and a first code', async () => {
    const member = await aMember(app)
    const { cookie } = member
    const begin = (body: object) => request('POST', '/api/auth/two-step/begin', { cookie, body })
    expect((await begin({})).body.code).toBe('PASSWORD_NEEDED')
    const { body } = await begin({ currentPassword: PASSWORD })
    expect(body.address).toBe(
      `otpauth://totp/Pepwell:${encodeURIComponent(member.email)}?secret=${body.key}&issuer=Pepwell`,
    )
    const switchOn = (code: string) =>
      request('POST', '/api/auth/two-step/switch-on', { cookie, body: { code } })
    expect((await switchOn(wrongCode(body.key))).body.code).toBe('TWO_STEP_CODE_WRONG')
    expect(await state(member)).toEqual({ since: null, recoveryCodesLeft: 0 })
    // Until then the password is enough.
    expect((await typePassword(member)).statusCode).toBe(200)

    const shown = appShows(body.key, clock.now()).replace(/(...)/, '$1 ')
    const { recoveryCodes } = (await switchOn(shown)).body
    expect(new Set(recoveryCodes)).toHaveLength(10)
    expect(await state(member)).toEqual({ since: new Date(clock.now()).toISOString(), recoveryCodesLeft: 10 })
    clock.advance(30_000)
    const code = appShows(body.key, clock.now())
    expect((await begin({ currentPassword: PASSWORD, code })).body.code).toBe('TWO_STEP_ON')
  })
})

describe('signing in', () => {
  let member: Member
  let key: string
  let recoveryCodes: string[]
  beforeEach(async () => {
    member = await aMember(app)
    ;({ key, recoveryCodes } = await takeTwoSteps(app, member))
  })
  const ticket = async () => ticketOf(await typePassword(member))

  test('opens no session before the second step, and only asks after the password', async () => {
    expect((await typePassword(member, 'a guess')).body.code).toBe('INVALID_CREDENTIALS')
    const firstStep = await typePassword(member)
    expect([firstStep.statusCode, firstStep.body.code]).toEqual([403, 'SECOND_STEP_NEEDED'])
    expect(firstStep.cookies).toEqual([
      expect.objectContaining({ name: 'pepwell_sign_in', httpOnly: true, sameSite: 'Lax', maxAge: 300 }),
    ])
    expect(await isSignedIn(ticketOf(firstStep))).toBe(false)
    const entered = await showCode(ticketOf(firstStep), appShows(key, clock.now()))
    expect([entered.statusCode, entered.body.user.id]).toEqual([200, member.id])
    expect(await isSignedIn(entered.cookie)).toBe(true)
    const again = await showCode(ticketOf(firstStep), recoveryCodes[0] ?? '')
    expect(again.body.code).toBe('SECOND_STEP_OVER')
  })

  test('accepts a code once, while the app shows it', async () => {
    const isRight = async (code: string) => (await showCode(await ticket(), code)).statusCode === 200
    const code = appShows(key, clock.now())
    const neighbors = [-60_000, -30_000, 30_000, 60_000].map((ms) => appShows(key, clock.now() + ms))
    for (const other of neighbors) expect(await isRight(other)).toBe(false)
    clock.advance(29_999)
    expect(await isRight(code)).toBe(true)
    expect(await isRight(code)).toBe(false)
    clock.advance(1)
    expect(await isRight(code)).toBe(false)
    expect(await isRight(appShows(key, clock.now()))).toBe(true)
  })

  test('accepts a code once even when sent twenty times in parallel', async () => {
    const tickets = await Promise.all(Array.from({ length: 4 }, ticket))
    const code = appShows(key, clock.now())
    const tries = Array.from({ length: 20 }, (_, n) => showCode(tickets[n % 4] ?? '', code))
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  })

  test('accepts each recovery code once', async () => {
    const [first = '', second = ''] = recoveryCodes
    const typed = first.toUpperCase().replaceAll('-', ' ')
    const entered = await showCode(await ticket(), typed)
    expect(entered.statusCode).toBe(200)
    expect((await showCode(await ticket(), first)).body.code).toBe('TWO_STEP_CODE_WRONG')
    expect(await state({ ...member, cookie: entered.cookie ?? '' })).toMatchObject({ recoveryCodesLeft: 9 })
    const renewed = await request('POST', '/api/auth/two-step/recovery-codes', {
      cookie: entered.cookie ?? '',
      body: { currentPassword: PASSWORD, code: appShows(key, clock.now()) },
    })
    expect((await showCode(await ticket(), second)).body.code).toBe('TWO_STEP_CODE_WRONG')
    expect((await showCode(await ticket(), renewed.body.recoveryCodes[9])).statusCode).toBe(200)
  })

  const storedCodes = () =>
    app.db.selectFrom('recoveryCodes').select(['codeHash', 'salt']).where('userId', '=', member.id).execute()

  test('stores recovery codes as slow hashes with a random salt, new with every set', async () => {
    const [plain = ''] = recoveryCodes.map((code) => code.replaceAll('-', ''))
    const stored = await storedCodes()
    const salts = new Set(stored.map(({ salt }) => salt?.toString('hex')))
    expect([stored.length, salts.size, stored[0]?.salt?.length]).toEqual([10, 1, 16])
    const expected = await slowHash(plain, stored[0]?.salt ?? Buffer.alloc(16))
    expect(stored.map(({ codeHash }) => codeHash.toString('hex'))).toContain(expected.toString('hex'))
    const body = { currentPassword: PASSWORD, code: appShows(key, clock.now()) }
    await request('POST', '/api/auth/two-step/recovery-codes', { cookie: member.cookie, body })
    const [renewed] = await storedCodes()
    expect(renewed?.salt).toHaveLength(16)
    expect(salts).not.toContain(renewed?.salt?.toString('hex'))
  })

  test('still takes codes that were stored as fast hashes or with a derived salt', async () => {
    const sha256 = (text: string) => createHash('sha256').update(text).digest()
    const [fast, slow] = ['abcdefghijkm', 'mkjihgfedcba'] as const
    const derived = sha256(`recovery codes of ${member.id}`).subarray(0, 16)
    const hashes = [sha256(`${member.id} ${fast}`), await slowHash(slow, derived)]
    await app.db.deleteFrom('recoveryCodes').where('userId', '=', member.id).execute()
    await app.db
      .insertInto('recoveryCodes')
      .values(hashes.map((codeHash) => ({ userId: member.id, codeHash })))
      .execute()
    for (const code of [fast, slow]) {
      expect((await showCode(await ticket(), code)).statusCode).toBe(200)
      expect((await showCode(await ticket(), code)).body.code).toBe('TWO_STEP_CODE_WRONG')
    }
  })

  test('fails after five wrong codes, also in parallel, and after five minutes', async () => {
    const one = await ticket()
    const wrong = await Promise.all(Array.from({ length: 8 }, () => showCode(one, wrongCode(key))))
    const codes = wrong.map(({ body }) => body.code)
    expect(codes.filter((code) => code === 'TWO_STEP_CODE_WRONG')).toHaveLength(5)
    expect((await showCode(one, appShows(key, clock.now()))).body.code).toBe('SECOND_STEP_OVER')
    const late = await ticket()
    clock.advance(5 * MINUTE)
    expect((await showCode(late, appShows(key, clock.now()))).body.code).toBe('SECOND_STEP_OVER')
  })

  test('limits guesses across tickets', async () => {
    for (let n = 0; n < 4; n++) {
      const one = await ticket()
      for (let tried = 0; tried < 5; tried++) await showCode(one, wrongCode(key))
    }
    expect((await showCode(await ticket(), appShows(key, clock.now()))).body.code).toBe('TOO_MANY_REQUESTS')
    clock.advance(61 * MINUTE)
    expect((await showCode(await ticket(), appShows(key, clock.now()))).statusCode).toBe(200)
  })

  test('ends when the password changes, and needs two steps with the new one', async () => {
    const one = await ticket()
    const { body } = await request('POST', '/api/auth/forgot-password', { body: { email: member.email } })
    const password = 'a different horse'
    await request('POST', '/api/auth/reset-password', {
      body: { token: body.token, password, confirmPassword: password },
    })
    expect((await showCode(one, appShows(key, clock.now()))).body.code).toBe('SECOND_STEP_OVER')
    const firstStep = await typePassword(member, password)
    expect(firstStep.body.code).toBe('SECOND_STEP_NEEDED')
    expect((await showCode(ticketOf(firstStep), appShows(key, clock.now()))).statusCode).toBe(200)
  })

  test('takes one step once turned off, which requires password and code', async () => {
    const switchOff = (body: object) =>
      request('POST', '/api/auth/two-step/switch-off', { cookie: member.cookie, body })
    expect((await switchOff({})).body.code).toBe('PASSWORD_NEEDED')
    expect((await switchOff({ currentPassword: PASSWORD })).body.code).toBe('SECOND_STEP_NEEDED')
    const code = appShows(key, clock.now())
    expect((await switchOff({ currentPassword: PASSWORD, code })).statusCode).toBe(200)
    expect(await state(member)).toEqual({ since: null, recoveryCodesLeft: 0 })
    expect((await typePassword(member)).statusCode).toBe(200)
  })

  test('can be reset by anyone with access to the machine', async () => {
    const one = await ticket()
    expect(await resetSecondFactor(app.db, 'nobody@mail.net')).toBe(false)
    expect(await resetSecondFactor(app.db, ` ${member.email.toUpperCase()}`)).toBe(true)
    expect((await showCode(one, appShows(key, clock.now()))).body.code).toBe('SECOND_STEP_OVER')
    expect((await typePassword(member)).statusCode).toBe(200)
  })

  test('the export mentions the app without its secrets', async () => {
    const { rawPayload } = await downloadExport(app, member, {
      currentPassword: PASSWORD,
      code: appShows(key, clock.now()),
    })
    const text = filesInZip(rawPayload).get('pepwell-data.json')?.toString() ?? ''
    expect(JSON.parse(text).authenticator).toMatchObject({ confirmedAt: expect.any(String) })
    expect(text).not.toMatch(/totpKey|codeHash/)
    expect(text).not.toContain(key)
  })
})
