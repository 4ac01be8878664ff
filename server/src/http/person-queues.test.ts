import { call } from '@pepwell/contract/call'
import { expect, test, vi } from 'vitest'
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
const ask = (cookie: string) => app.request('GET', '/api/test/costly', { cookie })
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

/** Turns with their own clock, which long work and rests advance. */
function turnsOnAClock() {
  const rests: number[] = []
  let now = 0
  const turns = new PersonQueues({
    now: () => now,
    wait: async (ms) => {
      rests.push(ms)
      now += ms
    },
  })
  const pass = (ms: number) => {
    now += ms
  }
  const run = (person: string, ms: number) => turns.run(person, async () => pass(ms))
  return { run, rests, pass, clock: () => now }
}

const sumOf = (times: readonly number[]) => times.reduce((sum, ms) => sum + ms, 0)

test('in a first burst of five seconds a person’s long calls take a fifth of the time', async () => {
  const { run, rests, clock } = turnsOnAClock()
  let worked = 0
  for (; clock() < 5_000; worked += 30) await run('one', 30)
  expect(worked).toBeLessThan(5_000 / 5)
  // The calls of a page hardly rest.
  expect(sumOf(rests.slice(0, 5))).toBeLessThan(5 * 30)
})

test('in the long run they take a twentieth of the time, and rests end with them', async () => {
  const { run, rests, pass, clock } = turnsOnAClock()
  for (let n = 0; n < 1_000; n++) await run('one', 100)
  const [began, rested] = [clock(), rests.length]
  for (let n = 0; n < 200; n++) await run('one', 100)
  expect((200 * 100) / (clock() - began)).toBeCloseTo(1 / 20, 2)
  await run('other', 30)
  expect(rests.at(-1)).toBeCloseTo(0.675)
  pass(1_000_000)
  await run('one', 30)
  expect(rests.at(-1)).toBeCloseTo(0.675)
  expect(rests).toHaveLength(rested + 202)
})

test('however long a call took, the next one waits three seconds at most', async () => {
  const { run, rests } = turnsOnAClock()
  await run('one', 30_000)
  expect(rests).toEqual([3_000])
})

test('short calls never rest', async () => {
  const { run, rests } = turnsOnAClock()
  for (let n = 0; n < 200; n++) await run('one', 9)
  expect(rests).toEqual([])
})
