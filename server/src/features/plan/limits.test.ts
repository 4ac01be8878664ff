import { randomUUID } from 'node:crypto'
import { MAX_PERSONAL_PEPTIDES, MAX_PLAN_ENTRIES, MAX_REMINDERS } from '@pepwell/domain/text/limits'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aMember, aPersonalEntry, aPersonalPeptide, aReminder } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()

/** Copies a user's row until they have this many. */
async function fill(table: string, id: number, columns: string, max: number) {
  await sql`INSERT INTO ${sql.table(table)} (${sql.raw(columns)})
    SELECT ${sql.raw(columns)} FROM ${sql.table(table)}, generate_series(2, ${max}) WHERE id = ${id}`.execute(
    app.db,
  )
}

/** Results of concurrent requests. */
const codes = async (answers: Promise<unknown>[]) =>
  (await Promise.allSettled(answers)).map((one) =>
    one.status === 'fulfilled' ? 'made' : (/"code":"(\w+)"/.exec(String(one.reason))?.[1] ?? one.reason),
  )

test('a person can have 200 personal peptides, also concurrently, and a retry finds the first', async () => {
  const member = await aMember(app)
  const clientId = randomUUID()
  const { id } = await aPersonalPeptide(app, member, { clientId })
  const columns =
    'user_id, name, description, category, benefits, side_effects, recommended_dose, frequency, duration, best_taken_with'
  await fill('personal_peptides', id, columns, MAX_PERSONAL_PEPTIDES - 1)
  const several = Array.from({ length: 4 }, () => aPersonalPeptide(app, member))
  expect((await codes(several)).sort()).toEqual([...Array(3).fill('PERSONAL_PEPTIDES_FULL'), 'made'])
  expect((await aPersonalPeptide(app, member, { clientId })).id).toBe(id)
  await aPersonalPeptide(app, await aMember(app))
})

test('a plan can have 500 entries', async () => {
  const member = await aMember(app)
  const { id } = await aPersonalEntry(app, member)
  await sql`UPDATE user_peptides SET status = 'completed' WHERE id = ${id}`.execute(app.db)
  const columns = 'user_id, personal_peptide_id, current_dose, frequency, start_date, status'
  await fill('user_peptides', id, columns, MAX_PLAN_ENTRIES)
  expect(await codes([aPersonalEntry(app, member)])).toEqual(['PLAN_FULL'])
})

test('a person can have 200 reminders, counting each time', async () => {
  const member = await aMember(app)
  const entry = await aPersonalEntry(app, member)
  const clientId = randomUUID()
  const { id } = await aReminder(app, member, entry.id, { clientId })
  await sql`UPDATE reminders SET is_active = false WHERE id = ${id}`.execute(app.db)
  const columns =
    'user_id, user_peptide_id, title, frequency, time, days, anchor, timing_options, is_active, answered_frequency'
  await fill('reminders', id, columns, MAX_REMINDERS - 1)
  const twice = { time: '09:00', alsoAt: ['21:00'] }
  expect(await codes([aReminder(app, member, entry.id, twice)])).toEqual(['REMINDERS_FULL'])
  await aReminder(app, member, entry.id)
  expect(await codes([aReminder(app, member, entry.id)])).toEqual(['REMINDERS_FULL'])
  expect((await aReminder(app, member, entry.id, { clientId })).id).toBe(id)
})
