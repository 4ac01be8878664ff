import { MAX_REMINDERS } from '@pepwell/domain/text/limits'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { aMember, aPeptideId, type Member } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()

// Friday, 10 in the morning in New York, where members live.
beforeEach(() => app.clock.set('2026-11-27T15:00:00Z'))

const send = ({ cookie }: Member, method: string, path: string, body?: unknown) =>
  app.request(method, path, { cookie, body })

const wegovy = [{ dose: '0.25 mg', weeks: 4 }, { dose: '0.5 mg' }]

async function added(overrides: Record<string, unknown> = {}) {
  const member = await aMember(app)
  const body = {
    peptideId: await aPeptideId(app, 'Semaglutide'),
    ...{ currentDose: '0.25 mg', frequency: 'Weekly', when: { time: '08:00' } },
    ...overrides,
  }
  const response = await send(member, 'POST', '/api/user-peptides', body)
  return { member, response, reminders: (await send(member, 'GET', '/api/reminders')).body }
}

test("adding an entry creates its reminder, and today's first dose is due even if its time has passed", async () => {
  const { response, reminders } = await added()
  expect(response.statusCode).toBe(201)
  expect(reminders).toMatchObject([
    {
      ...{
        userPeptideId: response.body.id,
        title: 'Semaglutide Reminder',
        frequency: 'Weekly',
        time: '08:00',
      },
      ...{ dose: '0.25 mg', ownDose: null, days: '["Friday"]', planSays: null },
      ...{ overdue: { occursOn: '2026-11-27' }, nextAt: '2026-12-04T13:00:00.000Z' },
    },
  ])
})

test('it can be logged and is no longer due', async () => {
  const { member, response } = await added()
  const dose = { userPeptideId: response.body.id, dose: '0.25 mg', takenAt: '2026-11-27T15:00:00Z' }
  await send(member, 'POST', '/api/dosage-logs', dose)
  expect((await send(member, 'GET', '/api/reminders')).body).toMatchObject([
    { overdue: null, missedAt: null },
  ])
})

test("a first dose on a later day isn't due before", async () => {
  const { reminders } = await added({ startDate: '2026-11-29' })
  expect(reminders).toMatchObject([
    { days: '["Sunday"]', overdue: null, missedAt: null, nextAt: '2026-11-29T13:00:00.000Z' },
  ])
})

test.each([
  [
    'Twice daily',
    { time: '20:00', alsoAt: ['08:00'] },
    [
      ['20:00', 'Daily'],
      ['08:00', 'Daily'],
    ],
  ],
  ['2x per week', { time: '08:00' }, [['08:00', '2x per week']]],
  ['Every 3 days', { time: '08:00' }, [['08:00', 'Every few days']]],
  ['when it hurts', { time: '08:00', days: ['Monday'] }, [['08:00', 'Custom']]],
])('%s has reminders as often', async (frequency, when, expected) => {
  const { reminders } = await added({ frequency, when })
  const made = reminders.map((reminder: { time: string; frequency: string }) => [
    reminder.time,
    reminder.frequency,
  ])
  expect(made.toSorted()).toEqual(expected.toSorted())
  for (const one of reminders) expect(one.planSays).toBeNull()
})

test('chosen days count, and days spread over the week start with the first dose', async () => {
  const spread = await added({ frequency: '2x per week' })
  expect(spread.reminders).toMatchObject([{ days: '["Monday","Friday"]' }])
  const chosen = await added({ when: { time: '08:00', days: ['Sunday'] } })
  expect(chosen.reminders).toMatchObject([{ days: '["Sunday"]', overdue: null }])
})

test('dose steps are added with the entry', async () => {
  const { member, response } = await added({ steps: wegovy })
  const { body } = await send(member, 'GET', `/api/user-peptides/${response.body.id}/steps`)
  expect(body).toMatchObject({
    ...{ current: { step: 0, dose: '0.25 mg', since: '2026-11-27' } },
    ...{ next: { step: 1, dose: '0.5 mg', startsOn: '2026-12-25' } },
  })
})

test('adds everything or nothing', async () => {
  const { member, response } = await added({ when: { time: '25:00' } })
  expect(response).toMatchObject({
    statusCode: 400,
    body: { fields: { 'when.time': 'Please enter a valid time' } },
  })
  const full = await added()
  await sql`INSERT INTO reminders (user_id, user_peptide_id, title, frequency, time, days, anchor, counts_from, created_at,
      updated_at, timing_options)
    SELECT user_id, user_peptide_id, title, frequency, time, days, anchor, counts_from, created_at, updated_at, timing_options
    FROM reminders, generate_series(2, ${MAX_REMINDERS}) WHERE user_id = ${full.member.id}`.execute(app.db)
  const body = {
    peptideId: await aPeptideId(app, 'BPC-157'),
    currentDose: '1 mg',
    frequency: 'Daily',
    when: { time: '08:00' },
  }
  expect(await send(full.member, 'POST', '/api/user-peptides', body)).toMatchObject({
    body: { code: 'REMINDERS_FULL' },
  })
  expect((await send(full.member, 'GET', '/api/user-peptides')).body).toHaveLength(1)
  expect((await send(member, 'GET', '/api/user-peptides')).body).toEqual([])
})
