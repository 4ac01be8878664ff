import { beforeEach, expect, test } from 'vitest'
import { aDose, aMember, aPersonalPeptide, aPlanEntry, aReminder } from '../../testing/factories.ts'
import { aLabeled } from '../../testing/labeled.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const tirzepatide = await aLabeled(app, 'Tirzepatide')
const bpc = await aLabeled(app, 'BPC-157', { label: null })

// A Wednesday, 16:47 in New York, where members live.
beforeEach(() => app.clock.set('2026-06-17T20:47:00Z'))

const CITED = '(Example label, checked Nov 22, 2026)'
const DAY_APART = {
  code: 'REMINDERS_TOO_CLOSE',
  message: `Your reminders come 24 h apart, but the label says at least 72 h ${CITED}.`,
}

/** A user who takes a medicine now and can add reminders. */
async function withDose(peptideId: number) {
  const member = await aMember(app)
  const entry = await aPlanEntry(app, member, { peptideId, frequency: 'Weekly' })
  await aDose(app, member, entry.id, { takenAt: '2026-06-17T20:47:00Z' })
  const remind = (body: Record<string, unknown>) => aReminder(app, member, entry.id, body)
  const change = async ({ id }: { id: number }, body: object) => {
    const response = await app.request('PATCH', `/api/reminders/${id}`, { cookie: member.cookie, body })
    expect(response.statusCode).toBe(200)
    return response.body
  }
  return { remind, change }
}

const wednesday = { frequency: 'Weekly', days: ['Wednesday'], time: '16:47' }
const twice = { ...wednesday, frequency: '2x per week', days: ['Tuesday', 'Friday'] }

test('creates and moves a reminder far from the last dose without warnings', async () => {
  const { remind, change } = await withDose(tirzepatide)
  const made = await remind(wednesday)
  expect(made.warnings).toEqual([])
  const moved = await change(made, { days: ['Thursday'] })
  // The dose resolves tomorrow's.
  expect(moved).toMatchObject({ nextAt: '2026-06-25T20:47:00.000Z', warnings: [] })
})

test('stores and warns of a move to a next dose too soon after the last', async () => {
  const { remind, change } = await withDose(tirzepatide)
  const made = await remind(wednesday)
  expect(await change(made, { frequency: twice.frequency, days: twice.days })).toMatchObject({
    nextAt: '2026-06-19T20:47:00.000Z',
    warnings: [
      {
        code: 'TOO_SOON',
        message: `The next dose comes 48 h after your last one, but the label says at least 72 h ${CITED}.`,
      },
    ],
  })
})

test('warns of one created or resumed too soon after it', async () => {
  const { remind, change } = await withDose(tirzepatide)
  const made = await remind(twice)
  expect(made.warnings).toMatchObject([{ code: 'TOO_SOON' }])
  expect((await change(made, { isActive: false })).warnings).toEqual([])
  expect((await change(made, { isActive: true })).warnings).toEqual(made.warnings)
})

test('warns of reminders closer than the label allows, even if each alone is far enough', async () => {
  const { remind, change } = await withDose(tirzepatide)
  const made = await remind(wednesday)
  const other = await remind({ ...wednesday, days: ['Thursday'] })
  expect(other.warnings).toContainEqual(DAY_APART)
  expect((await change(other, { title: 'Evening' })).warnings).toEqual([])
  expect((await change(other, { days: ['Saturday'] })).warnings).not.toContainEqual(DAY_APART)
  expect(
    (await change(made, { frequency: 'Daily', days: [...twice.days, 'Wednesday'] })).warnings,
  ).toContainEqual(DAY_APART)
})

test('says nothing without a label', async () => {
  const { remind } = await withDose(bpc)
  expect((await remind({ frequency: 'Daily', time: '16:47' })).warnings).toEqual([])
})

test('judges a reminder’s dose like the plan’s, and by how often its reminders come', async () => {
  const member = await aMember(app)
  const planned = { peptideId: tirzepatide, currentDose: '2 mg', frequency: 'Weekly' }
  const entry = await aPlanEntry(app, member, planned)
  const made = await aReminder(app, member, entry.id, { ...wednesday, dose: '2.5 mg' })
  const max = (amount: string) => ({
    code: 'ABOVE_HIGHEST',
    message: `The label says at most 2.4 mg a week ${CITED}. This is ${amount} a week.`,
  })
  expect(made.warnings).toEqual([max('2.5 mg')])
  const change = async (body: object) => {
    const path = `/api/reminders/${made.id}`
    return (await app.request('PATCH', path, { cookie: member.cookie, body })).body.warnings
  }
  expect(await change({ title: 'Evening' })).toEqual([])
  expect(await change({ dose: '2500 mg' })).toContainEqual(expect.objectContaining({ code: 'FACTOR_1000' }))
  expect(await change({ dose: '4.5 mg' })).toContainEqual(
    expect.objectContaining({ code: 'MORE_THAN_DOUBLED' }),
  )
  // The plan's own warnings don't repeat, unless reminders schedule a dose twice.
  expect(await change({ dose: '2 mg' })).toEqual([])
  expect(await change({ frequency: twice.frequency, days: twice.days })).toEqual([max('4 mg')])
})

test('holds reminders of a personal peptide against the label of the medicine it names', async () => {
  const member = await aMember(app)
  const { id: personalPeptideId } = await aPersonalPeptide(app, member, { name: 'Zepbound from my doctor' })
  const entry = await aPlanEntry(app, member, { personalPeptideId, currentDose: '1 mg', frequency: 'Weekly' })
  const made = await aReminder(app, member, entry.id, {
    ...wednesday,
    days: ['Wednesday', 'Thursday'],
    frequency: '2x per week',
  })
  expect(made.warnings).toContainEqual(DAY_APART)
})
