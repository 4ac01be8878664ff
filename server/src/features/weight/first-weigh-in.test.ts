import { expect, test } from 'vitest'
import { aMember, type Member } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { request } = app

const saveProfile = ({ cookie }: Member, body: object) => request('PATCH', '/api/auth/user', { cookie, body })
const weighInsOf = async ({ cookie }: Member) => (await request('GET', '/api/weight-logs', { cookie })).body
const progressOf = async ({ cookie }: Member) =>
  (await request('GET', '/api/weight-logs/progress', { cookie })).body

test('a profile’s first weight is the first weigh-in, on the local day and in the typed unit', async () => {
  app.clock.set('2026-06-15T11:30:00Z')
  const [far, near] = [await aMember(app, { timeZone: 'Pacific/Auckland' }), await aMember(app)]
  app.clock.set('2026-06-15T12:30:00Z')
  // 77.1 kg as the form sends them.
  await saveProfile(far, {
    weightUnit: 'kg',
    weight: 169.976,
    weightTypedIn: 'kg',
    goalWeight: 154.324,
    goalWeightTypedIn: 'kg',
  })
  await saveProfile(near, { weight: 170.5 })
  expect(await weighInsOf(far)).toMatchObject([
    { weight: 77.1, unit: 'kg', pounds: 169.976, weighInDate: '2026-06-16', notes: null, editedAt: null },
  ])
  expect(await weighInsOf(near)).toMatchObject([
    { weight: 170.5, unit: 'lbs', pounds: 170.5, weighInDate: '2026-06-15' },
  ])
  expect(await progressOf(far)).toMatchObject({ start: 169.976, percentage: 0 })
})

test('weights in stones are stored in pounds and displayed in stones from then on', async () => {
  const member = await aMember(app)
  const { body } = await saveProfile(member, { weightUnit: 'st', weight: 178 })
  expect(body).toMatchObject({ weightUnit: 'st', weight: 178 })
  expect(await weighInsOf(member)).toMatchObject([{ weight: 178, unit: 'lbs', pounds: 178 }])
  const refused = await saveProfile(member, { weightUnit: 'stone' })
  expect([refused.statusCode, refused.body.fields]).toEqual([
    400,
    { weightUnit: 'Please choose lbs, kg or st' },
  ])
})

test("there is one despite retries, and it doesn't return once removed", async () => {
  const member = await aMember(app)
  const responses = await Promise.all(Array.from({ length: 6 }, () => saveProfile(member, { weight: 180 })))
  expect(responses.every(({ statusCode }) => statusCode === 200)).toBe(true)
  const [first, ...others] = await weighInsOf(member)
  expect(others).toEqual([])
  await saveProfile(member, { weight: 175 })
  expect(await weighInsOf(member)).toEqual([first])
  await request('DELETE', `/api/weight-logs/${first.id}`, { cookie: member.cookie })
  await saveProfile(member, { weight: 174 })
  expect(await weighInsOf(member)).toEqual([])
})

test('earlier weigh-ins count as the first', async () => {
  const member = await aMember(app)
  await request('POST', '/api/weight-logs', { cookie: member.cookie, body: { weight: 190 } })
  await saveProfile(member, { weight: null })
  await saveProfile(member, { weight: 185 })
  expect(await weighInsOf(member)).toMatchObject([{ weight: 190 }])
})
