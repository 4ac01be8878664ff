import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import {
  aDose,
  aMember,
  aPersonalEntry,
  aPersonalPeptide,
  aPlanEntry,
  aReminder,
  type Member,
} from '../../testing/factories.ts'
import { aLabeled } from '../../testing/labeled.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { request } = app
const HOUR = 3_600_000

let member: Member
beforeEach(async () => {
  member = await aMember(app)
})

const ago = (hours: number) => new Date(app.clock.now() - hours * HOUR).toISOString()
const weekly = async (overrides: Record<string, unknown> = {}) =>
  (await aPlanEntry(app, member, { currentDose: '0.5 mg', frequency: 'Weekly', ...overrides })).id
/** Logs a dose. Returns its warnings. */
async function warned(userPeptideId: number, dose: string, takenAt = ago(0)) {
  const body = { userPeptideId, dose, takenAt }
  const response = await request('POST', '/api/dosage-logs', { cookie: member.cookie, body })
  expect(response.statusCode).toBe(201)
  return response.body.warnings
}
const codes = (warnings: { code: string }[]) => warnings.map(({ code }) => code)

test('stores a planned dose without warnings', async () => {
  const entry = await weekly()
  expect(await warned(entry, '0.5 mg', ago(84))).toEqual([])
  expect(await warned(entry, '500 mcg')).toEqual([])
})

test('stores and warns of a dose within half an interval of another', async () => {
  const entry = await weekly()
  await warned(entry, '0.5 mg', ago(15))
  expect(await warned(entry, '0.5 mg')).toEqual([
    { code: 'TOO_SOON', message: 'You logged 0.5 mg 15 h ago. Your plan says 0.5 mg, Weekly.' },
  ])
  expect((await request('GET', '/api/dosage-logs', { cookie: member.cookie })).body).toHaveLength(2)
})

test('warns of a dose backdated before another too', async () => {
  const entry = await weekly()
  await warned(entry, '0.5 mg')
  expect(await warned(entry, '0.5 mg', ago(20))).toEqual([
    { code: 'TOO_SOON', message: 'You logged 0.5 mg 20 h after this one. Your plan says 0.5 mg, Weekly.' },
  ])
})

test("uses a longer label interval with its source, also for 'As needed'", async () => {
  const entry = await weekly({ peptideId: await aLabeled(app, 'Tirzepatide'), frequency: 'As needed' })
  await warned(entry, '0.5 mg', ago(72))
  expect(await warned(entry, '0.5 mg', ago(1))).toEqual([
    {
      code: 'TOO_SOON',
      message:
        'You logged 0.5 mg 2 days before this one. The label says at least 72 h between two doses (Example label, checked Nov 22, 2026).',
    },
  ])
})

test.each([
  ['Twice daily', 5, ['TOO_SOON']],
  ['Twice daily', 6, []],
  ['Daily', 11, ['TOO_SOON']],
  ['Daily', 12, []],
  ['As needed', 0, []],
])('%s: %d hours after another: %j', async (frequency, hours, expected) => {
  const entry = await weekly({ frequency })
  await warned(entry, '0.5 mg', ago(hours))
  expect(codes(await warned(entry, '0.5 mg'))).toEqual(expected)
})

test('has all other warnings: the maximum, more than double, a factor of 1000, a missing unit', async () => {
  const peptideId = await aLabeled(app, 'Tirzepatide')
  const entry = await weekly({ peptideId })
  await warned(entry, '2 mg', ago(800))
  expect(codes(await warned(entry, '4 mg', ago(600)))).toEqual(['MORE_THAN_DOUBLED', 'ABOVE_HIGHEST'])
  expect(codes(await warned(entry, '0.5 mg', ago(400)))).toEqual([])
  expect(codes(await warned(entry, '1.1 mg', ago(200)))).toEqual(['MORE_THAN_DOUBLED'])
  expect(await warned(entry, '500 mg', ago(0))).toEqual([
    {
      code: 'FACTOR_1000',
      message: '500 mg is 1,000 times the 0.5 mg in your plan. Did you mean 500 mcg?',
    },
    {
      code: 'ABOVE_HIGHEST',
      message:
        'The label says at most 2.4 mg a week (Example label, checked Nov 22, 2026). This is 500 mg a week.',
    },
  ])
  const { id: own } = await aPersonalEntry(app, member)
  expect(await warned(own, '0.5')).toEqual([{ code: 'NO_UNIT', message: '0.5 of what? Choose a unit.' }])
})

test('compares with the previously taken dose, not the previously logged one', async () => {
  const entry = await weekly({ currentDose: '1 mg' })
  await warned(entry, '0.25 mg', ago(400))
  await warned(entry, '1 mg', ago(0))
  expect(codes(await warned(entry, '0.5 mg', ago(200)))).toEqual([])
  expect(codes(await warned(entry, '2 mg', ago(100)))).toEqual(['MORE_THAN_DOUBLED'])
})

test('judges doses from reminders equally', async () => {
  const entry = await weekly()
  await aReminder(app, member, entry)
  await warned(entry, '0.5 mg', ago(15))
  expect(codes(await warned(entry, '1.2 mg'))).toEqual(['TOO_SOON', 'MORE_THAN_DOUBLED'])
})

test('a later retry returns the same dose with the same warnings', async () => {
  const entry = await weekly()
  await warned(entry, '0.5 mg', ago(15))
  const body = { userPeptideId: entry, dose: '0.5 mg', takenAt: ago(0), clientId: randomUUID() }
  const log = () => request('POST', '/api/dosage-logs', { cookie: member.cookie, body })
  const first = await log()
  app.clock.advance(3 * HOUR)
  expect((await log()).body).toEqual(first.body)
  expect(codes(first.body.warnings)).toEqual(['TOO_SOON'])
})

test("doesn't compare with other entries or people", async () => {
  const entry = await weekly()
  await warned((await aPersonalEntry(app, member)).id, '0.1 mg', ago(1))
  const other = await aMember(app)
  await aDose(app, other, (await aPlanEntry(app, other)).id, { takenAt: ago(1) })
  expect(await warned(entry, '0.5 mg')).toEqual([])
})

test('holds doses of a personal peptide against the label of the medicine it names', async () => {
  await aLabeled(app, 'Tirzepatide')
  const { id: personalPeptideId } = await aPersonalPeptide(app, member, { name: 'My Zepbound' })
  const entry = await weekly({ personalPeptideId, currentDose: '2 mg' })
  expect(codes(await warned(entry, '2 mg', ago(48)))).toEqual([])
  expect(codes(await warned(entry, '2.5 mg'))).toEqual(['TOO_SOON', 'ABOVE_HIGHEST'])
})
