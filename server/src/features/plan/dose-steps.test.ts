import { beforeEach, describe, expect, test } from 'vitest'
import { aDose, aMember, aPeptideId, aPlanEntry, aReminder, type Member } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()

let member: Member
let id: number
beforeEach(async () => {
  app.clock.set('2026-11-01T12:00:00Z')
  member = await aMember(app)
  id = (await aPlanEntry(app, member, await semaglutide())).id
})

const semaglutide = async () => ({
  peptideId: await aPeptideId(app, 'Semaglutide'),
  currentDose: '0.25 mg',
  frequency: 'Weekly',
})

const wegovy = [
  { dose: '0.25 mg', weeks: 4 },
  { dose: '0.5 mg', weeks: 4 },
  { dose: '1 mg', weeks: 4 },
  { dose: '1.7 mg' },
]

const send = (method: 'GET' | 'PUT' | 'POST' | 'PATCH', path: string, body?: object, as = member) =>
  app.request(method, path, { cookie: as.cookie, ...(body && { body }) })
const put = (steps: object[]) => send('PUT', `/api/user-peptides/${id}/steps`, { steps })
const decide = (body: object) => send('POST', `/api/user-peptides/${id}/steps/decision`, body)
const read = async () => (await send('GET', `/api/user-peptides/${id}/steps`)).body
const history = async () => (await send('GET', `/api/user-peptides/${id}/steps/decisions`)).body
/** The last dose before a step day, so that none was missed. */
const takeOn = async (day: string) => {
  app.clock.set(`${day}T12:00:00Z`)
  await aDose(app, member, id, { dose: '0.25 mg' })
}
const planDose = async () => (await send('GET', '/api/user-peptides')).body[0].currentDose

test('an entry has no steps until some are written', async () => {
  expect(await read()).toEqual({ userPeptideId: id, steps: [], current: null, next: null, hold: null })
  expect((await send('GET', '/api/dose-steps')).body).toEqual([])
})

test('written steps start at the plan’s dose and estimate their dates', async () => {
  const { statusCode, body } = await put(wegovy)
  expect(statusCode).toBe(200)
  const state = await read()
  expect(body).toEqual({ ...state, warnings: [] })
  expect(body.steps.map((step: Record<string, unknown>) => [step.dose, step.state, step.startsOn])).toEqual([
    ['0.25 mg', 'current', '2026-11-01'],
    ['0.5 mg', 'upcoming', '2026-11-29'],
    ['1 mg', 'upcoming', '2026-12-27'],
    ['1.7 mg', 'upcoming', '2027-01-24'],
  ])
  expect(body.current).toEqual({ step: 0, dose: '0.25 mg', since: '2026-11-01' })
  expect(body.next).toMatchObject({ step: 1, dose: '0.5 mg', startsOn: '2026-11-29', stage: 'later' })
  expect((await send('GET', '/api/dose-steps')).body).toEqual([state])
})

test('rewriting later steps leaves the current one where it was', async () => {
  await put(wegovy)
  await takeOn('2026-11-29')
  await decide({ decision: 'take' })
  app.clock.set('2026-12-10T12:00:00Z')
  const { body } = await put([
    { dose: '0.25 mg', weeks: 4 },
    { dose: '0.5 mg', weeks: 4 },
    { dose: '0.75 mg' },
  ])
  expect(body).toMatchObject({
    current: { step: 1, dose: '0.5 mg', since: '2026-11-29' },
    next: { dose: '0.75 mg', startsOn: '2026-12-27' },
  })
  expect((await history())[0]).toMatchObject({ act: 'planned', decidedOn: '2026-12-10' })
  await decide({ decision: 'stay' })
  expect((await put(wegovy)).body.next).toMatchObject({ dose: '1 mg', startsOn: '2027-01-24' })
  const longer = wegovy.map((step) => (step.dose === '0.5 mg' ? { ...step, weeks: 6 } : step))
  expect((await put(longer)).body).toMatchObject({
    current: { since: '2026-11-29' },
    next: { dose: '1 mg', startsOn: '2027-01-10' },
  })
})

test('the dose never changes by itself: a step is announced, then due', async () => {
  await put(wegovy)
  for (const [day, stage] of [
    ['2026-11-26', 'soon'],
    ['2026-11-29', 'due'],
    ['2026-12-10', 'due'],
  ]) {
    app.clock.set(`${day}T12:00:00Z`)
    expect((await read()).next).toMatchObject({ step: 1, stage })
  }
  expect(await planDose()).toBe('0.25 mg')
})

test('taking a step changes the dose of plan and reminders, and the history', async () => {
  await put(wegovy)
  await aReminder(app, member, id)
  await takeOn('2026-11-22')
  app.clock.set('2026-11-29T12:00:00Z')
  const { statusCode, body } = await decide({ decision: 'take' })
  expect([statusCode, body.current.dose, body.next.startsOn]).toEqual([200, '0.5 mg', '2026-12-27'])
  expect(await planDose()).toBe('0.5 mg')
  expect((await send('GET', '/api/reminders')).body[0].dose).toBe('0.5 mg')
  expect(await history()).toMatchObject([
    { act: 'take', fromDose: '0.25 mg', toDose: '0.5 mg', decidedOn: '2026-11-29' },
    { act: 'planned' },
  ])
})

test('staying moves the next step by four weeks or the given number', async () => {
  await put(wegovy)
  app.clock.set('2026-11-29T12:00:00Z')
  expect((await decide({ decision: 'stay', reason: 'side effects' })).body.next.startsOn).toBe('2026-12-27')
  app.clock.set('2026-12-28T12:00:00Z')
  const { body } = await decide({ decision: 'stay', weeks: 2, reason: 'supply' })
  expect([body.next.startsOn, body.current]).toEqual([
    '2027-01-11',
    { step: 0, dose: '0.25 mg', since: '2026-11-01' },
  ])
  expect((await history())[0]).toMatchObject({ act: 'stay', until: '2027-01-11', reason: 'supply' })
})

test('going back restores the former dose, and asks again four weeks later', async () => {
  await put(wegovy)
  expect((await decide({ decision: 'back' })).body.code).toBe('NO_EARLIER_STEP')
  await decide({ decision: 'take' })
  app.clock.set('2026-11-08T12:00:00Z')
  const { body } = await decide({ decision: 'back', reason: 'side effects' })
  expect(body.current).toEqual({ step: 0, dose: '0.25 mg', since: '2026-11-08' })
  expect(body.next).toMatchObject({ step: 1, startsOn: '2026-12-06' })
  expect(await planDose()).toBe('0.25 mg')
})

test('two devices take one step once', async () => {
  await put(wegovy)
  const responses = await Promise.all([1, 2, 3].map(() => decide({ decision: 'take', step: 1 })))
  expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
  expect(await planDose()).toBe('0.5 mg')
})

test('a repeated request that names no step climbs once a day', async () => {
  await put(wegovy)
  await decide({ decision: 'take' })
  expect((await decide({ decision: 'take' })).body.code).toBe('STEP_TAKEN_TODAY')
  expect(await planDose()).toBe('0.5 mg')
  app.clock.set('2026-11-02T12:00:00Z')
  expect((await decide({ decision: 'take' })).body.current.dose).toBe('1 mg')
})

test('stores a retried decision once', async () => {
  await put(wegovy)
  const clientId = crypto.randomUUID()
  const first = await decide({ decision: 'take', clientId })
  const again = await decide({ decision: 'take', clientId })
  expect([again.statusCode, again.body.current]).toEqual([200, first.body.current])
  expect(await history()).toHaveLength(2)
})

test('requires the prescriber after two missed weekly doses', async () => {
  await put(wegovy)
  await aDose(app, member, id, { dose: '0.25 mg' })
  app.clock.set('2026-11-20T11:00:00Z')
  expect((await read()).hold).toBeNull()
  app.clock.set('2026-11-20T13:00:00Z')
  expect((await read()).hold).toEqual({
    reason: 'missed-doses',
    message: 'You missed two weekly doses. Ask your prescriber whether to restart at a lower dose.',
  })
  expect((await decide({ decision: 'take' })).body.code).toBe('STEP_ON_HOLD')
  const { statusCode } = await decide({ decision: 'take', reason: 'prescriber' })
  expect(statusCode).toBe(200)
  expect((await history())[0]).toMatchObject({ act: 'take', heldFor: 'missed-doses', reason: 'prescriber' })
})

test('counts missed doses from the first planned day when none was taken', async () => {
  await put(wegovy)
  // The label lets the second dose be taken until five days after November 8.
  app.clock.set('2026-11-13T04:00:00Z')
  expect((await read()).hold).toBeNull()
  app.clock.set('2026-11-13T13:00:00Z')
  expect((await read()).hold).toMatchObject({ reason: 'missed-doses' })
  expect((await decide({ decision: 'take' })).body.code).toBe('STEP_ON_HOLD')
  const holds = async () => (await send('GET', `/api/user-peptides/${id}/steps/holds`)).body
  expect(await holds()).toEqual([{ reason: 'missed-doses', from: '2026-11-13', until: null }])
  await takeOn('2026-11-15')
  expect((await read()).hold).toBeNull()
  expect(await holds()).toEqual([{ reason: 'missed-doses', from: '2026-11-13', until: '2026-11-15' }])
})

test('steps edited after what was agreed on with the prescriber are not on hold again', async () => {
  await put(wegovy)
  await aDose(app, member, id, { dose: '0.25 mg' })
  app.clock.set('2026-11-20T13:00:00Z')
  await decide({ decision: 'stay', reason: 'prescriber' })
  expect((await put(wegovy.slice(0, 3))).body.hold).toBeNull()
  await send('PATCH', `/api/user-peptides/${id}`, { currentDose: '0.5 mg' })
  expect(await read()).toMatchObject({ current: { step: 1 }, hold: null })
})

test.each([
  ['Black stool', 2],
  ['Palpitations', 4],
])("%s in the last seven days holds the next step, mild nausea doesn't", async (name, severity) => {
  await put(wegovy)
  const log = (name: string, severity: number) =>
    send('POST', '/api/side-effects', { name, severity, startedAt: '2026-11-01T10:00:00Z' })
  await log('Nausea', 2)
  expect((await read()).hold).toBeNull()
  await log(name, severity)
  expect((await read()).hold).toEqual({
    reason: 'red-flag',
    message: 'You logged a serious symptom. Ask your prescriber whether to restart at a lower dose.',
  })
  expect((await decide({ decision: 'take' })).body.code).toBe('STEP_ON_HOLD')
  app.clock.set('2026-11-08T10:00:01Z')
  expect((await read()).hold).toBeNull()
})

test('what a person agreed on with the prescriber ends the hold', async () => {
  await put(wegovy)
  await decide({ decision: 'take', step: 1 })
  await decide({ decision: 'take', step: 2 })
  await aDose(app, member, id, { dose: '1 mg' })
  app.clock.set('2026-11-20T13:00:00Z')
  await decide({ decision: 'stay', reason: 'side effects' })
  expect((await read()).hold).toMatchObject({ reason: 'missed-doses' })
  const { body } = await decide({ decision: 'back', to: 0, step: 2, reason: 'prescriber' })
  expect(body).toMatchObject({ current: { step: 0, dose: '0.25 mg' }, hold: null })
  expect((await history())[0]).toMatchObject({ act: 'back', toDose: '0.25 mg', heldFor: 'missed-doses' })
  expect((await decide({ decision: 'back', to: 0 })).body.code).toBe('NO_EARLIER_STEP')
  const symptom = { name: 'Black stool', severity: 2, startedAt: '2026-11-20T12:00:00Z' }
  await send('POST', '/api/side-effects', symptom)
  expect((await read()).hold).toMatchObject({ reason: 'red-flag' })
})

test('the last step is on hold too after two missed doses', async () => {
  await put([{ dose: '0.25 mg' }])
  await aDose(app, member, id, { dose: '0.25 mg' })
  app.clock.set('2026-11-20T13:00:00Z')
  expect(await read()).toMatchObject({ next: null, hold: { reason: 'missed-doses' } })
  const { body } = await decide({ decision: 'stay', reason: 'prescriber' })
  expect(body).toMatchObject({ current: { step: 0 }, hold: null })
})

describe('the history of holds', () => {
  const holds = async () => (await send('GET', `/api/user-peptides/${id}/steps/holds`)).body
  const symptom = (startedAt: string) =>
    send('POST', '/api/side-effects', { name: 'Black stool', severity: 2, startedAt })

  test('keeps each one, also without a decision', async () => {
    await put(wegovy)
    expect(await holds()).toEqual([])
    await aDose(app, member, id, { dose: '0.25 mg' })
    app.clock.set('2026-11-20T13:00:00Z')
    expect(await holds()).toEqual([{ reason: 'missed-doses', from: '2026-11-20', until: null }])
    app.clock.set('2026-11-22T12:00:00Z')
    await aDose(app, member, id, { dose: '0.25 mg' })
    app.clock.set('2026-12-01T12:00:00Z')
    await symptom('2026-11-30T10:00:00Z')
    expect(await holds()).toEqual([
      { reason: 'red-flag', from: '2026-11-30', until: null },
      { reason: 'missed-doses', from: '2026-11-20', until: '2026-11-22' },
    ])
    app.clock.set('2026-12-03T12:00:00Z')
    await symptom('2026-12-03T10:00:00Z')
    app.clock.set('2026-12-11T12:00:00Z')
    expect((await holds())[0]).toEqual({ reason: 'red-flag', from: '2026-11-30', until: '2026-12-10' })
  })

  test('begins with the steps, and belongs to their owner', async () => {
    await symptom('2026-10-30T10:00:00Z')
    await put(wegovy)
    expect(await holds()).toEqual([{ reason: 'red-flag', from: '2026-11-01', until: null }])
    const path = `/api/user-peptides/${id}/steps/holds`
    expect((await send('GET', path, undefined, await aMember(app))).statusCode).toBe(404)
  })
})

describe('a manually changed dose', () => {
  const change = (currentDose: string) => send('PATCH', `/api/user-peptides/${id}`, { currentDose })

  test('selects its step, in any unit', async () => {
    await put(wegovy)
    await change('1000 mcg')
    expect(await read()).toMatchObject({ current: { step: 2 }, next: { step: 3 } })
    expect((await history())[0]).toMatchObject({ act: 'edited', fromDose: '0.25 mg', toDose: '1000 mcg' })
  })

  test('that matches no step leaves the first as the next', async () => {
    await put(wegovy)
    await change('0.4 mg')
    expect(await read()).toMatchObject({ current: null, next: { step: 0 } })
  })
})

test('a step with a number of doses ends once they are logged', async () => {
  await put([{ dose: '0.25 mg', doses: 2 }, { dose: '0.5 mg' }])
  expect((await read()).next).toMatchObject({ startsOn: '2026-11-15', stage: 'later' })
  await aDose(app, member, id, { dose: '0.25 mg' })
  app.clock.set('2026-11-08T12:00:00Z')
  await aDose(app, member, id, { dose: '0.25 mg' })
  expect((await read()).next).toMatchObject({ startsOn: '2026-11-08', stage: 'due' })
})

test('steps may taper down, and be rewritten or removed', async () => {
  await put([{ dose: '0.25 mg', weeks: 1 }, { dose: '0.1 mg' }])
  expect((await decide({ decision: 'take' })).body.current.dose).toBe('0.1 mg')
  expect((await decide({ decision: 'take' })).body.code).toBe('NO_NEXT_STEP')
  expect((await decide({ decision: 'stay' })).body.code).toBe('NO_NEXT_STEP')
  expect((await put([])).body.steps).toEqual([])
  expect((await decide({ decision: 'take' })).body.code).toBe('NO_NEXT_STEP')
  expect(await planDose()).toBe('0.1 mg')
})
