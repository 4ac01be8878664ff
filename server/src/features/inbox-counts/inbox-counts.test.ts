import { MAX_COUNTED } from '@pepwell/contract/reminders/inbox-counts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aMessage, aSupportRoom } from '../../testing/chat.ts'
import { aMember, anAdmin } from '../../testing/factories.ts'
import { anAbuseReport } from '../../testing/friends.ts'
import { aDeadLetter } from '../../testing/notifications.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { request, db } = app
const operator = await anAdmin(app, ['support'])

const counts = async () => (await request('GET', '/api/admin/waiting', operator)).body

test('open items are counted until handled', async () => {
  expect(await counts()).toEqual({ support: 0, reports: 0, deliveries: 0, clockOffBy: 0 })
  const ada = await aMember(app)
  const room = await aSupportRoom(app, ada)
  await aMessage(app, ada, room.id, 'Where is my order?')
  await aMessage(app, ada, room.id, 'Anybody?')
  const report = await anAbuseReport(app, {}, ada)
  const letter = await aDeadLetter(app)
  expect(await counts()).toEqual({ support: 1, reports: 1, deliveries: 1, clockOffBy: 0 })

  const { cookie } = operator
  await aMessage(app, operator, room.id, 'On its way')
  await request('POST', `/api/admin/abuse-reports/${report}/settle`, {
    cookie,
    body: { decision: 'dismiss' },
  })
  await request('POST', `/api/admin/failed-deliveries/${letter}/retry`, { cookie })
  expect(await counts()).toEqual({ support: 0, reports: 0, deliveries: 0, clockOffBy: 0 })
})

test('large counts are capped', async () => {
  await aDeadLetter(app)
  await sql`INSERT INTO deliveries (user_id, channel, kind, key, title, body, path, about, scheduled_at, is_late, status, settled_at, created_at)
    SELECT user_id, channel, kind, key || n, title, body, path, about, scheduled_at, is_late, status, settled_at, created_at
    FROM deliveries, generate_series(1, ${MAX_COUNTED}) AS n WHERE status = 'failed'`.execute(db)
  expect((await counts()).deliveries).toBe(MAX_COUNTED)
})
