import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { anOrder, anOrderAdmin } from '../../testing/orders.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const orderAdmin = await anOrderAdmin(app)

/** An order whose first email was sent. */
async function aQuietOrder() {
  const order = await anOrder(app)
  await app.runJobs()
  app.mails.length = 0
  return order
}

const subjectsTo = ({ email }: { email: string }) =>
  app.mails.filter(({ to }) => to === email).map(({ subject }) => subject)

const inboxOf = async ({ cookie }: { cookie: string }): Promise<string[]> =>
  (await app.request('GET', '/api/notifications', { cookie })).body.messages.map(
    ({ title }: { title: string }) => title,
  )

/** The pending jobs, and their delays in seconds. */
async function waitingJobs() {
  const { rows } = await sql`
    SELECT task.identifier AS task, round(extract(epoch FROM job.run_at - job.created_at))::int AS seconds
    FROM graphile_worker._private_jobs AS job JOIN graphile_worker._private_tasks AS task ON task.id = job.task_id
    WHERE task.identifier IN ('tell-order-status', 'mail-order')`.execute(app.db)
  return rows
}

test('a buyer is notified ten seconds after a status change, by a job that survives the process', async () => {
  const { id, orderNumber, buyer } = await aQuietOrder()
  await orderAdmin.setStatus(id, 'shipped')
  expect(await waitingJobs()).toEqual([{ task: 'tell-order-status', seconds: 10 }])
  expect(await inboxOf(buyer)).toEqual([`Order placed: ${orderNumber}`])
  await app.runJobs()
  expect(subjectsTo(buyer)).toEqual([`Your order ${orderNumber} is on its way`])
  expect(await inboxOf(buyer)).toContain(`Your order is on its way: ${orderNumber}`)
})

test('announces nothing that was undone or corrected before that', async () => {
  const { id, orderNumber, buyer } = await aQuietOrder()
  await orderAdmin.setStatus(id, 'shipped')
  app.clock.advance(4000)
  await orderAdmin.setStatus(id, 'pending')
  await app.runJobs()
  expect(subjectsTo(buyer)).toEqual([])
  await orderAdmin.setStatus(id, 'shipped')
  app.clock.advance(2000)
  await orderAdmin.setStatus(id, 'pending')
  app.clock.advance(2000)
  await orderAdmin.setStatus(id, 'shipped')
  app.clock.advance(2000)
  await orderAdmin.setStatus(id, 'delivered')
  await app.runJobs()
  expect(subjectsTo(buyer)).toEqual([`Your order ${orderNumber} was delivered`])
  expect(await inboxOf(buyer)).toHaveLength(2)
})

test('never announces a step back', async () => {
  const { id, buyer } = await aQuietOrder()
  await orderAdmin.setStatus(id, 'delivered')
  await app.runJobs()
  await orderAdmin.setStatus(id, 'cancelled')
  await app.runJobs()
  app.mails.length = 0
  const before = await inboxOf(buyer)
  for (const status of ['pending', 'delivered', 'shipped', 'processing', 'pending']) {
    await orderAdmin.setStatus(id, status)
    if (status !== 'delivered') await app.runJobs()
  }
  await app.runJobs()
  expect(subjectsTo(buyer)).toEqual([])
  expect(await inboxOf(buyer)).toEqual(before)
})
