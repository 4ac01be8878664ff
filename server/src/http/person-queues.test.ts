import { call } from '@pepwell/contract/call'
import { expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { aMember } from '../testing/factories.ts'
import { testApp } from '../testing/test-app.ts'
import { handle } from './handle.ts'
import { PersonQueues } from './person-queues.ts'

const costly = call(
  { method: 'GET', path: '/api/test/costly', access: 'member' },
  { summary: 'Takes long', reply: z.object({}), isCostly: true, errors: ['TOO_MANY_REQUESTS'] },
)

const queue: { person: string; done: () => void }[] = []
const app = await testApp(
  {},
  {
    extend: (extended) =>
      handle(extended, costly, ({ user }) =>
        new Promise<void>((done) => queue.push({ person: user.id, done })).then(() => ({})),
      ),
  },
)
const [one, other] = [await aMember(app), await aMember(app)]
let asked = 0
const ask = (cookie: string) => app.request('GET', `/api/test/costly?number=${asked++}`, { cookie })
const underWay = (id: string) => queue.filter(({ person }) => person === id).length

test('a person’s costly calls run one after another, in parallel with other people’s', async () => {
  const own = Array.from({ length: 10 }, () => ask(one.cookie))
  const refused = await Promise.race(own)
  expect([refused.statusCode, refused.body.code, refused.headers['retry-after']]).toEqual([
    429,
    'TOO_MANY_REQUESTS',
    '2',
  ])
  expect(underWay(one.id)).toBe(1)
  const others = ask(other.cookie)
  await vi.waitFor(() => expect(underWay(other.id)).toBe(1))
  expect(underWay(one.id)).toBe(1)
  for (let answered = 0; answered < 9; answered++) {
    await vi.waitFor(() => expect(underWay(one.id)).toBe(answered + 1), 10_000)
    for (const { done } of queue) done()
  }
  const statuses = await Promise.all([...own, others].map(async (answer) => (await answer).statusCode))
  expect(statuses.sort()).toEqual([...Array(10).fill(200), 429])
})

test.each(['/api/insights', '/api/analytics/stats', '/api/dosage-logs/steps', '/api/dosage-logs/days'])(
  '%s is a costly call',
  (path) => {
    expect(app.app.calls.find((declared) => declared.path === path)?.isCostly).toBe(true)
  },
)

/** Queues with their own clock, which long work and rests advance. */
function queuesOnAClock() {
  const rests: number[] = []
  let now = 0
  const queues = new PersonQueues({
    now: () => now,
    wait: async (ms) => {
      rests.push(ms)
      now += ms
    },
  })
  const pass = (ms: number) => {
    now += ms
  }
  let calls = 0
  const runAt = (person: string, address: string, ms: number) =>
    queues.run(person, address, async () => pass(ms))
  /** A call whose answer the person has not seen. */
  const run = (person: string, ms: number) => runAt(person, String(calls++), ms)
  return { queues, run, runAt, rests, pass, clock: () => now }
}

const sumOf = (times: readonly number[]) => times.reduce((sum, ms) => sum + ms, 0)

test('in a first burst of five seconds a person’s long calls take a fifth of the time', async () => {
  const { run, rests, clock } = queuesOnAClock()
  let worked = 0
  for (; clock() < 5_000; worked += 30) await run('one', 30)
  expect(worked).toBeLessThan(5_000 / 5)
  // The calls of a page hardly rest.
  expect(sumOf(rests.slice(0, 4))).toBeLessThan(5 * 30)
})

test('repeated calls take a tenth of a first burst, and a twentieth in the long run', async () => {
  const { runAt, clock } = queuesOnAClock()
  let worked = 0
  const repeat = async (until: number) => {
    for (worked = 0; clock() < until; worked += 30) await runAt('one', `/${(worked / 30) % 3}`, 30)
  }
  await repeat(5_000)
  expect(worked).toBeLessThanOrEqual(5_000 / 10)
  const began = clock()
  await repeat(began + 100_000)
  expect(worked / (clock() - began)).toBeCloseTo(1 / 20, 2)
})

test('a change of the person, and time, allow the same calls again', async () => {
  const { queues, runAt, rests, pass } = queuesOnAClock()
  const ask = () => runAt('one', '/insights', 150)
  await ask()
  queues.recordChange('other')
  await ask()
  // A page opened twice.
  expect(rests).toEqual([])
  await ask()
  // 7.5 ms were released while the second call ran.
  expect(rests).toEqual([(2 * 150 - 7.5 - 200) * 20])
  queues.recordChange('one')
  await ask()
  expect(rests.at(-1)).toBeLessThan(1_000)
  const rested = rests.length
  pass(400 * 20)
  await ask()
  expect(rests).toHaveLength(rested)
})

test('in the long run other calls take a twentieth of the time too, and rests end with them', async () => {
  const { run, rests, pass, clock } = queuesOnAClock()
  for (let n = 0; n < 1_000; n++) await run('one', 100)
  const began = clock()
  for (let n = 0; n < 200; n++) await run('one', 100)
  expect((200 * 100) / (clock() - began)).toBeCloseTo(1 / 20, 2)
  const rested = rests.length
  await run('other', 30)
  pass(1_000_000)
  await run('one', 30)
  expect(rests).toHaveLength(rested)
})

test('however long a call took, the next one waits three seconds at most', async () => {
  const { run, runAt, rests } = queuesOnAClock()
  await runAt('one', '/insights', 30_000)
  await run('one', 10)
  await runAt('one', '/insights', 10)
  expect(rests).toEqual([3_000, 3_000])
})

test('a call that fails uses its time as well', async () => {
  const { queues, run, rests, pass } = queuesOnAClock()
  const failing = queues.run('one', '/insights', async () => {
    pass(200)
    throw new Error('no database')
  })
  await expect(failing).rejects.toThrow('no database')
  await run('one', 10)
  expect(rests).toEqual([200])
})

test('short calls never rest', async () => {
  const { runAt, rests } = queuesOnAClock()
  for (let n = 0; n < 200; n++) await runAt('one', '/insights', 9)
  expect(rests).toEqual([])
})

test('calls are told apart by their address, and every change of a member is recorded', async () => {
  const run = vi.spyOn(PersonQueues.prototype, 'run')
  const recordChange = vi.spyOn(PersonQueues.prototype, 'recordChange')
  onTestFinished(() => void vi.restoreAllMocks())
  const { cookie, id } = await aMember(app)
  await app.request('GET', '/api/dosage-logs/days?from=2026-06-01&to=2026-06-15', { cookie })
  expect(run.mock.calls).toEqual([
    [id, '/api/dosage-logs/days?from=2026-06-01&to=2026-06-15', expect.anything()],
  ])
  expect(recordChange).not.toHaveBeenCalled()
  await app.request('POST', '/api/weight-logs', { cookie, body: { weight: 0 } })
  expect(recordChange).not.toHaveBeenCalled()
  await app.request('PATCH', '/api/auth/user', { cookie, body: { firstName: 'Ann' } })
  expect(recordChange.mock.calls).toEqual([[id]])
})
