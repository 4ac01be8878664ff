import { expect, test } from 'vitest'
import {
  aMember,
  aMemberWithUnverifiedPhone,
  aNewcomer,
  type Member,
  PASSWORD,
} from '../../../testing/factories.ts'
import { testApp } from '../../../testing/test-app.ts'

const app = await testApp({ trustProxy: 1 })
const { request, db, texts } = app

const suspend = ({ id }: Member, suspendedAt: Date | null = new Date(app.clock.now())) =>
  db.updateTable('users').set({ suspendedAt }).where('id', '=', id).execute()

/** Signs up; each network may learn of ten taken addresses an hour. */
let network = 0
const signUp = (email: string) => {
  network += 1
  const body = {
    ...{ firstName: 'Ada', lastName: 'Keller', email, phoneNumber: '415 555 0199' },
    ...{ password: PASSWORD, confirmPassword: PASSWORD, timeZone: 'UTC' },
  }
  return request('POST', '/api/auth/signup', { body, headers: { 'x-forwarded-for': `203.0.113.${network}` } })
}

test.each([
  ['ada.k@mail.net', 'ada.k+new@mail.net', 409],
  ['bea+old@mail.net', 'bea@mail.net', 409],
  ['c.o.ra@gmail.com', 'cora+2@googlemail.com', 409],
  ['d.ora@mail.net', 'dora@mail.net', 201],
  ['eva@mail.net', 'eva+1@other.net', 201],
])('someone suspended as %s who signs up again as %s: %i', async (email, again, status) => {
  const member = await aMember(app, { email })
  await suspend(member)
  const response = await signUp(again)
  expect(response.statusCode).toBe(status)
  // Indistinguishable from a taken address.
  if (status === 409) expect(response.body.code).toBe('EMAIL_TAKEN')
})

test('blocks no one else, and no one after the suspension ends', async () => {
  const member = await aMember(app, { email: 'fay@mail.net' })
  expect((await signUp('fay+a@mail.net')).statusCode).toBe(201)
  await suspend(member)
  expect((await signUp('fay+b@mail.net')).statusCode).toBe(409)
  await suspend(member, null)
  expect((await signUp('fay+b@mail.net')).statusCode).toBe(201)
})

test("a suspended member’s verified number can't be verified again, with the usual reply", async () => {
  const [deleted, other] = [
    await aMember(app, { phoneNumber: '415 555 0177' }),
    await aMemberWithUnverifiedPhone(app, { phoneNumber: '415 555 0178' }),
  ]
  await suspend(deleted)
  const back = await aMemberWithUnverifiedPhone(app, { phoneNumber: '415 555 0177' })
  const ask = ({ cookie }: Member) => request('POST', '/api/auth/phone-code', { cookie, body: {} })
  const responses = [await ask(back), await ask(other)]
  expect(responses[0]?.body).toEqual(responses[1]?.body)
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  texts.length = 0
  await app.runJobs()
  expect(texts.map(({ to }) => to)).toEqual(['+14155550178'])
  await suspend(deleted, null)
  await ask(back)
  await app.runJobs()
  expect(texts.map(({ to }) => to)).toContain('+14155550177')
})

test("a suspended member's unverified number blocks no one", async () => {
  const deleted = await aNewcomer(app, { phoneNumber: '415 555 0166' })
  await suspend(deleted)
  const owner = await aMemberWithUnverifiedPhone(app, { phoneNumber: '415 555 0166' })
  await request('POST', '/api/auth/phone-code', { cookie: owner.cookie, body: {} })
  texts.length = 0
  await app.runJobs()
  expect(texts.map(({ to }) => to)).toEqual(['+14155550166'])
})
