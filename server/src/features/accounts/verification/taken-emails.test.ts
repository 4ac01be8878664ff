import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aMember, aNewcomer, type Member, PASSWORD } from '../../../testing/factories.ts'
import { testApp } from '../../../testing/test-app.ts'

const app = await testApp({ publicUrl: 'https://pepwell.test', trustProxy: 1 })
const { request, clock } = app

const HOUR = 60 * 60_000
const anAddress = () => `${randomUUID()}@mail.net`
const TAKEN = 'You already have a Pepwell account'

/** Subjects of emails to an address since the last call. */
async function mailedTo(email: string): Promise<string[]> {
  await app.runJobs()
  return app.mails
    .splice(0)
    .filter(({ to }) => to === email)
    .map(({ subject }) => subject)
}

const ask = ({ cookie }: Member, email: string) =>
  request('PATCH', '/api/auth/user', { cookie, body: { email, currentPassword: PASSWORD } })
const sendAgain = ({ cookie }: Member) => request('POST', '/api/auth/verify-email/send', { cookie })

let networks = 0
const aNetwork = () => ({ 'x-forwarded-for': `203.0.113.${++networks}` })
const signUp = (email: string, headers: Record<string, string>) => {
  const form = { firstName: 'Eve', lastName: 'Moss', phoneNumber: '415 555 0123', email }
  const body = { ...form, password: PASSWORD, confirmPassword: PASSWORD }
  return request('POST', '/api/auth/signup', { body, headers })
}

test('changing to a taken address gets the usual reply, and its owner a mail once a day', async () => {
  const [member, other] = [await aMember(app), await aMember(app)]
  await mailedTo(member.email)
  const free = anAddress()
  const [toFree, toTaken] = [await ask(member, free), await ask(await aMember(app), other.email)]
  expect([toTaken.statusCode, toTaken.body.pendingEmail]).toEqual([toFree.statusCode, other.email])
  expect(Object.keys(toTaken.body)).toEqual(Object.keys(toFree.body))

  await ask(member, other.email)
  expect((await sendAgain(member)).statusCode).toBe(200)
  expect(await mailedTo(other.email)).toEqual([TAKEN])
  clock.advance(24 * HOUR)
  expect((await sendAgain(member)).statusCode).toBe(200)
  expect(await mailedTo(other.email)).toEqual([TAKEN])
})

test('sign-up says that an address is taken, and mails its owner once a day', async () => {
  const owner = await aMember(app)
  await mailedTo(owner.email)
  const network = aNetwork()
  for (let n = 0; n < 3; n++) {
    const { statusCode, body } = await signUp(owner.email, network)
    expect([statusCode, body.code]).toEqual([409, 'EMAIL_TAKEN'])
  }
  expect(await mailedTo(owner.email)).toEqual([TAKEN])
  clock.advance(24 * HOUR)
  await signUp(owner.email, network)
  expect(await mailedTo(owner.email)).toEqual([TAKEN])
})

test('a network learns that ten times an hour, then sign-ups reveal nothing', async () => {
  const owners = await Promise.all(Array.from({ length: 12 }, () => aMember(app)))
  const network = aNetwork()
  const responses = await Promise.all(owners.map(({ email }) => signUp(email, network)))
  expect(responses.filter(({ body }) => body.code === 'EMAIL_TAKEN')).toHaveLength(10)
  const [taken, free] = [await signUp(owners[0]?.email ?? '', network), await signUp(anAddress(), network)]
  expect([taken.statusCode, free.statusCode]).toEqual([429, 429])
  expect(taken.body).toEqual(free.body)
  expect((await signUp(anAddress(), aNetwork())).statusCode).toBe(201)
  clock.advance(HOUR)
  expect((await signUp(anAddress(), network)).statusCode).toBe(201)
})

test('free addresses never count, even many in parallel', async () => {
  const network = aNetwork()
  const responses = await Promise.all(Array.from({ length: 25 }, () => signUp(anAddress(), network)))
  expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
})

test('an unverified account that asks for a taken address learns nothing either', async () => {
  const owner = await aMember(app)
  await mailedTo(owner.email)
  const [toFree, toTaken] = [
    await ask(await aNewcomer(app), anAddress()),
    await ask(await aNewcomer(app), owner.email),
  ]
  expect([toTaken.statusCode, toTaken.body.pendingEmail]).toEqual([200, owner.email])
  expect([toTaken.statusCode, Object.keys(toTaken.body)]).toEqual([
    toFree.statusCode,
    Object.keys(toFree.body),
  ])
  expect(await mailedTo(owner.email)).toEqual([TAKEN])
})
