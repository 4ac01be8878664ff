import { expect, test } from 'vitest'
import { aMemberWithUnverifiedPhone, type Member, PASSWORD } from '../../../testing/factories.ts'
import { testApp } from '../../../testing/test-app.ts'

const app = await testApp()
const { request } = app

/** Each has its own number: codes per number are limited, too. */
let people = 0
const someone = () =>
  aMemberWithUnverifiedPhone(app, { phoneNumber: `415 555 ${String(++people).padStart(4, '0')}` })

const wantTexts = ({ cookie }: Member) =>
  request('POST', '/api/notification-preferences', { cookie, body: { smsNotifications: true } })
const prove = ({ cookie }: Member, code: string) =>
  request('POST', '/api/auth/verify-phone', { cookie, body: { code } })
const sendAgain = ({ cookie }: Member) => request('POST', '/api/auth/phone-code', { cookie })
const channels = async ({ cookie }: Member) =>
  (await request('POST', '/api/notifications/test', { cookie })).body.channels

/** Codes texted since the last call. */
async function texted(): Promise<string[]> {
  await app.runJobs()
  return app.texts.splice(0).flatMap(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? [])
}
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('turning on text messages texts a code, and messages wait until it is entered', async () => {
  const member = await someone()
  expect((await wantTexts(member)).body.smsNotifications).toBe(true)
  const [code = ''] = await texted()
  expect(await channels(member)).toEqual(['in_app', 'email'])
  expect((await prove(member, code)).statusCode).toBe(200)
  expect(await channels(member)).toEqual(['in_app', 'email', 'sms'])
  expect((await sendAgain(member)).body.code).toBe('PHONE_PROVED')
})

test("a new number needs verification, the same number in another format doesn't", async () => {
  const member = await someone()
  await wantTexts(member)
  await prove(member, (await texted())[0] ?? '')
  const change = (phoneNumber: string) =>
    request('PATCH', '/api/auth/user', {
      cookie: member.cookie,
      body: { phoneNumber, currentPassword: PASSWORD },
    })
  expect((await change(`+1 415 555 ${String(people).padStart(4, '0')}`)).body.phoneProvedAt).not.toBeNull()
  expect((await change('+1 604 555 0199')).body.phoneProvedAt).toBeNull()
  expect(await channels(member)).toEqual(['in_app', 'email'])
})

test('a code allows five attempts, and expires', async () => {
  const member = await someone()
  await wantTexts(member)
  const [code = ''] = await texted()
  const guesses = await Promise.all(Array.from({ length: 5 }, () => prove(member, other(code))))
  expect(guesses.every(({ body }) => body.code === 'PHONE_CODE_WRONG')).toBe(true)
  expect((await prove(member, code)).body.code).toBe('PHONE_CODE_WRONG')
  await sendAgain(member)
  expect((await prove(member, (await texted())[0] ?? '')).statusCode).toBe(200)
})

test('a code is invalid after ten minutes, for another number, and for anyone else', async () => {
  const [member, stranger] = [await someone(), await someone()]
  await wantTexts(member)
  const [code = ''] = await texted()
  expect((await prove(stranger, code)).body.code).toBe('PHONE_CODE_WRONG')
  app.clock.advance(10 * 60_000)
  expect((await prove(member, code)).body.code).toBe('PHONE_CODE_WRONG')
  await sendAgain(member)
  const [fresh = ''] = await texted()
  const body = { phoneNumber: '+1 604 555 0123', currentPassword: PASSWORD }
  await request('PATCH', '/api/auth/user', { cookie: member.cookie, body })
  expect((await prove(member, fresh)).body.code).toBe('PHONE_CODE_WRONG')
})

test('texts codes five times an hour, and ten a day to one number, no matter who asks', async () => {
  const number = { phoneNumber: '+1 604 555 0177' }
  const [one, two, three] = [
    await aMemberWithUnverifiedPhone(app, number),
    await aMemberWithUnverifiedPhone(app, number),
    await aMemberWithUnverifiedPhone(app, number),
  ]
  for (let n = 0; n < 5; n++) expect((await sendAgain(one)).statusCode).toBe(200)
  expect((await sendAgain(one)).statusCode).toBe(429)
  for (let n = 0; n < 5; n++) expect((await sendAgain(two)).statusCode).toBe(200)
  expect((await sendAgain(three)).statusCode).toBe(429)
  // The switch is stored anyway.
  expect((await wantTexts(three)).body.smsNotifications).toBe(true)
  expect(await texted()).toHaveLength(10)
})

test('stores only a hash of the code', async () => {
  await wantTexts(await someone())
  const [code = ''] = await texted()
  const rows = await app.db.selectFrom('phoneCodes').selectAll().execute()
  expect(code).toMatch(/^\d{6}$/)
  expect(rows.some(({ codeHash }) => codeHash.toString().includes(code))).toBe(false)
})
