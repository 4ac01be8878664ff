import { safetyRows } from '@pepwell/domain/safety/contraindications'
import { stackCandidates } from '@pepwell/domain/stacks/candidates'
import { describe, expect, test } from 'vitest'
import { aMember, aPeptideId, aPersonalEntry, aPlanEntry, type Member } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { request } = app

const question = { goals: ['recovery'], experienceLevel: 'advanced', timeline: '6+ months' }

const generate = ({ cookie }: Member, body: object = {}) =>
  request('POST', '/api/generate-stack', { cookie, body: { ...question, ...body } })

async function somebody(profile: object = {}) {
  await request('POST', '/api/init-peptides')
  const member = await aMember(app)
  await request('PATCH', '/api/auth/user', {
    cookie: member.cookie,
    body: { dateOfBirth: '1990-01-01', weight: 230, heightCm: 175, ...profile },
  })
  return member
}

describe('the form', () => {
  test.each([
    [{ goals: [] }, 'goals', 'Please select at least one goal'],
    [{ goals: ['to fly'] }, 'goals.0', 'Please select at least one goal'],
    [{ experienceLevel: '' }, 'experienceLevel', 'Please select your experience level'],
    [{ timeline: undefined }, 'timeline', 'Please select your timeline'],
    [
      { goals: ['weight-loss'] },
      'weightLossPeptide',
      'Please select a weight loss peptide when weight loss is chosen as a goal',
    ],
  ])('refuses %j', async (body, field, message) => {
    const response = await generate(await somebody(), body)
    expect(response.statusCode).toBe(400)
    expect(Object.entries(response.body.fields)).toEqual([
      [expect.stringContaining(field.split('.')[0] ?? ''), message],
    ])
  })
})

test('reports everything missing together', async () => {
  const { cookie } = await somebody()
  const body = { goals: ['weight-loss'], experienceLevel: '', timeline: '' }
  const { fields } = (await request('POST', '/api/generate-stack', { cookie, body })).body
  expect(fields).toEqual({
    weightLossPeptide: 'Please select a weight loss peptide when weight loss is chosen as a goal',
    experienceLevel: 'Please select your experience level',
    timeline: 'Please select your timeline',
  })
})

test('builds two stacks from goals with doses, reasons, evidence and sources', async () => {
  const member = await somebody()
  const response = await generate(member, { goals: ['weight-loss'], weightLossPeptide: 'tirzepatide' })
  expect(response.statusCode).toBe(200)
  const suggested = {
    peptideId: await aPeptideId(app, 'Tirzepatide'),
    name: 'Tirzepatide',
    dose: '2.5 mg',
    frequency: 'Weekly',
    reason: expect.stringContaining('The label starts at 2.5 mg'),
    evidence: 'Approved medicine with large randomized trials.',
    grade: 'approved',
    isInPlan: false,
    cautions: [],
    sources: expect.arrayContaining([expect.objectContaining({ checked: '2026-11-22' })]),
  }
  const stack = {
    peptides: [suggested],
    leftOut: [],
    reasoning: expect.stringContaining('This stack is for weight loss.'),
  }
  expect(response.body).toEqual({ currentStack: stack, newStack: stack })
})

test('uses the stored plan, no matter what the client sends', async () => {
  const member = await somebody()
  const peptideId = await aPeptideId(app, 'Semaglutide')
  await aPlanEntry(app, member, { peptideId, currentDose: '20 mg', frequency: 'Weekly' })
  const own = await aPersonalEntry(app, member)
  const body = { goals: ['weight-loss'], weightLossPeptide: 'retatrutide', currentPeptides: 'nothing at all' }
  const { currentStack, newStack } = (await generate(member, body)).body
  expect(currentStack.peptides).toEqual([
    expect.objectContaining({ name: 'Semaglutide', dose: '7.2 mg', isInPlan: true, grade: null }),
  ])
  expect(currentStack.peptides[0].cautions[0]).toMatchObject({
    sentence: expect.stringContaining('from 20 mg to 7.2 mg'),
    source: expect.anything(),
  })
  expect(currentStack.leftOut.map(({ name }: { name: string }) => name)).toContain(own.personalPeptide.name)
  expect(newStack.peptides).toEqual([
    expect.objectContaining({
      name: 'Retatrutide',
      cautions: [expect.objectContaining({ sentence: expect.stringContaining('Semaglutide in your plan') })],
    }),
  ])
})

test("leaves out a weight-loss medicine when the profile's BMI rules it out", async () => {
  const lean = await somebody({ weight: 140 })
  const { newStack } = (await generate(lean, { goals: ['weight-loss'], weightLossPeptide: 'semaglutide' }))
    .body
  expect(newStack.peptides).toEqual([])
  expect(newStack.leftOut).toContainEqual(
    expect.objectContaining({ name: 'Semaglutide', sentence: expect.stringMatching(/^Your BMI is 20\.7/) }),
  )
})

test('ignores completed entries', async () => {
  const member = await somebody()
  const entry = await aPlanEntry(app, member, { status: 'completed' })
  expect(entry.status).toBe('completed')
  const { currentStack } = (await generate(member, { goals: ['sleep'] })).body
  expect(currentStack).toEqual({
    peptides: [],
    leftOut: [],
    reasoning: 'No suitable option for sleep.',
  })
})

describe('the profile', () => {
  test('excludes unsuitable peptides, with the source', async () => {
    const member = await somebody({
      healthConditions: 'My father had medullary thyroid cancer',
      allergies: 'none',
    })
    const { newStack } = (
      await generate(member, { goals: ['weight-loss'], weightLossPeptide: 'semaglutide' })
    ).body
    expect(newStack.peptides).toEqual([])
    expect(newStack.leftOut).toEqual([
      { name: 'Semaglutide', sentence: expect.stringContaining('MEN 2'), source: expect.anything() },
    ])
  })

  test('may exclude everything', async () => {
    const young = await somebody({ dateOfBirth: '2010-01-01' })
    expect((await generate(young)).body.newStack).toMatchObject({
      peptides: [],
      reasoning: 'We only build stacks for adults.',
    })
    const pregnant = await somebody({ healthConditions: 'pregnant' })
    expect((await generate(pregnant)).body.newStack.reasoning).toMatch(/^We suggest nothing during pregnancy/)
  })
})

test('every name in the tables is in the catalog', async () => {
  await request('POST', '/api/init-peptides')
  const catalogue: { name: string }[] = (await request('GET', '/api/peptides')).body
  const known = catalogue.map(({ name }) => name)
  const named = safetyRows.flatMap(({ meanings }) => meanings.flatMap(({ names = [] }) => names))
  for (const name of [...named, ...stackCandidates.map((stackCandidate) => stackCandidate.name)])
    expect(known).toContain(name)
})
