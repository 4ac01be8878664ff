import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { connect } from '../../database/connect.ts'
import { Worker } from '../../jobs/worker.ts'
import { Refusal } from '../../refusal.ts'
import { testApp } from '../../testing/test-app.ts'
import { rateLimitsService } from './rate-limits.service.ts'

const app = await testApp()
const signIns = rateLimitsService(app).limit('sign-in', { minutes: 15, perAccount: 10, perAddress: 100 })

test('counting and uncounting attempts concurrently never deadlocks', async () => {
  const wrong: unknown[] = []
  const tryOften = async (account: string) => {
    const attempt = { account, address: '203.0.113.7' }
    for (let n = 0; n < 40; n++) {
      await signIns.take(attempt).catch((error) => error instanceof Refusal || wrong.push(error))
      await signIns.forgive(attempt).catch((error) => wrong.push(error))
    }
  }
  await Promise.all(['a', 'a', 'a', 'b', 'b', 'b'].map(tryOften))
  expect(wrong).toEqual([])
})

test('the task deletes expired attempts only', async () => {
  const at = async (instant: string, account: string) => {
    app.clock.set(instant)
    await signIns.take({ account, address: account })
  }
  await app.db.deleteFrom('rateLimits').execute()
  await at('2026-06-15T12:00:00Z', 'over')
  await at('2026-06-15T12:14:00Z', 'counting')
  app.clock.set('2026-06-15T12:15:00Z')
  // Last night's run is made up for, because the task was known before it.
  await sql`
    INSERT INTO graphile_worker._private_known_crontabs (identifier, known_since)
    VALUES ('delete-old-attempts', now() - interval '2 days')`.execute(app.db)
  const worker = new Worker({ connection: app.connection, tasks: app.tasks, log: app.app.log })
  onTestFinished(() => worker.stop())
  worker.start()
  const subjects = async () =>
    (await app.db.selectFrom('rateLimits').select('subject').orderBy('subject').execute()).map(
      ({ subject }) => subject,
    )
  await expect.poll(subjects).toEqual(['sign-in from counting', 'sign-in on counting'])
})

test('deleting an account deletes its attempts under every limit', async () => {
  const service = rateLimitsService(app)
  const once = { minutes: 15, perAccount: 1, perAddress: 1_000 }
  const limits = [service.limit('orders', once), service.limit('messages', once)]
  const take = async () => {
    const attempts = limits.map((limit) => limit.take({ account: 'ada', address: '203.0.113.8' }))
    return (await Promise.allSettled(attempts)).map(({ status }) => status)
  }
  expect(await take()).toEqual(['fulfilled', 'fulfilled'])
  expect(await take()).toEqual(['rejected', 'rejected'])
  await service.clear(app.db, ['ada'])
  expect(await take()).toEqual(['fulfilled', 'fulfilled'])
})

test('an address beyond its limit leaves nothing behind, no matter which accounts it names', async () => {
  const guesses = rateLimitsService(app).limit('guess', { minutes: 15, perAccount: 10, perAddress: 5 })
  const take = (n: number) => guesses.take({ account: `nobody-${n}`, address: '203.0.113.9' })
  const taken = await Promise.allSettled(Array.from({ length: 20 }, (_, n) => take(n)))
  expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  const rows = await app.db
    .selectFrom('rateLimits')
    .select(['subject', 'count'])
    .where('subject', 'like', 'guess %')
    .execute()
  expect(rows.filter(({ subject }) => subject.startsWith('guess on'))).toHaveLength(5)
  expect(rows).toContainEqual({ subject: 'guess from 203.0.113.9', count: 5 })
})

test('when strangers name accounts, attempts slow down and stop counting', async () => {
  const limit = { minutes: 15, perAccount: 2, perAddress: 100, perAccountFromAnywhere: 4 }
  const guesses = rateLimitsService(app).limit('named', limit)
  app.clock.waited.length = 0
  for (let n = 0; n < 7; n++) await guesses.take({ account: 'ada', address: `192.0.2.${n}` })
  expect(app.clock.waited).toHaveLength(3)
  const { count } = await app.db
    .selectFrom('rateLimits')
    .select('count')
    .where('subject', '=', 'named on ada')
    .executeTakeFirstOrThrow()
  expect(count).toBe(4)
})

test('writes after an attempt on the same connection are durable', async () => {
  const db = connect(app.connection, () => {}, { size: 1 })
  onTestFinished(() => db.destroy())
  const waits = async () =>
    (await sql<{ synchronousCommit: string }>`SHOW synchronous_commit`.execute(db)).rows
  await sql`SET synchronous_commit = on`.execute(db)
  const once = { minutes: 15, perAccount: 1, perAddress: 1 }
  await rateLimitsService({ ...app, db })
    .limit('look', once)
    .take({ account: 'ada', address: '203.0.113.9' })
  expect(await waits()).toEqual([{ synchronousCommit: 'on' }])
})

test("two limits can't have the same name", () => {
  const service = rateLimitsService(app)
  const limit = { minutes: 15, perAccount: 1, perAddress: 1 }
  service.limit('orders', limit)
  expect(() => service.limit('orders', limit)).toThrow("Two limits are called 'orders'")
})
