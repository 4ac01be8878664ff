import { describe, expect, test } from 'vitest'
import { aMember, type Member } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { request } = app

const targetsOf = async ({ cookie }: Member) =>
  (await request('GET', '/api/nutrition/targets', { cookie })).body
const set = ({ cookie }: Member, body: object) => request('PATCH', '/api/nutrition/targets', { cookie, body })
const profile = ({ cookie }: Member, body: object) => request('PATCH', '/api/auth/user', { cookie, body })

test('targets follow the profile and mark defaults', async () => {
  app.clock.set('2026-06-15T12:00:00Z')
  const member = await aMember(app)
  const defaults = { calories: 2000, protein: 120, fiber: 28, water: 2200 }
  const assumed = { caloriesAssumed: true, proteinAssumed: true, fiberAssumed: true, waterAssumed: true }
  const own = { caloriesOwn: false, proteinOwn: false, fiberOwn: false, waterOwn: false }
  expect(await targetsOf(member)).toEqual({
    ...defaults,
    ...assumed,
    ...own,
    computed: Object.fromEntries(
      Object.entries(defaults).map(([kind, amount]) => [kind, { amount, assumed: true }]),
    ),
    proteinPerKg: null,
  })
  await profile(member, { gender: 'male', weight: 170, goalWeight: 160 })
  expect(await targetsOf(member)).toMatchObject({
    calories: 2000,
    caloriesAssumed: true,
    proteinAssumed: false,
    proteinPerKg: 1.5,
    water: 3000,
    waterAssumed: false,
  })
  await profile(member, { dateOfBirth: '1996-06-15', heightFeet: 5, heightInches: 8 })
  const { calories, protein, fiber, ...rest } = await targetsOf(member)
  expect(calories).toBeCloseTo(2758.97, 1)
  expect(protein).toBeCloseTo(77.11064 * 1.5, 4)
  expect(fiber).toBeCloseTo(2.75897 * 14, 2)
  expect(rest).toMatchObject({ caloriesAssumed: false, proteinAssumed: false, fiberAssumed: false, ...own })
  await profile(member, { heightCm: 173 })
  expect((await targetsOf(member)).calories - calories).toBeCloseTo(0.28 * 4.799 * 1.55, 4)
})

describe('personal targets', () => {
  test('apply individually until cleared', async () => {
    const [member, other] = [await aMember(app), await aMember(app)]
    const before = await targetsOf(member)
    const response = await set(member, { protein: 110, calories: 1500 })
    expect(response.statusCode).toBe(200)
    expect(response.body).toMatchObject({
      calories: 1500,
      caloriesOwn: true,
      caloriesAssumed: false,
      protein: 110,
      proteinOwn: true,
      proteinAssumed: false,
      // Depends on the calorie target.
      fiber: 21,
      fiberOwn: false,
      water: 2200,
      waterOwn: false,
      computed: { calories: { amount: 2000 }, protein: { amount: 120 } },
    })
    expect(await targetsOf(member)).toEqual(response.body)
    await set(member, { water: 2365.88, fiber: 30 })
    expect(await targetsOf(member)).toMatchObject({ calories: 1500, fiber: 30, water: 2365.88 })
    await set(member, { calories: null, protein: null, fiber: null, water: null })
    expect(await targetsOf(member)).toEqual(before)
    expect(await targetsOf(other)).toMatchObject({ proteinOwn: false, protein: 120 })
  })

  test.each([
    [{ calories: 799 }, 'A calorie target is 800 to 6000 kcal'],
    [{ calories: 6001 }, 'A calorie target is 800 to 6000 kcal'],
    [{ protein: 19 }, 'A protein target is 20 to 400 g'],
    [{ fiber: 101 }, 'A fiber target is 5 to 100 g'],
    [{ water: 0 }, 'A water target is 500 to 8000 mL'],
    [{ water: '2000' }, 'Enter a number, not text'],
  ])('refuses %o with a message, changing nothing', async (wrong, message) => {
    const member = await aMember(app)
    const response = await set(member, { protein: 100, ...wrong })
    expect([response.statusCode, Object.values(response.body.fields)]).toEqual([400, [message]])
    expect((await targetsOf(member)).proteinOwn).toBe(false)
  })

  test('accept their limits', async () => {
    const member = await aMember(app)
    for (const own of [
      { calories: 800, protein: 20, fiber: 5, water: 500 },
      { calories: 6000, protein: 400, fiber: 100, water: 8000 },
    ]) {
      await set(member, own)
      expect(await targetsOf(member)).toMatchObject(own)
    }
  })

  test('set by two devices at once are all stored', async () => {
    const member = await aMember(app)
    await Promise.all([
      set(member, { protein: 101 }),
      set(member, { fiber: 31 }),
      set(member, { water: 2001 }),
    ])
    expect(await targetsOf(member)).toMatchObject({ protein: 101, fiber: 31, water: 2001 })
  })
})

test.each([
  ['Pacific/Auckland', '2026-06-14T12:00:00Z'],
  ['America/New_York', '2026-06-15T04:00:00Z'],
  ['Pacific/Honolulu', '2026-06-15T10:00:00Z'],
])('in %s age changes at local midnight', async (timeZone, midnight) => {
  const { cookie } = await aMember(app, { timeZone })
  const body = { gender: 'male', weight: 170, dateOfBirth: '1996-06-15', heightFeet: 5, heightInches: 8 }
  await request('PATCH', '/api/auth/user', { cookie, body })
  const calories = async () => (await request('GET', '/api/nutrition/targets', { cookie })).body.calories
  app.clock.set(midnight)
  const older = await calories()
  app.clock.advance(-1)
  expect((await calories()) - older).toBeCloseTo(5.677 * 1.55, 4)
})
