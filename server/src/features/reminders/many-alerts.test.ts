import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aMember, aPlanEntry, aReminder } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const MANY = 2_000

test('moving to another zone moves two thousand reminders, listed in pages', async () => {
  const app = await testApp()
  const { db, request } = app
  const member = await aMember(app)
  const entry = await aPlanEntry(app, member)
  const { id } = await aReminder(app, member, entry.id, { time: '21:00', timingOptions: [5, 30] })
  await sql`
    INSERT INTO reminders (user_id, user_peptide_id, title, frequency, time, days, anchor, timing_options)
    SELECT user_id, user_peptide_id, title, frequency, time, days, anchor, timing_options
    FROM reminders, generate_series(2, ${MANY}::int) WHERE id = ${id}`.execute(db)
  const moved = { cookie: member.cookie, body: { timeZone: 'Europe/Berlin' } }
  expect((await request('PATCH', '/api/auth/user', moved)).statusCode).toBe(200)
  const { rows } = await sql<{ dueAt: Date; alerts: number }>`
    SELECT due_at, count(*) AS alerts FROM scheduled_alerts GROUP BY due_at ORDER BY due_at`.execute(db)
  expect(rows.map(({ dueAt, alerts }) => [dueAt.toISOString(), alerts])).toEqual([
    ['2026-06-15T18:30:00.000Z', MANY],
    ['2026-06-15T18:55:00.000Z', MANY],
  ])
  const list = async (query: string): Promise<number[]> =>
    (await request('GET', `/api/reminders${query}`, { cookie: member.cookie })).body.map(
      (reminder: { id: number }) => reminder.id,
    )
  const first = await list('')
  expect(first).toHaveLength(500)
  expect(await list(`?limit=2&after=${first.at(-1)}`)).toEqual([
    (first.at(-1) as number) - 1,
    (first.at(-1) as number) - 2,
  ])
})
