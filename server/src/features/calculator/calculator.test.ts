import { expect, test } from 'vitest'
import { aMember, aPeptideId, aPersonalPeptide, type Member } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { request } = app
const peptideId = await aPeptideId(app)

const bpc = { peptideId, vialConcentration: 5, bacteriostaticWater: 2, desiredDose: 0.25 }

const calculate = ({ cookie }: Member, changes: Record<string, unknown> = {}) =>
  request('POST', '/api/dosage-calculations', { cookie, body: { ...bpc, ...changes } })
const list = async ({ cookie }: Member, query = '') =>
  (await request('GET', `/api/dosage-calculations${query}`, { cookie })).body

test('returns and lists a calculation with the same result', async () => {
  const member = await aMember(app)
  const response = await calculate(member, { doseUnit: 'mcg', bodyWeight: 77.1 })
  expect(response.statusCode).toBe(201)
  expect(response.body).toEqual({
    id: expect.any(Number),
    peptideId,
    personalPeptideId: null,
    peptideName: 'BPC-157',
    peptide: { id: peptideId, name: 'BPC-157' },
    vialConcentration: 5,
    bacteriostaticWater: 2,
    desiredDose: 0.25,
    unit: 'mg',
    doseUnit: 'mcg',
    bodyWeight: 77.1,
    syringeScale: null,
    calculatedVolume: 0.1,
    concentration: 2.5,
    dosesPerVial: 20,
    createdAt: '2026-06-15T12:00:00.000Z',
  })
  expect(await list(member)).toEqual([response.body])
})

test.each([
  [{ vialConcentration: 10 }, { calculatedVolume: 0.05, concentration: 5, dosesPerVial: 40 }],
  [
    { vialConcentration: 10, desiredDose: 2.5 },
    { calculatedVolume: 0.5, concentration: 5, dosesPerVial: 4 },
  ],
  [{ vialConcentration: 3, desiredDose: 0.1 }, { dosesPerVial: 30 }],
  [{ bacteriostaticWater: 3 }, { concentration: 1.6666666667, calculatedVolume: 0.15 }],
  [{ desiredDose: 5 }, { calculatedVolume: 2, dosesPerVial: 1 }],
  [
    { vialConcentration: 10_000, bacteriostaticWater: 0.01, desiredDose: 0.0001 },
    { calculatedVolume: 1e-10, concentration: 1_000_000, dosesPerVial: 100_000_000 },
  ],
  [{ bodyWeight: null }, { bodyWeight: null, doseUnit: 'mg' }],
])('%o gives %o', async (changes, result) => {
  expect((await calculate(await aMember(app), changes)).body).toMatchObject(result)
})

test.each([
  ['peptideId', undefined, 'Please select a peptide'],
  ['peptideId', null, 'Please select a peptide'],
  ['peptideId', 'BPC-157', 'Please select a peptide'],
  ['vialConcentration', undefined, 'Must be a valid positive number'],
  ['vialConcentration', 0, 'Must be a valid positive number'],
  ['bacteriostaticWater', -2, 'Must be a valid positive number'],
  ['bacteriostaticWater', '2 mL', 'Must be a valid positive number'],
  ['desiredDose', null, 'Must be a valid positive number'],
  ['desiredDose', 250, 'This is more than the vial holds. Please check mg and mcg.'],
  ['desiredDose', 5.000001, 'This is more than the vial holds. Please check mg and mcg.'],
  ['desiredDose', 0.1234567, 'Please use at most 6 decimals of a mg or IU'],
  ['bodyWeight', 0, 'Must be a valid positive number'],
  ['doseUnit', 'IU', 'Please choose mg or mcg'],
  ['doseUnit', 'units', 'Please choose mg, mcg or IU'],
  ['unit', 'mcg', 'Please choose mg or IU'],
])('refuses %s as %j without storing it', async (field, value, message) => {
  const member = await aMember(app)
  const response = await calculate(member, { [field]: value })
  expect([response.statusCode, response.body.code]).toEqual([400, 'INVALID_INPUT'])
  expect(response.body.fields).toEqual({ [field]: message })
  expect(await list(member)).toEqual([])
})

test('reports all missing fields together', async () => {
  const member = await aMember(app)
  const amounts = { vialConcentration: undefined, bacteriostaticWater: 0, desiredDose: -1 }
  const response = await calculate(member, { peptideId: undefined, ...amounts })
  const positive = 'Must be a valid positive number'
  expect(response.body.fields).toEqual({
    peptideId: 'Please select a peptide',
    vialConcentration: positive,
    bacteriostaticWater: positive,
    desiredDose: positive,
  })
})

test('a vial in IU gives a dose in IU, also in the list', async () => {
  const member = await aMember(app)
  const hcg = { vialConcentration: 5000, bacteriostaticWater: 2, desiredDose: 500, unit: 'IU' }
  const response = await calculate(member, hcg)
  expect(response.body).toMatchObject({
    ...hcg,
    doseUnit: 'IU',
    concentration: 2500,
    calculatedVolume: 0.2,
    dosesPerVial: 10,
  })
  expect(await list(member)).toEqual([response.body])
})

test.each([
  [{ unit: 'IU', doseUnit: 'mcg' }, { doseUnit: 'Please choose IU' }],
  [{ unit: 'IU', desiredDose: 6 }, { desiredDose: 'This is more than the vial holds.' }],
])('never mixes IU with mg: %o', async (changes, fields) => {
  expect((await calculate(await aMember(app), changes)).body).toMatchObject({ fields })
})

test('refuses both a catalog and a personal peptide', async () => {
  const member = await aMember(app)
  const { id: personalPeptideId } = await aPersonalPeptide(app, member)
  const response = await calculate(member, { personalPeptideId })
  expect(response.body.fields).toEqual({ peptideId: 'Please select a peptide' })
})

test('calculates a personal peptide for its owner only', async () => {
  const [owner, stranger] = [await aMember(app), await aMember(app)]
  const { id: personalPeptideId } = await aPersonalPeptide(app, owner)
  const about = { peptideId: undefined, personalPeptideId }
  const { body } = await calculate(owner, about)
  expect(body).toMatchObject({ personalPeptideId, peptideId: null, peptide: { id: null, name: 'My blend' } })
  const foreign = await calculate(stranger, about)
  expect([foreign.statusCode, foreign.body.code]).toEqual([404, 'PERSONAL_PEPTIDE_NOT_FOUND'])
  expect(await list(stranger)).toEqual([])
})

test('refuses an unknown peptide', async () => {
  const response = await calculate(await aMember(app), { peptideId: 987_654_321 })
  expect([response.statusCode, response.body.code]).toEqual([404, 'PEPTIDE_NOT_FOUND'])
})

test.each(['SNAP-8', 'Selank'])("calculates no volume for %s, which isn't injected", async (name) => {
  const member = await aMember(app)
  const response = await calculate(member, { peptideId: await aPeptideId(app, name) })
  expect([response.statusCode, response.body.code]).toEqual([409, 'NOT_INJECTED'])
  expect(await list(member)).toEqual([])
})

test('calculates injected and nasal peptides', async () => {
  const response = await calculate(await aMember(app), { peptideId: await aPeptideId(app, 'Oxytocin') })
  expect(response.statusCode).toBe(201)
})

test('lists your calculations, latest first, up to the limit', async () => {
  const [member, other] = [await aMember(app), await aMember(app)]
  for (const desiredDose of [0.1, 0.2, 0.3]) await calculate(member, { desiredDose })
  await calculate(other)
  const doses = (rows: { desiredDose: number }[]) => rows.map(({ desiredDose }) => desiredDose)
  expect(doses(await list(member))).toEqual([0.3, 0.2, 0.1])
  expect(doses(await list(member, '?limit=2'))).toEqual([0.3, 0.2])
  for (const wrong of ['0', '101', 'x'])
    expect((await list(member, `?limit=${wrong}`)).code).toBe('INVALID_INPUT')
})

test('a calculation keeps its peptide’s name after deletion', async () => {
  const member = await aMember(app)
  const { id: personalPeptideId } = await aPersonalPeptide(app, member, { name: 'Gone soon' })
  await calculate(member, { peptideId: undefined, personalPeptideId })
  await request('DELETE', `/api/personal-peptides/${personalPeptideId}`, { cookie: member.cookie })
  expect(await list(member)).toMatchObject([{ personalPeptideId: null, peptideName: 'Gone soon' }])
})
