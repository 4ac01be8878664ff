import { beforeEach, expect, test } from 'vitest'
import { Undeliverable } from '../../ports/undeliverable.ts'
import { anAdmin } from '../../testing/factories.ts'
import { aDeadLetter } from '../../testing/notifications.ts'
import { testApp } from '../../testing/test-app.ts'

let trouble: Error | undefined
const sent: string[] = []
const app = await testApp(
  {},
  {
    mail: {
      async send({ to }) {
        if (trouble) throw trouble
        sent.push(to)
      },
      close() {},
    },
  },
)
const { request, runJobs } = app
const admin = await anAdmin(app)

beforeEach(async () => {
  trouble = undefined
  sent.length = 0
  app.clock.set('2026-06-15T12:00:00Z')
  await app.db.deleteFrom('deliveries').execute()
})

const list = async (query = '') =>
  (await request('GET', `/api/admin/failed-deliveries${query}`, { cookie: admin.cookie })).body
const retry = (id: number) =>
  request('POST', `/api/admin/failed-deliveries/${id}/retry`, { cookie: admin.cookie })

/** Drains the queue first, so that only requested deliveries are sent. */
async function aLetter() {
  const id = await aDeadLetter(app)
  await runJobs()
  return id
}

test('a failed delivery can be sent again, even days later', async () => {
  const id = await aLetter()
  const [{ user }] = await list()
  app.clock.set('2026-06-19T12:00:00Z')
  expect((await retry(id)).statusCode).toBe(200)
  expect(await list()).toEqual([])
  await runJobs()
  await runJobs()
  expect(sent).toEqual([user.email])
  expect(await list()).toEqual([])
})

test('another failure is listed again with its new reason', async () => {
  const id = await aLetter()
  trouble = new Undeliverable('still no such mailbox')
  await retry(id)
  await runJobs()
  expect(await list()).toMatchObject([{ id, attempts: 4, lastError: 'still no such mailbox' }])
})

test('of two concurrent retries, one sends', async () => {
  const id = await aLetter()
  const responses = await Promise.all([retry(id), retry(id)])
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404])
  await runJobs()
  expect(sent).toHaveLength(1)
  expect((await retry(id)).body.code).toBe('DELIVERY_NOT_FOUND')
  const log = await request('GET', `/api/admin/audit-log?kind=delivery&objectId=${id}`, {
    cookie: admin.cookie,
  })
  expect(log.body).toMatchObject([{ action: 'retry', actor: { id: admin.id } }])
})

test('the list is paged, latest first', async () => {
  const made = [await aLetter(), await aLetter(), await aLetter()].reverse()
  const first = await list('?limit=2')
  const rest = await list(`?limit=2&after=${first[1].id}`)
  expect([...first, ...rest].map(({ id }: { id: number }) => id)).toEqual(made)
})
