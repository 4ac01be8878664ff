import { levelsOf } from '@pepwell/domain/levels/level-curves'
import { addDays } from '@pepwell/domain/time/calendar'
import { expect, test } from 'vitest'
import {
  aDose,
  aMember,
  aPeptideId,
  aPersonalPeptide,
  aPlanEntry,
  type Member,
} from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { request } = app

const HOUR = 3_600_000
const after = (start: string, hours: number) => new Date(Date.parse(start) + hours * HOUR).toISOString()

/** The level's reply; query values may contain a plus sign. */
const levelOf = async ({ cookie }: Member, id: number, query: Record<string, string> = {}) => {
  const { statusCode, body } = await request(
    'GET',
    `/api/medication-levels/${id}?${new URLSearchParams(query)}`,
    { cookie },
  )
  expect(statusCode).toBe(200)
  return body
}

const entryOf = async (member: Member, name: string, overrides: Record<string, unknown> = {}) =>
  aPlanEntry(app, member, {
    peptideId: await aPeptideId(app, name),
    currentDose: '1 mg',
    frequency: 'Weekly',
    startDate: '2026-01-04',
    ...overrides,
  })

/** Within half a percent. */
const expectNear = (value: number, expected: number) =>
  expect(Math.abs(value / expected - 1), `${value} is not ${expected}`).toBeLessThan(0.005)

/** Weekly doses from a first instant on. */
async function weeklyDoses(member: Member, id: number, start: string, doses: readonly string[]) {
  for (const [week, dose] of doses.entries())
    await aDose(app, member, id, { dose, takenAt: after(start, week * 168) })
}

const START = '2026-01-04T13:00:00.000Z'

test('semaglutide follows its titration, in percent of the steady-state peak at the current dose', async () => {
  app.clock.set(after(START, 1600))
  const member = await aMember(app)
  await request('PATCH', '/api/auth/user', { cookie: member.cookie, body: { weight: 187.4 } })
  const { id } = await entryOf(member, 'Semaglutide')
  const doses = [...Array(4).fill('0.25 mg'), ...Array(4).fill('500 mcg'), '1 mg']
  await weeklyDoses(member, id, START, doses)
  const peak = 163.8
  for (const [hour, expected] of [
    [100, 18.1],
    [746, 56.9],
    [1418, 114.9],
  ] as const) {
    const level = await levelOf(member, id, { at: after(START, hour) })
    expectNear(level.percent, (100 * expected) / peak)
    expect(level.low).toBeLessThan(level.percent)
    expect(level.high).toBeGreaterThan(level.percent)
    expect(level).toMatchObject({
      name: 'Semaglutide',
      source: { url: 'https://doi.org/10.1007/s13300-019-0581-y' },
      note: 'A model from published averages, not a measurement. Not for dosing decisions.',
      regimen: { mg: 1, intervalHours: 168 },
    })
    expect(level).not.toHaveProperty('reason')
  }
})

test('daily liraglutide keeps its steady state, though absorption is as slow as elimination', async () => {
  app.clock.set(after(START, 12 * 24))
  const member = await aMember(app)
  const body = { weight: 220.46, gender: 'female' }
  await request('PATCH', '/api/auth/user', { cookie: member.cookie, body })
  const daily = { currentDose: '3 mg', frequency: 'Once daily' }
  const { id } = await entryOf(member, 'Liraglutide', daily)
  for (let day = 0; day < 12; day++)
    await aDose(app, member, id, { dose: '3 mg', takenAt: after(START, day * 24) })
  expectNear((await levelOf(member, id, { at: after(START, 11 * 24 + 8.5) })).percent, 100)
  expectNear((await levelOf(member, id, { at: after(START, 12 * 24) })).percent, (100 * 93.8) / 141.2)
})

test('a period has past points from logged doses and future ones from planned doses', async () => {
  app.clock.set(after(START, 200))
  const member = await aMember(app)
  const { id } = await entryOf(member, 'Tirzepatide', { currentDose: '5 mg' })
  await weeklyDoses(member, id, START, ['5 mg', '5 mg'])
  const query = { from: after(START, -24), to: after(START, 600), stepHours: '12' }
  const { points, doses, curves, since, percent } = await levelOf(member, id, query)
  expect(points).toHaveLength(53)
  expect(since).toBe(START)
  expect(points.slice(0, 2)).toMatchObject([{ percent: null }, { percent: null }])
  expect(points[2]).toMatchObject({ at: START, percent: 0, planned: false })
  expect(doses.map(({ at, planned }: { at: string; planned: boolean }) => [at, planned])).toEqual([
    [START, false],
    [after(START, 168), false],
    [after(START, 336), true],
    [after(START, 504), true],
  ])
  expect(percent).toBeGreaterThan(0)
  // A page computes the same levels at any instant from the curves.
  const instants = points.map((point: { at: string }) => Date.parse(point.at))
  const timed = doses.map((dose: { at: string; mg: number }) => ({ ...dose, at: Date.parse(dose.at) }))
  for (const [index, level] of levelsOf(curves, timed, instants).entries())
    if (points[index].percent !== null) expect(level.percent).toBeCloseTo(points[index].percent, 2)
  const at = (hour: number) => points.find((point: { at: string }) => point.at === after(START, hour))
  expect(at(192)).toMatchObject({ planned: false })
  expect(at(204)).toMatchObject({ planned: true })
  // The third, planned dose raises the level.
  expect(at(372).percent).toBeGreaterThan(at(336).percent)
  await request('PATCH', `/api/user-peptides/${id}`, { cookie: member.cookie, body: { status: 'paused' } })
  const paused = await levelOf(member, id, query)
  expect(paused.points.at(-1).at).toBe(after(START, 192))
  expect(paused.doses).toHaveLength(2)
})

test('the level is unknown before the first logged dose', async () => {
  app.clock.set(after(START, 48))
  const member = await aMember(app)
  const { id } = await entryOf(member, 'Semaglutide')
  expect(await levelOf(member, id)).toMatchObject({ percent: null, reason: 'No dose logged yet' })
  await aDose(app, member, id, { dose: '1 mg', takenAt: START })
  expect(await levelOf(member, id, { at: after(START, -1) })).toMatchObject({
    percent: null,
    reason: 'Level before Jan 4, 2026 unknown',
  })
  expect((await levelOf(member, id, { at: after(START, 2000 * 24) })).reason).toBe(
    'Level more than a year ahead unknown',
  )
})

test.each([
  ['BPC-157', 'No published human data'],
  ['TB-500', 'No published human data'],
  ['Sermorelin', 'Gone within hours'],
  ['Tesamorelin', 'Gone within hours'],
  ['CJC-1295 with DAC', 'No usable published model'],
])('%s has no curve: %s', async (name, reason) => {
  app.clock.set(after(START, 48))
  const member = await aMember(app)
  const { id } = await entryOf(member, name)
  await aDose(app, member, id, { dose: '1 mg', takenAt: START })
  const level = await levelOf(member, id, { from: START, to: after(START, 24) })
  expect(level).toMatchObject({ percent: null, reason, points: [] })
  expect(level).not.toHaveProperty('model')
})

test('without a curve, a period has the instants of its doses, logged and planned', async () => {
  app.clock.set(after(START, 80))
  const member = await aMember(app)
  const { id } = await entryOf(member, 'BPC-157', { currentDose: '10 units', frequency: 'Every other day' })
  for (const hour of [-72, 0, 48])
    await aDose(app, member, id, { dose: '10 units', takenAt: after(START, hour) })
  const query = { from: after(START, -24), to: after(START, 150) }
  expect((await levelOf(member, id, query)).taken).toEqual([
    { at: START, planned: false },
    { at: after(START, 48), planned: false },
    { at: after(START, 96), planned: true },
    { at: after(START, 144), planned: true },
  ])
  expect(await levelOf(member, id)).not.toHaveProperty('taken')
  await request('PATCH', `/api/user-peptides/${id}`, { cookie: member.cookie, body: { status: 'paused' } })
  expect((await levelOf(member, id, query)).taken).toHaveLength(2)
})

test('never guesses doses without a mass or frequencies without a number', async () => {
  app.clock.set(after(START, 48))
  const member = await aMember(app)
  const { id } = await entryOf(member, 'Semaglutide', { currentDose: '10 units' })
  await aDose(app, member, id, { dose: '10 units', takenAt: START })
  expect((await levelOf(member, id)).reason).toBe('Enter your dose in mg to see a level')
  const change = (body: object) =>
    request('PATCH', `/api/user-peptides/${id}`, { cookie: member.cookie, body })
  await change({ currentDose: '0.5 mg' })
  expect((await levelOf(member, id)).reason).toBe('Enter your logged doses in mg to see a level')
  await change({ frequency: 'As needed' })
  expect((await levelOf(member, id)).reason).toBe('Enter how often you take it to see a level')
})

test('weight and diabetes in the profile change the level of semaglutide', async () => {
  app.clock.set(after(START, 1000))
  const percentFor = async (profile: object) => {
    const member = await aMember(app)
    const changed = await request('PATCH', '/api/auth/user', { cookie: member.cookie, body: profile })
    expect(changed.statusCode).toBe(200)
    const { id } = await entryOf(member, 'Semaglutide')
    await aDose(app, member, id, { dose: '1 mg', takenAt: START })
    return (await levelOf(member, id, { at: after(START, 73.5) })).percent
  }
  const weight = 187.4
  expectNear(await percentFor({ weight }), (100 * 74.7) / 163.8)
  expectNear(await percentFor({ weight: 220.5 }), (100 * 64.1) / 139.2)
  const diabetic = await percentFor({ weight, healthConditions: 'Type 2 diabetes' })
  expectNear(diabetic, (100 * 57.3) / 140.2)
})

test('a personal peptide has a curve from its typed numbers', async () => {
  app.clock.set(after(START, 48))
  const member = await aMember(app)
  const numbers = { halfLifeHours: 24, timeToPeakHours: 6 }
  const peptide = await aPersonalPeptide(app, member, numbers)
  expect(peptide).toMatchObject(numbers)
  const { id } = await aPlanEntry(app, member, {
    personalPeptideId: peptide.id,
    currentDose: '2 mg',
    frequency: 'Daily',
    startDate: '2026-01-04',
  })
  await aDose(app, member, id, { dose: '2 mg', takenAt: START })
  const level = await levelOf(member, id, { at: after(START, 6) })
  expect(level).toMatchObject({
    model: expect.stringContaining('your numbers'),
    note: 'A model from your numbers, not a measurement. Not for dosing decisions.',
    source: { name: 'your numbers', url: null },
  })
  expect(level.percent).toBeGreaterThan((await levelOf(member, id, { at: after(START, 12) })).percent)
  const { cookie } = member
  const patch = (body: object) => request('PATCH', `/api/personal-peptides/${peptide.id}`, { cookie, body })
  expect((await patch({ halfLifeHours: 2, timeToPeakHours: 3 })).statusCode).toBe(400)
  expect((await patch({ halfLifeHours: null })).statusCode).toBe(400)
  expect((await patch({ halfLifeHours: null, timeToPeakHours: null })).statusCode).toBe(200)
  expect((await levelOf(member, id)).reason).toBe('No published human data')
})

test('doses of a removed entry count for the next one of the same peptide', async () => {
  app.clock.set(after(START, 200))
  const member = await aMember(app)
  const first = await entryOf(member, 'Semaglutide')
  await aDose(app, member, first.id, { dose: '1 mg', takenAt: START })
  const at = { at: after(START, 73.5) }
  const before = await levelOf(member, first.id, at)
  await request('DELETE', `/api/user-peptides/${first.id}`, { cookie: member.cookie })
  const second = await entryOf(member, 'Semaglutide', { startDate: addDays('2026-01-04', 7) })
  expect((await levelOf(member, second.id, at)).percent).toBe(before.percent)
})

test('levels are private, and periods are limited', async () => {
  app.clock.set(after(START, 48))
  const [member, other] = [await aMember(app), await aMember(app)]
  const { id } = await entryOf(member, 'Semaglutide')
  const foreign = await request('GET', `/api/medication-levels/${id}`, { cookie: other.cookie })
  expect(foreign).toMatchObject({ statusCode: 404, body: { code: 'PLAN_ENTRY_NOT_FOUND' } })
  const { cookie } = member
  const ask = (query: string) => request('GET', `/api/medication-levels/${id}?${query}`, { cookie })
  for (const query of [
    'from=2026-01-01T00:00:00Z',
    'stepHours=0',
    'at=yesterday',
    'from=2020-01-01T00:00:00Z&to=2026-01-01T00:00:00Z&stepHours=1',
  ])
    expect((await ask(query)).statusCode).toBe(400)
  const reversed = await ask('from=2026-06-02T00:00:00Z&to=2026-06-01T00:00:00Z')
  expect(reversed.body).toMatchObject({ fields: { to: 'Please send the earlier end first' } })
})

test('planned doses follow the plan’s steps', async () => {
  app.clock.set(after(START, 24))
  const member = await aMember(app)
  const { id } = await entryOf(member, 'Semaglutide', { currentDose: '0.25 mg' })
  await aDose(app, member, id, { dose: '0.25 mg', takenAt: START })
  const steps = [
    { dose: '0.25 mg', weeks: 2 },
    { dose: '0.5 mg', weeks: 2 },
  ]
  const planned = await request('PUT', `/api/user-peptides/${id}/steps`, {
    cookie: member.cookie,
    body: { steps },
  })
  expect(planned.statusCode).toBe(200)
  const { doses } = await levelOf(member, id, { from: START, to: after(START, 24 * 40), stepHours: '24' })
  const amounts = doses.map(({ mg }: { mg: number }) => mg)
  expect(amounts.slice(0, 2)).toEqual([0.25, 0.25])
  expect(amounts.at(-1)).toBe(0.5)
})

test('an overdue step does not let planned doses skip it', async () => {
  app.clock.set(START)
  const member = await aMember(app)
  const { id } = await entryOf(member, 'Semaglutide', { currentDose: '0.25 mg' })
  const steps = [{ dose: '0.25 mg', weeks: 1 }, { dose: '0.5 mg', weeks: 2 }, { dose: '1 mg' }]
  await request('PUT', `/api/user-peptides/${id}/steps`, { cookie: member.cookie, body: { steps } })
  const now = after(START, 2 * 168 + 1)
  app.clock.set(now)
  await weeklyDoses(member, id, START, Array(3).fill('0.25 mg'))
  const { doses } = await levelOf(member, id, { from: now, to: after(now, 3 * 168), stepHours: '24' })
  const planned = doses.filter((dose: { planned: boolean }) => dose.planned)
  expect(planned.map(({ mg }: { mg: number }) => mg)).toEqual([0.5, 1, 1])
})

test('planned doses follow the weekdays of the plan', async () => {
  app.clock.set(after(START, 1))
  const member = await aMember(app)
  const { id } = await entryOf(member, 'Semaglutide', { frequency: 'Mon/Wed/Fri' })
  await aDose(app, member, id, { dose: '1 mg', takenAt: START })
  const { doses } = await levelOf(member, id, { from: START, to: after(START, 7 * 24), stepHours: '24' })
  const [, ...planned] = doses.map(({ at }: { at: string }) => at)
  expect(planned).toEqual([24, 72, 120].map((hours) => after(START, hours)))
})
