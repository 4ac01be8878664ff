import { addDays } from '@pepwell/domain/time/calendar'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import {
  aDose,
  aLabResult,
  aMember,
  aPeptideId,
  aPersonalEntry,
  aPlanEntry,
  aReminder,
  aSideEffect,
  aWeightLog,
  type Member,
} from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { request } = app

const insights = async ({ cookie }: Member) => (await request('GET', '/api/insights', { cookie })).body

const textsOf = ({ sentences }: { sentences: { text: string }[] }) => sentences.map(({ text }) => text)

const noon = (day: string) => `${day}T16:00:00Z`
const days = (from: string, count: number, step = 1) =>
  Array.from({ length: count }, (_, n) => addDays(from, n * step))

test('a new member sees only what each topic needs', async () => {
  const { sentences, needs, ...rows } = await insights(await aMember(app))
  expect(sentences).toEqual([])
  for (const need of Object.values(needs))
    expect(need).toMatch(/^(Appears after|Weigh in|Change a dose|Note how you feel) /)
  const zeros = expect.arrayContaining([{ weekday: 'Monday', taken: 0, due: 0 }])
  expect(rows).toEqual({
    unit: 'lbs',
    peptides: [],
    weekdays: zeros,
    levels: [],
    feelings: [],
    sites: [],
    gaps: [],
    provider: null,
    finding: null,
    times: [],
    weighIns: [],
    bands: [],
    symptoms: [],
    labs: [],
  })
})

test('describes two months in sentences with figures and days', async () => {
  app.clock.set(noon('2026-06-15'))
  const member = await aMember(app)
  const semaglutide = await aPlanEntry(app, member, {
    peptideId: await aPeptideId(app, 'Semaglutide'),
    currentDose: '0.5 mg',
    frequency: 'Weekly',
    startDate: '2026-04-20',
  })
  const own = await aPersonalEntry(app, member)
  const name = own.personalPeptide.name
  await request('PATCH', `/api/user-peptides/${own.id}`, {
    cookie: member.cookie,
    body: { startDate: '2026-05-25' },
  })
  const sites = ['Left thigh', 'Right thigh', 'Abdomen, upper left', 'Abdomen, upper right']
  for (const [week, day] of days('2026-04-20', 8, 7).entries())
    await aDose(app, member, semaglutide.id, {
      takenAt: noon(day),
      dose: week < 4 ? '0.25 mg' : '0.5 mg',
      feeling: week < 5 ? 'Good' : 'A bit nauseous',
      injectionSite: sites[week % 4],
    })
  // Daily since 25 May, but not on 6, 7 and 13 June: a Saturday, a Sunday and a Saturday.
  const missed = ['2026-06-06', '2026-06-07', '2026-06-13']
  for (const day of days('2026-05-25', 21).filter((day) => !missed.includes(day)))
    await aDose(app, member, own.id, { takenAt: noon(day), feeling: null })
  for (const [index, weighInDate] of days('2026-04-20', 57).entries())
    await aWeightLog(app, member, { weight: 200 - index / 10, weighInDate })

  const found = await insights(member)
  expect(textsOf(found)).toEqual([
    'You took 26 of the 29 doses that were due: 90%.',
    'No weekday stands out: you missed 3 of 21 doses, on 2 weekdays.',
    'Your trend went from 200 lbs to 194.7 lbs: −5.3 lbs, about −0.7 lbs a week.',
    'Your weekly weight change on 0.5 mg of Semaglutide doesn’t clearly differ from that on 0.25 mg.',
    'Your 8 shots with a site went to 4 sites.',
    'You never reused a site before it had rested 7 days while another had.',
    `There was 1 gap: you missed 2 doses of ${name} in a row.`,
  ])
  expect(found.sentences[0]).toMatchObject({ topic: 'adherence', from: '2026-04-20', to: '2026-06-15' })
  expect(found.sentences.at(-1)).toMatchObject({ topic: 'gaps', from: '2026-06-06', to: '2026-06-07' })
  expect(found.peptides).toEqual([
    { name: 'Semaglutide', taken: 8, due: 8 },
    { name, taken: 18, due: 21 },
  ])
  const stats = (await request('GET', '/api/analytics/stats', { cookie: member.cookie })).body
  expect(stats.adherenceRate).toBe(90)
  expect(textsOf(await insights(await aMember(app)))).toEqual([])
})

test('charts show dose times, weight over doses, side effects and labs', async () => {
  app.clock.set(noon('2026-06-15'))
  const member = await aMember(app)
  const { id } = await aPlanEntry(app, member, {
    peptideId: await aPeptideId(app, 'Semaglutide'),
    currentDose: '0.5 mg',
    frequency: 'Weekly',
    startDate: '2026-05-17',
  })
  for (const [week, day] of days('2026-05-17', 4, 7).entries())
    await aDose(app, member, id, {
      takenAt: `${day}T12:30:00Z`,
      dose: week < 2 ? '0.25 mg' : '0.5 mg',
      injectionSite: 'Left thigh',
    })
  await aWeightLog(app, member, { weight: 200, weighInDate: '2026-06-01' })
  await aSideEffect(app, member, { name: 'Nausea', severity: 2, startedAt: '2026-06-08T02:00:00Z' })
  await aSideEffect(app, member, { name: 'Headache', severity: 0 })
  await aLabResult(app, member, { analyte: 'HbA1c', value: 5.6, unit: '%', collectedAt: noon('2026-06-10') })
  const found = await insights(member)
  // Half past twelve in London is half past eight in New York.
  expect(found.times).toEqual([{ weekday: 'Sunday', hour: 8, doses: 4 }])
  expect(found.weighIns).toEqual([{ day: '2026-06-01', weight: 200 }])
  expect(found.bands).toEqual([
    { name: 'Semaglutide', colorSlot: 1, dose: '0.25 mg', from: '2026-05-17', to: '2026-05-30' },
    { name: 'Semaglutide', colorSlot: 1, dose: '0.5 mg', from: '2026-05-31', to: '2026-06-14' },
  ])
  expect(found.symptoms).toMatchObject([{ name: 'Nausea', severity: 2, day: '2026-06-07' }])
  expect(found.labs).toMatchObject([{ analyte: 'HbA1c', value: 5.6, unit: '%' }])
  expect(found.sites).toMatchObject([{ usual: 'Left thigh', shots: 4 }])
})

test('highlights the significant finding', async () => {
  app.clock.set(noon('2026-06-15'))
  const member = await aMember(app)
  const entry = await aPersonalEntry(app, member)
  await request('PATCH', `/api/user-peptides/${entry.id}`, {
    cookie: member.cookie,
    body: { startDate: '2026-04-06' },
  })
  const isSaturday = (day: string) => new Date(day).getUTCDay() === 6
  for (const day of days('2026-04-06', 70).filter((day) => !isSaturday(day)))
    await aDose(app, member, entry.id, { takenAt: noon(day) })
  const { sentences, finding } = await insights(member)
  expect(finding).toBe('weekdays')
  expect(textsOf({ sentences })).toContainEqual(
    expect.stringMatching(/^Saturdays stand out: you missed 10 of 10 doses/),
  )
})

test('ignores a paused plan, days before its start and skipped reminders', async () => {
  app.clock.set(noon('2026-06-15'))
  const member = await aMember(app)
  const entry = await aPlanEntry(app, member, { startDate: '2026-06-15' })
  await aReminder(app, member, entry.id, { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] })
  const change = (status: string) =>
    request('PATCH', `/api/user-peptides/${entry.id}`, { cookie: member.cookie, body: { status } })
  for (const day of days('2026-06-15', 26)) {
    app.clock.set(noon(day))
    if (day === '2026-06-24') await change('paused')
    if (day === '2026-07-06') await change('active')
    const isWeekend = [0, 6].includes(new Date(day).getUTCDay())
    if (!isWeekend && (day < '2026-06-24' || day >= '2026-07-06')) await aDose(app, member, entry.id)
  }
  app.clock.set(noon('2026-07-11'))
  const { sentences, needs } = await insights(member)
  expect(textsOf({ sentences })).toEqual([
    'You took all 12 doses that were due.',
    'No gaps: you never missed two due days in a row.',
  ])
  expect(needs.weekdays).toContain('so far')
})

test('uses the reader’s weight unit', async () => {
  app.clock.set(noon('2026-06-15'))
  const member = await aMember(app)
  await request('PATCH', '/api/auth/user', { cookie: member.cookie, body: { weightUnit: 'kg' } })
  for (const [index, weighInDate] of days('2026-05-01', 5, 7).entries())
    await aWeightLog(app, member, { weight: 90 - index, unit: 'kg', weighInDate })
  expect(textsOf(await insights(member))).toEqual([
    'Your trend went from 90 kg to 86 kg: −4 kg, about −1 kg a week.',
  ])
})

test('uses one connection, so a slow analysis leaves the rest of the pool free', async () => {
  const member = await aMember(app)
  const waiting = () =>
    sql<{ backends: number }>`
      SELECT count(*)::int AS backends FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(app.db)
  const backends = async () => (await waiting()).rows[0]?.backends
  let analysis: Promise<unknown> = Promise.resolve()
  await app.db.transaction().execute(async (tx) => {
    await sql`LOCK TABLE dosage_logs, side_effects, weight_logs, lab_results`.execute(tx)
    analysis = insights(member)
    await vi.waitFor(async () => expect(await backends()).toBe(1))
    // Every query that could run in parallel with the first would be waiting by now.
    await sql`SELECT pg_sleep(0.2)`.execute(tx)
    expect(await backends()).toBe(1)
  })
  expect(await analysis).toMatchObject({ sentences: [] })
})

test('a level’s overlays reach back three years, in the person’s unit', async () => {
  app.clock.set(noon('2026-06-15'))
  const member = await aMember(app)
  await aWeightLog(app, member, { weight: 200, unit: 'lbs', weighInDate: '2023-07-01' })
  await aWeightLog(app, member, { weight: 250, unit: 'lbs', weighInDate: '2023-06-01' })
  await aSideEffect(app, member, { name: 'Nausea', severity: 2, startedAt: noon('2024-01-02') })
  await aLabResult(app, member, { collectedAt: noon('2024-02-03') })
  const { body } = await request('GET', '/api/insights/overlays', { cookie: member.cookie })
  expect(body).toMatchObject({
    unit: 'lbs',
    weighIns: [{ day: '2023-07-01', weight: 200 }],
    symptoms: [{ name: 'Nausea', severity: 2, day: '2024-01-02' }],
    labs: [{ collectedAt: '2024-02-03T16:00:00.000Z' }],
  })
  expect(await insights(member)).toMatchObject({ weighIns: [], symptoms: [], labs: [] })
})
