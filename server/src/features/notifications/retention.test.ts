import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type Task, workOf } from '../../jobs/jobs.ts'
import { aMember, anAdmin, type Member } from '../../testing/factories.ts'
import { aDelivery, notificationsOf } from '../../testing/notifications.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp({ messageDays: 90 })
const { db, request, clock } = app
const DAY_MS = 24 * 60 * 60 * 1000
const admin = await anAdmin(app)

const deleteOld = () => workOf(app.tasks['delete-old-messages'] as Task)({}, { number: 1, isLast: false })

/** A user who got a message in the app and by email some days ago. */
async function told(member: Member, daysAgo: number, title: string): Promise<void> {
  const at = new Date(clock.now() - daysAgo * DAY_MS)
  const deliveries = (['in_app', 'email'] as const).map((channel) =>
    aDelivery(member, { channel, title, scheduledAt: at }),
  )
  await db.transaction().execute((tx) => notificationsOf(app).record(tx, deliveries))
  await db
    .updateTable('deliveries')
    .set({ createdAt: at, status: 'sent', settledAt: at })
    .where('title', '=', title)
    .execute()
  await db.updateTable('notificationLogs').set({ sentAt: at }).where('scheduledTime', '=', at).execute()
}

const read = (title: string) =>
  sql`UPDATE inbox_messages SET read_at = now() FROM deliveries WHERE deliveries.id = delivery_id AND title = ${title}`.execute(
    db,
  )

async function exported(member: Member) {
  const { rows } = await sql<{ title: string; channel: string; logs: number }>`
    SELECT title, channel, (SELECT count(*)::int FROM notification_logs WHERE user_id = ${member.id}) AS logs
    FROM deliveries WHERE user_id = ${member.id} ORDER BY title, channel`.execute(db)
  return { titles: rows.map(({ title, channel }) => `${title} ${channel}`), logs: rows[0]?.logs ?? 0 }
}

test('message records are deleted after 90 days, except unread ones', async () => {
  const member = await aMember(app)
  await told(member, 91, 'old and read')
  await told(member, 91, 'old and unread')
  await told(member, 89, 'young and read')
  await read('old and read')
  await read('young and read')
  await deleteOld()
  expect(await exported(member)).toEqual({
    titles: ['old and unread in_app', 'young and read email', 'young and read in_app'],
    logs: 1,
  })
  const inbox = await request('GET', '/api/notifications', { cookie: member.cookie })
  expect(inbox.body.messages.map(({ title }: { title: string }) => title)).toEqual([
    'young and read',
    'old and unread',
  ])
})

test('a pending message stays, however old', async () => {
  const member = await aMember(app)
  await told(member, 200, 'never sent')
  await db.updateTable('deliveries').set({ status: 'pending' }).where('title', '=', 'never sent').execute()
  await deleteOld()
  expect((await exported(member)).titles).toEqual(['never sent email', 'never sent in_app'])
})

test('reports still count deleted messages', async () => {
  const member = await aMember(app)
  await told(member, 100, 'counted')
  const from = new Date(clock.now() - 101 * DAY_MS).toISOString().slice(0, 10)
  const to = new Date(clock.now() - 99 * DAY_MS).toISOString().slice(0, 10)
  const report = async () =>
    (
      await request('GET', `/api/admin/delivery-report?startDate=${from}&endDate=${to}`, {
        cookie: admin.cookie,
      })
    ).body
  const before = await report()
  expect(before.length).toBeGreaterThan(0)
  await read('counted')
  await deleteOld()
  expect((await exported(member)).titles).toEqual([])
  expect(await report()).toEqual(before)
})

test('deletes more than a page, over several nights if necessary', async () => {
  const member = await aMember(app)
  await sql`
    INSERT INTO deliveries (user_id, channel, kind, key, title, body, path, about, scheduled_at, status, created_at)
    SELECT ${member.id}, 'email', 'test', 'many ' || n, 'many', '', '/', '{}', at, 'sent', at
    FROM generate_series(1, 4500) AS n, (SELECT ${new Date(clock.now() - 120 * DAY_MS)}::timestamptz AS at) AS times`.execute(
    db,
  )
  await told(member, 1, 'latest')
  await deleteOld()
  expect((await exported(member)).titles).toEqual(['latest email', 'latest in_app'])
  await deleteOld()
  expect((await exported(member)).titles).toEqual(['latest email', 'latest in_app'])
})
