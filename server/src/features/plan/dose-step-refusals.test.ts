import { beforeEach, expect, test } from 'vitest'
import { aMember, aPeptideId, aPlanEntry, type Member } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()

let member: Member
let id: number
beforeEach(async () => {
  app.clock.set('2026-11-01T12:00:00Z')
  member = await aMember(app)
  const peptideId = await aPeptideId(app, 'Semaglutide')
  id = (await aPlanEntry(app, member, { peptideId, currentDose: '0.25 mg', frequency: 'Weekly' })).id
})

const send = (method: 'GET' | 'PUT' | 'POST', path: string, body?: object, as = member) =>
  app.request(method, path, { cookie: as.cookie, ...(body && { body }) })
const put = (steps: object[]) => send('PUT', `/api/user-peptides/${id}/steps`, { steps })
const read = async () => (await send('GET', `/api/user-peptides/${id}/steps`)).body

test.each([
  ['no amount', [{ dose: 'As its label says' }], 'Enter an amount with its unit, such as 0.5 mg'],
  ['two lengths', [{ dose: '1 mg', weeks: 4, doses: 4 }], 'Choose weeks, doses or a first day'],
  ['no week', [{ dose: '1 mg', weeks: 0 }], 'Enter 1 to 104 weeks'],
  [
    'days in disorder',
    [
      { dose: '1 mg', from: '2026-12-02' },
      { dose: '2 mg', from: '2026-12-01' },
    ],
    'Put the first days in order',
  ],
  ['too many', Array.from({ length: 21 }, () => ({ dose: '1 mg' })), 'You can have 20 steps'],
])('refuses steps with %s', async (_, steps, message) => {
  const { statusCode, body } = await put(steps)
  expect([statusCode, Object.values(body.fields)]).toEqual([400, [message]])
})

test('a first step day more than ten years away is refused, unless it is stored already', async () => {
  const from = (day: string) => [{ dose: '0.25 mg', from: day }, { dose: '0.5 mg' }]
  const refused = {
    statusCode: 400,
    body: { code: 'STEP_OUT_OF_RANGE', message: 'Choose a first day within 10 years of today' },
  }
  for (const day of ['1999-01-01', '2099-01-01']) {
    expect(await put(from(day))).toMatchObject(refused)
    const peptideId = await aPeptideId(app, 'Tirzepatide')
    const plan = { peptideId, currentDose: '0.25 mg', frequency: 'Weekly', steps: from(day) }
    expect(await send('POST', '/api/user-peptides', plan)).toMatchObject(refused)
  }
  expect((await read()).steps).toEqual([])
  expect((await put(from('2020-01-01'))).body.current).toEqual({
    step: 0,
    dose: '0.25 mg',
    since: '2020-01-01',
  })
  await app.db
    .updateTable('doseSteps')
    .set({ fromDay: '2010-01-01' })
    .where('fromDay', 'is not', null)
    .execute()
  expect((await put([...from('2010-01-01'), { dose: '1 mg' }])).statusCode).toBe(200)
})

test("no one can read or decide other people's steps", async () => {
  await put([{ dose: '0.25 mg', weeks: 4 }, { dose: '0.5 mg' }])
  const other = await aMember(app)
  const path = `/api/user-peptides/${id}/steps`
  expect((await send('GET', path, undefined, other)).statusCode).toBe(404)
  expect((await send('PUT', path, { steps: [] }, other)).statusCode).toBe(404)
  expect((await send('POST', `${path}/decision`, { decision: 'take' }, other)).statusCode).toBe(404)
  expect((await send('GET', `${path}/decisions`, undefined, other)).statusCode).toBe(404)
  expect((await send('GET', '/api/dose-steps', undefined, other)).body).toEqual([])
})
