import { logDose } from '@pepwell/contract/doses/doses.calls'
import { logWeight } from '@pepwell/contract/weight/weight.calls'
import { HttpResponse, http } from 'msw'
import { expect, onTestFinished, test, vi } from 'vitest'
import { aDevice } from '../../test/device.ts'
import { aDose } from '../../test/regimen.ts'
import { refusal } from '../../test/regimen-server.ts'
import { server } from '../../test/server.ts'
import { serverClockAt } from '../../test/server-clock.ts'
import { aUser } from '../../test/users.ts'
import { aWeighIn } from '../../test/weight.ts'
import { createQueryClient } from '../api/query-client.ts'
import { Outbox } from './outbox.ts'
import { currentWrites } from './pending-writes.ts'

const ADA = { id: aUser().id, timeZone: 'America/New_York' }
const dose = { userPeptideId: 11, dose: '250 mcg', takenAt: '2026-03-10T12:12:00.000Z', clientId: 'dose-1' }
const weighIn = { weight: 170, unit: 'lbs', clientId: 'weight-1' }

function open(owner = ADA) {
  const outbox = new Outbox(createQueryClient(), owner)
  onTestFinished(() => outbox.close())
  return outbox
}

/** A server that stores each client id once. */
function serve({ user = aUser(), answer = (): Response | undefined => undefined } = {}) {
  const stored: { clientId: string }[] = []
  const keep = async ({ request }: { request: Request }) => {
    const body = (await request.json()) as { clientId: string }
    const row = request.url.endsWith('/weight-logs') ? aWeighIn() : aDose()
    const reply = answer() ?? HttpResponse.json(row, { status: 201 })
    if (reply.ok) stored.push(body)
    return reply
  }
  server.use(
    http.get('/api/health/live', () => HttpResponse.json({ status: 'ok' })),
    http.get('/api/auth/user', () => HttpResponse.json(user)),
    http.post('/api/dosage-logs', keep),
    http.post('/api/weight-logs', keep),
  )
  return stored
}

/** Two offline writes, the second ten minutes before midnight in New York. */
async function written() {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-11T03:50:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  const device = aDevice()
  const outbox = open()
  device.lose()
  expect(await outbox.keep(logDose, dose, false)).toBe(true)
  expect(await outbox.keep(logWeight, weighIn, false)).toBe(true)
  vi.setSystemTime(Date.parse('2026-03-11T13:00:00Z'))
  return { ...device, outbox }
}

const queued = () => currentWrites().map(({ body, problem }) => [body.clientId, problem])

test('queued writes are sent in order, for the day on which they were made', async () => {
  const { find, outbox } = await written()
  expect(queued()).toEqual([
    ['dose-1', undefined],
    ['weight-1', undefined],
  ])
  await outbox.send()
  find()
  const stored = serve()
  await outbox.send()
  await outbox.show()
  expect(stored).toEqual([dose, { ...weighIn, weighInDate: '2026-03-10' }])
  expect(queued()).toEqual([])
})

test("queued writes have the server’s time, even if the device's clock is wrong", async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-11T04:05:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  const { lose } = aDevice()
  serverClockAt(Date.parse('2026-03-11T03:53:00Z'))
  const outbox = open()
  lose()
  await outbox.keep(logWeight, weighIn, false)
  await outbox.keep(logDose, { ...dose, takenAt: undefined }, false)
  await outbox.keep(logDose, { ...dose, clientId: 'typed' }, false)
  const [weighed, now, typed] = currentWrites().map(({ body }) => body as Record<string, string>)
  expect(weighed?.weighInDate).toBe('2026-03-10')
  expect(now?.takenAt?.slice(0, 16)).toBe('2026-03-11T03:53')
  expect(typed?.takenAt).toBe(dose.takenAt)
})

test('the queue outlives the page, and two pages send it once', async () => {
  const { find, outbox } = await written()
  outbox.close()
  find()
  const stored = serve()
  const pages = [open(), open()]
  await Promise.all(pages.map((page) => page.send()))
  expect(stored.map(({ clientId }) => clientId)).toEqual(['dose-1', 'weight-1'])
})

test.each([
  [400, 'TAKEN_IN_FUTURE', 'A dose cannot be taken in the future'],
  [409, 'DOSES_OF_DAY_FULL', 'This day has 50 doses already'],
])('a refused write (%s %s) waits for a decision without blocking others', async (...reply) => {
  const { find, outbox } = await written()
  find()
  const refused = refusal(...reply)
  const answers: Response[] = [refused]
  const stored = serve({ answer: () => answers.shift() })
  await outbox.send()
  await outbox.show()
  expect(stored.map(({ clientId }) => clientId)).toEqual(['weight-1'])
  expect(queued()).toEqual([['dose-1', reply[2]]])
  const [{ place } = { place: 0 }] = currentWrites()
  const now = serve()
  await outbox.again(place, { takenAt: '2026-03-10T12:00:00.000Z' })
  expect(now).toEqual([{ ...dose, takenAt: '2026-03-10T12:00:00.000Z', clientId: expect.any(String) }])
  expect(now[0]?.clientId).not.toBe('dose-1')
})

test('a refused write can be discarded', async () => {
  const { find, outbox } = await written()
  find()
  serve({ answer: () => refusal(404, 'PLAN_ENTRY_NOT_FOUND', 'This peptide isn’t in your plan') })
  await outbox.send()
  for (const { place } of currentWrites()) await outbox.discard(place)
  expect(queued()).toEqual([])
})

test.each([
  ['the session is over', () => refusal(401, 'NOT_SIGNED_IN', 'Please sign in')],
  ['the server fails', () => HttpResponse.json({}, { status: 503 })],
  ['somebody else answers', () => HttpResponse.html('<p>Hotel network</p>')],
])('stays queued while %s', async (_why, answer) => {
  const { find, outbox } = await written()
  find()
  serve({ answer })
  await outbox.send()
  await outbox.show()
  expect(queued()).toEqual([
    ['dose-1', undefined],
    ['weight-1', undefined],
  ])
})

test('no one else sends or sees it', async () => {
  const { find, outbox } = await written()
  find()
  const bob = aUser({ id: 'user_bob' })
  const stored = serve({ user: bob })
  await outbox.send()
  const theirs = open({ ...ADA, id: bob.id })
  await theirs.send()
  await theirs.show()
  expect([stored, queued()]).toEqual([[], []])
})

test('a write that was never sent can be changed or withdrawn, one that may have arrived cannot', async () => {
  const { outbox } = await written()
  const [first, second] = currentWrites()
  await outbox.change(first?.place ?? 0, { feeling: 'Good' })
  expect(currentWrites()[0]?.body).toEqual({ ...dose, feeling: 'Good' })
  await outbox.change(second?.place ?? 0, undefined)
  expect(queued()).toHaveLength(1)
  await outbox.keep(logDose, { ...dose, clientId: 'dose-2' }, true)
  await outbox.change(currentWrites()[1]?.place ?? 0, undefined)
  expect(queued()).toHaveLength(2)
})

test('a browser without storage queues nothing', async () => {
  const { lose } = aDevice()
  const outbox = open()
  lose()
  vi.stubGlobal('indexedDB', undefined)
  expect(await outbox.keep(logDose, dose, false)).toBe(false)
})
