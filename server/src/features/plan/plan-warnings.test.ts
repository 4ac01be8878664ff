import { beforeEach, expect, test } from 'vitest'
import { aMember, aPeptideId, aPersonalPeptide, aPlanEntry, type Member } from '../../testing/factories.ts'
import { aLabeled } from '../../testing/labeled.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const GLP1 = { peptideClass: 'GLP-1 agonist' } as const
const tirzepatide = await aLabeled(app, 'Tirzepatide', GLP1)
const bpc = await aPeptideId(app)
const semaglutide = await aLabeled(app, 'Semaglutide', GLP1)

let member: Member
beforeEach(async () => {
  member = await aMember(app)
  await profile({ weight: 230, heightCm: 175 })
})

const profile = async (body: object) =>
  (await app.request('PATCH', '/api/auth/user', { cookie: member.cookie, body })).body

async function added(overrides: Record<string, unknown> = {}) {
  const about = overrides.peptideId || overrides.personalPeptideId ? {} : { peptideId: bpc }
  const body = { ...about, currentDose: '0.5 mg', frequency: 'Weekly', ...overrides }
  const response = await app.request('POST', '/api/user-peptides', { cookie: member.cookie, body })
  expect(response.statusCode).toBe(201)
  return response.body
}
const change = async (id: number, body: Record<string, unknown>) =>
  (await app.request('PATCH', `/api/user-peptides/${id}`, { cookie: member.cookie, body })).body
const codes = ({ warnings }: { warnings: { code: string }[] }) => warnings.map(({ code }) => code)

test('adds an ordinary entry without warnings', async () => {
  expect((await added()).warnings).toEqual([])
})

test('stores and warns of a dose without a unit and one above the maximum', async () => {
  expect((await added({ currentDose: '250' })).warnings).toEqual([
    { code: 'NO_UNIT', message: '250 of what? Choose a unit.' },
  ])
  const high = await added({ peptideId: tirzepatide, currentDose: '0.6 mg', frequency: 'Daily' })
  expect(high).toMatchObject({
    currentDose: '0.6 mg',
    warnings: [
      {
        code: 'ABOVE_HIGHEST',
        message:
          'The label says at most 2.4 mg a week (Example label, checked Nov 22, 2026). This is 4.2 mg a week.',
      },
      {
        code: 'TOO_OFTEN',
        message:
          'Your plan says Daily, but the label says at least 72 h (Example label, checked Nov 22, 2026).',
      },
    ],
  })
})

test('insulin of one’s own is said to matter for a GLP-1 medicine of the plan, before and after saving', async () => {
  await added({ peptideId: semaglutide })
  const { id: personalPeptideId } = await aPersonalPeptide(app, member, { name: 'Fiasp' })
  const form = { personalPeptideId, currentDose: '10 IU', frequency: 'Daily' }
  const path = '/api/user-peptides/preview-warnings'
  const preview = await app.request('POST', path, { cookie: member.cookie, body: form })
  const said = {
    code: 'CAUTION',
    message: expect.stringMatching(/^Semaglutide: You noted “Fiasp”: Insulin or a sulfonylurea/),
  }
  expect(preview.body.warnings).toContainEqual(said)
  const { id, warnings } = await added(form)
  expect(warnings).toContainEqual(said)
  expect((await change(id, { endDate: null })).warnings).toEqual([])
})

test('holds a personal peptide against the label of the medicine it names', async () => {
  const { id: personalPeptideId } = await aPersonalPeptide(app, member, { name: 'Ozempic pen' })
  const often = await added({ personalPeptideId, currentDose: '2.5 mg', frequency: 'Daily' })
  expect(codes(often)).toEqual(['ABOVE_HIGHEST', 'TOO_OFTEN'])
  const { id: tablet } = await aPersonalPeptide(app, member, { name: 'Semaglutide tablets' })
  const byMouth = await added({ personalPeptideId: tablet, currentDose: '7 mg', frequency: 'Daily' })
  expect(codes(byMouth)).not.toContain('ABOVE_HIGHEST')
})

test('compares a changed dose with the previous one', async () => {
  const { id } = await added({ currentDose: '0.25 mg' })
  expect(codes(await change(id, { currentDose: '0.5 mg' }))).toEqual([])
  expect((await change(id, { currentDose: '1.1 mg' })).warnings).toEqual([
    { code: 'MORE_THAN_DOUBLED', message: '1.1 mg is more than double the 0.5 mg before.' },
  ])
  expect((await change(id, { currentDose: '1.1 mcg' })).warnings).toEqual([
    {
      code: 'FACTOR_1000',
      message: '1.1 mcg is a thousandth of the 1.1 mg before. Did you mean 1.1 mg?',
    },
  ])
})

test('warns of a second of one class while both are active', async () => {
  const { id } = await added({ peptideId: semaglutide })
  const second = await added({ peptideId: tirzepatide })
  expect(second.warnings).toEqual([
    {
      code: 'SAME_CLASS',
      message:
        'Semaglutide in your plan is a GLP-1 agonist too. Labels say not to use two of them together (Wegovy label on DailyMed, checked Nov 22, 2026).',
    },
  ])
  expect(codes(await change(second.id, { status: 'paused' }))).toEqual([])
  expect(codes(await change(second.id, { status: 'active' }))).toEqual(['SAME_CLASS'])
  await change(second.id, { status: 'paused' })
  await change(id, { status: 'completed' })
  expect(codes(await change(second.id, { status: 'active' }))).toEqual([])
})

test("doesn't repeat warnings about unchanged fields", async () => {
  const { id } = await added({ peptideId: tirzepatide, currentDose: '4 mg' })
  const unchanged = { currentDose: '4 mg', frequency: 'Weekly' }
  expect(codes(await change(id, { ...unchanged, notes: 'x' }))).toEqual([])
  expect(codes(await change(id, { ...unchanged, frequency: '2x per week' }))).toEqual(['ABOVE_HIGHEST'])
})

test("ignores other people's plans", async () => {
  await aPlanEntry(app, await aMember(app), { peptideId: semaglutide })
  expect(codes(await added({ peptideId: tirzepatide }))).toEqual([])
})

test.each([
  ['KLOW', 'BPC-157', 'KLOW in your plan holds BPC-157 too.'],
  ['BPC-157', 'KLOW', 'BPC-157 is in your plan by itself too.'],
  ['GLOW', 'KLOW', 'GLOW in your plan holds BPC-157 too. Ask your prescriber before you take both.'],
  [
    'CJC-1295 / Ipamorelin',
    'Ipamorelin',
    'CJC-1295 / Ipamorelin in your plan holds Ipamorelin too. Ask your prescriber before you take both.',
  ],
])('%s and then %s contain the same substance', async (first, then, message) => {
  await added({ peptideId: await aPeptideId(app, first) })
  const { warnings } = await added({ peptideId: await aPeptideId(app, then) })
  expect(warnings).toContainEqual({ code: 'SAME_CLASS', message })
})

const source = { name: 'Example label', url: 'https://example.org/label', checked: '2026-11-22' }
const course = {
  interval: { hours: 168, saidBy: 'label' as const, source },
  start: { amount: 0.25, unit: 'mg' as const, weeks: 4, saidBy: 'label' as const, source },
}
const ABOVE_START = {
  code: 'ABOVE_START',
  message:
    'The label starts at 0.25 mg for 4 weeks (Example label, checked Nov 22, 2026). Continuing a course? Then this is right.',
}

test('asks about starting above the starting dose, until a dose was logged', async () => {
  const peptideId = await aLabeled(app, 'Dulaglutide', { label: course })
  const { id, warnings } = await added({ peptideId, currentDose: '0.5 mg' })
  expect(warnings).toEqual([ABOVE_START])
  expect((await change(id, { currentDose: '0.6 mg' })).warnings).toEqual([ABOVE_START])
  expect((await change(id, { currentDose: '0.25 mg' })).warnings).toEqual([])
  const log = async (takenAt: string) => {
    const body = { userPeptideId: id, dose: '0.5 mg', takenAt }
    return (await app.request('POST', '/api/dosage-logs', { cookie: member.cookie, body })).body.warnings
  }
  expect(await log('2026-06-08T12:00:00Z')).toContainEqual(ABOVE_START)
  expect(await log('2026-06-01T12:00:00Z')).not.toContainEqual(ABOVE_START)
  expect((await change(id, { currentDose: '0.5 mg' })).warnings).toEqual([])
  // Also after the entry is removed and the peptide added again.
  await app.request('DELETE', `/api/user-peptides/${id}`, { cookie: member.cookie })
  expect((await added({ peptideId, currentDose: '0.5 mg' })).warnings).toEqual([])
})

test('warns of a weekly medicine planned more often', async () => {
  const peptideId = await aLabeled(app, 'Dulaglutide', { label: course })
  const { warnings } = await added({ peptideId, currentDose: '0.25 mg', frequency: '2x per week' })
  expect(warnings).toEqual([
    {
      code: 'TOO_OFTEN',
      message:
        'Your plan says 2x per week, but the label says once a week (Example label, checked Nov 22, 2026).',
    },
  ])
})

test('judges a draw by the latest calculated vial, and asks without one', async () => {
  const planned = { peptideId: tirzepatide, currentDose: '100 units' }
  const { id, warnings } = await added(planned)
  expect(warnings).toEqual([
    { code: 'NO_VIAL', message: "We can't check 100 units without your vial. How many mg is that?" },
  ])
  const calculation = {
    ...{ peptideId: tirzepatide, vialConcentration: 5, bacteriostaticWater: 2, desiredDose: 0.25 },
    syringeScale: 'U-100',
  }
  const stored = await app.request('POST', '/api/dosage-calculations', {
    cookie: member.cookie,
    body: calculation,
  })
  expect(stored.statusCode).toBe(201)
  expect(codes(await change(id, { currentDose: '110 units' }))).toEqual(['ABOVE_HIGHEST'])
  expect(codes(await change(id, { currentDose: '90 units' }))).toEqual([])
  const body = { userPeptideId: id, dose: '120 units', takenAt: '2026-06-08T12:00:00Z' }
  const logged = await app.request('POST', '/api/dosage-logs', { cookie: member.cookie, body })
  expect(logged.body.warnings).toContainEqual({
    code: 'ABOVE_HIGHEST',
    message: expect.stringContaining('120 units on a U-100 syringe is 3 mg.'),
  })
  const onU40 = { ...calculation, syringeScale: 'U-40' }
  await app.request('POST', '/api/dosage-calculations', { cookie: member.cookie, body: onU40 })
  expect(codes(await change(id, { currentDose: '44 units' }))).toEqual(['ABOVE_HIGHEST'])
  const unknown = { ...calculation, syringeScale: null }
  await app.request('POST', '/api/dosage-calculations', { cookie: member.cookie, body: unknown })
  expect(codes(await change(id, { currentDose: '40 units' }))).toEqual(['NO_SCALE'])
})

test('warns of more than a standard vial when no label has a maximum', async () => {
  const peptideId = await aPeptideId(app, 'BPC-157')
  expect((await added({ peptideId, currentDose: '250 mg', frequency: 'Daily' })).warnings).toEqual([
    { code: 'ABOVE_VIAL', message: '250 mg is more than one usual vial of 5 mg. Check the unit.' },
  ])
})

test('warns of more than ten times the cited figure, even within a standard vial', async () => {
  const peptideId = await aPeptideId(app, 'Ipamorelin')
  expect((await added({ peptideId, currentDose: '4 mg', frequency: 'Daily' })).warnings).toEqual([
    {
      code: 'ABOVE_CITED',
      message: '4 mg is more than 10 times the 300 mcg that protocols cite. Check the unit.',
    },
  ])
})

test("warns of the profile's contraindications when an entry is added, resumed or reworded", async () => {
  await profile({ healthConditions: 'MEN 2' })
  const { id, warnings } = await added({ peptideId: semaglutide })
  expect(warnings).toEqual([
    { code: 'CONTRAINDICATED', message: expect.stringMatching(/^You noted “MEN 2”: GLP-1 labels/) },
  ])
  await change(id, { status: 'paused' })
  expect(codes(await change(id, { status: 'active' }))).toEqual(['CONTRAINDICATED'])
  expect(codes(await change(id, { notes: 'x' }))).toEqual(['CONTRAINDICATED'])
})

test('a changed profile returns its new warnings for the plan, once', async () => {
  await added({ peptideId: semaglutide })
  const { warnings } = await profile({ healthConditions: 'pancreatitis in 2019' })
  expect(warnings).toEqual([
    {
      code: 'CONTRAINDICATED',
      message: expect.stringMatching(/^Semaglutide: You noted “pancreatitis in 2019”/),
    },
  ])
  expect((await profile({ goals: 'Sleep' })).warnings).toEqual([])
  expect((await profile({ allergies: 'Ozempic' })).warnings).toEqual([
    { code: 'ALLERGY', message: expect.stringMatching(/^Semaglutide: Your profile names Semaglutide/) },
  ])
  expect((await profile({ dateOfBirth: '2012-01-01' })).warnings).toEqual([
    { code: 'UNDER_18', message: expect.stringMatching(/^Semaglutide: Your profile says you are/) },
  ])
})

const onCard = async (id: number) => {
  const cards = (await app.request('GET', '/api/user-peptides/warnings', { cookie: member.cookie })).body
  return cards.find(({ entryId }: { entryId: number }) => entryId === id)?.warnings ?? []
}

test('checks a weight-loss medicine against the BMI until its first dose', async () => {
  await profile({ weight: 150, heightCm: 180 })
  const entry = await added({ peptideId: semaglutide })
  const expected = {
    code: 'BODY_MASS',
    message: expect.stringMatching(/^Your BMI is 20\.9, and labels start/),
  }
  expect(entry.warnings).toEqual([expected])
  expect(await onCard(entry.id)).toEqual([expect.objectContaining(expected)])
  const dose = { userPeptideId: entry.id, dose: '0.25 mg', takenAt: new Date(app.clock.now()).toISOString() }
  await app.request('POST', '/api/dosage-logs', { cookie: member.cookie, body: dose })
  expect(await onCard(entry.id)).toEqual([])
})

test('questions a goal of underweight when a weight-loss medicine is added', async () => {
  await profile({ weight: 230, heightCm: 175, goalWeight: 120 })
  expect(codes(await added({ peptideId: semaglutide, currentDose: '0.25 mg' }))).toEqual(['GOAL_WEIGHT'])
  expect(codes(await added())).toEqual([])
})

test('reads units in other languages and stores them in English', async () => {
  const { currentDose, amount, unit } = await added({ currentDose: '250 Mikrogramm' })
  expect({ currentDose, amount, unit }).toEqual({ currentDose: '250 mcg', amount: 250, unit: 'mcg' })
})

test('asks which frequency is right when the dose names another one', async () => {
  const { id, warnings } = await added({ currentDose: '0.5 mg/wk', frequency: 'Daily' })
  const message = 'Your dose says “weekly”, but your plan says Daily. Which one is right?'
  expect(warnings).toEqual([{ code: 'TWO_FREQUENCIES', message }])
  expect((await change(id, { frequency: 'Weekly' })).warnings).toEqual([])
})
