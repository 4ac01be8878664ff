import { expect, test } from 'vitest'
import { aMember, aPeptideId, aPlanEntry, type Member } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { request } = app

const profile = (member: Member, body: object) =>
  request('PATCH', '/api/auth/user', { cookie: member.cookie, body })

/** A woman of 36 on June 15, 2026, whose goal is her current weight. */
async function aWoman(changes: object = {}) {
  const member = await aMember(app)
  await profile(member, {
    dateOfBirth: '1990-01-01',
    gender: 'female',
    weight: 150,
    goalWeight: 150,
    ...changes,
  })
  return member
}

const recommended = async ({ cookie }: Member) => {
  const response = await request('GET', '/api/vitamin-recommendations', { cookie })
  expect(response.statusCode).toBe(200)
  return response.body
}
const namesFor = async (member: Member) =>
  (await recommended(member)).recommendations.map(({ name }: { name: string }) => name)

test('names missing fields without date of birth and gender', async () => {
  const member = await aMember(app)
  expect(await recommended(member)).toEqual({
    missing: ['dateOfBirth', 'gender'],
    withheld: null,
    noted: [],
    recommendations: [],
    leftOut: [],
  })
  await profile(member, { gender: 'male' })
  expect((await recommended(member)).missing).toEqual(['dateOfBirth'])
})

test('amounts follow the profile, with reasons and limits', async () => {
  const { recommendations } = await recommended(await aWoman())
  expect(recommendations).toMatchObject([
    { name: 'Vitamin D3', amount: 600, unit: 'IU', upperLimit: 4000, includesFood: true },
    {
      name: 'Iron',
      amount: 18,
      unit: 'mg',
      upperLimit: 45,
      reason: expect.stringContaining('because of periods'),
    },
    { name: 'Folic Acid', amount: 400, unit: 'mcg', upperLimit: 1000, includesFood: false },
  ])
})

test('the plan counts while active', async () => {
  const member = await aWoman()
  const { id } = await aPlanEntry(app, member, { peptideId: await aPeptideId(app, 'Semaglutide') })
  const { recommendations } = await recommended(member)
  expect(recommendations[0]).toMatchObject({
    name: 'Multivitamin',
    reason: expect.stringContaining('Your plan includes Semaglutide, which lowers appetite.'),
  })
  await request('PATCH', `/api/user-peptides/${id}`, { cookie: member.cookie, body: { status: 'paused' } })
  expect(await namesFor(member)).not.toContain('Multivitamin')
})

test('ignores other people’s plans', async () => {
  await aPlanEntry(app, await aWoman(), { peptideId: await aPeptideId(app, 'Ipamorelin') })
  expect(await namesFor(await aWoman())).not.toContain('Zinc')
})

test('a goal below the weight counts too', async () => {
  expect(await namesFor(await aWoman({ goalWeight: 140 }))).toContain('Multivitamin')
})

test('health notes return as cautions with sources', async () => {
  const member = await aWoman({ healthConditions: 'Kidney stones', allergies: 'none' })
  const { noted, recommendations, leftOut } = await recommended(member)
  expect(noted).toEqual(['Kidney stones'])
  expect(recommendations[0]).toMatchObject({
    name: 'Vitamin D3',
    cautions: [
      {
        sentence: expect.stringContaining('kidney stones'),
        source: {
          name: 'Stones in a trial of calcium and vitamin D, Wallace et al. 2011',
          url: expect.stringMatching(/^https:/),
          checked: '2026-11-28',
        },
      },
    ],
  })
  expect(leftOut).toEqual([])
})

test('leaves out what a note rules out, with the reason', async () => {
  const { recommendations, leftOut } = await recommended(await aWoman({ healthConditions: 'Postmenopausal' }))
  expect(recommendations.map(({ name }: { name: string }) => name)).not.toContain('Iron')
  expect(leftOut).toMatchObject([{ name: 'Iron', sentence: expect.stringContaining('menopause') }])
})

test('ignores negated notes', async () => {
  const member = await aWoman({ healthConditions: 'No kidney problems', allergies: 'No known allergies' })
  const { noted, recommendations } = await recommended(member)
  expect(noted).toEqual([])
  for (const { cautions } of recommendations) expect(cautions).toEqual([])
})

test('uses the local date for the age', async () => {
  app.clock.set('2026-06-15T12:30:00Z')
  for (const [timeZone, withheld] of [
    ['Pacific/Auckland', null],
    ['Pacific/Honolulu', 'under-19'],
  ]) {
    const member = await aMember(app, { timeZone })
    await profile(member, { dateOfBirth: '2007-06-16', gender: 'male' })
    expect((await recommended(member)).withheld).toBe(withheld)
  }
})

test('a hysterectomy excludes iron and folic acid, and a known deficiency names the nutrient', async () => {
  const operated = await recommended(await aWoman({ healthConditions: 'Hysterectomy in 2024' }))
  expect(operated.leftOut.map(({ name }: { name: string }) => name)).toEqual(
    expect.arrayContaining(['Iron', 'Folic Acid']),
  )
  expect(await namesFor(await aWoman({ gender: 'male', healthConditions: 'Iron deficiency' }))).toContain(
    'Iron',
  )
  const lacking = await recommended(await aWoman({ healthConditions: 'B12 deficiency' }))
  expect(lacking.recommendations).toContainEqual(
    expect.objectContaining({
      name: 'Vitamin B12',
      cautions: [
        {
          sentence: expect.stringContaining('Injections or high doses'),
          source: expect.objectContaining({ checked: '2026-11-27' }),
        },
      ],
    }),
  )
})
