import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type Task, workOf } from '../jobs/jobs.ts'
import {
  aDose,
  aFoodLog,
  aLabResult,
  aMeasurement,
  aMember,
  aPlanEntry,
  aSideEffect,
  aSupplementLog,
  aWeightLog,
  type Member,
  PASSWORD,
} from '../testing/factories.ts'
import { testApp } from '../testing/test-app.ts'

const app = await testApp()
const { db, request } = app

const versionsOf = ({ id }: Member) =>
  db
    .selectFrom('earlierVersions')
    .select(['tableName', 'rowId', 'row', 'wasRemoved'])
    .where('userId', '=', id)
    .orderBy('id')
    .execute()

/** A member with one row of each. */
async function aBusyMember() {
  const member = await aMember(app)
  const entry = await aPlanEntry(app, member)
  const logs = {
    dosage_logs: await aDose(app, member, entry.id),
    weight_logs: await aWeightLog(app, member),
    food_logs: await aFoodLog(app, member),
    supplement_logs: await aSupplementLog(app, member),
    side_effects: await aSideEffect(app, member, { userPeptideId: entry.id }),
    measurements: await aMeasurement(app, member),
    lab_results: await aLabResult(app, member),
  }
  return { member, entry, logs }
}

const tables = [
  'dosage_logs',
  'weight_logs',
  'food_logs',
  'supplement_logs',
  'side_effects',
  'measurements',
  'lab_results',
] as const

test.each(tables)('changes and deletions in %s are kept, no matter who makes them', async (table) => {
  const { member, logs } = await aBusyMember()
  const { id } = logs[table]
  await sql`UPDATE ${sql.table(table)} SET created_at = '2020-01-01' WHERE id = ${id}`.execute(db)
  await sql`DELETE FROM ${sql.table(table)} WHERE id = ${id}`.execute(db)
  const { createdAt } = logs[table]
  expect(await versionsOf(member)).toMatchObject([
    { tableName: table, rowId: id, wasRemoved: false, row: { id } },
    { tableName: table, rowId: id, wasRemoved: true, row: { id } },
  ])
  const times = (await versionsOf(member)).map(({ row }) => (row as { createdAt: string }).createdAt)
  expect(times.map((at) => new Date(at).toISOString())).toEqual([createdAt, '2020-01-01T00:00:00.000Z'])
})

test('a row keeps its last twenty versions, and so do others', async () => {
  const { member, logs } = await aBusyMember()
  const { id } = logs.food_logs
  await sql`DELETE FROM weight_logs WHERE id = ${logs.weight_logs.id}`.execute(db)
  for (let servings = 2; servings <= 30; servings++)
    await sql`UPDATE food_logs SET servings = ${servings} WHERE id = ${id}`.execute(db)
  const [weighIn, ...foods] = await versionsOf(member)
  expect(weighIn).toMatchObject({ tableName: 'weight_logs' })
  const servings = foods.map(({ row }) => (row as { servings: number }).servings)
  expect(servings).toEqual(Array.from({ length: 20 }, (_, n) => n + 10))
})

test('removing a plan entry isn’t an edit of its doses', async () => {
  const { member, entry } = await aBusyMember()
  await request('DELETE', `/api/user-peptides/${entry.id}`, { cookie: member.cookie })
  const { body } = await request('GET', '/api/dosage-logs', { cookie: member.cookie })
  expect(body).toMatchObject([{ userPeptideId: null }])
  expect(await versionsOf(member)).toEqual([])
})

test('nor is removing a supplement from the catalogue', async () => {
  const { member, logs } = await aBusyMember()
  await sql`DELETE FROM supplements WHERE name = ${logs.supplement_logs.supplementName}`.execute(db)
  const left = await db.selectFrom('supplementLogs').select('supplementId').execute()
  expect(left).toContainEqual({ supplementId: null })
  expect(await versionsOf(member)).toEqual([])
})

test('deleting an account deletes its versions', async () => {
  const [{ member, logs }, other] = [await aBusyMember(), await aBusyMember()]
  for (const { id } of [logs.weight_logs, other.logs.weight_logs])
    await sql`UPDATE weight_logs SET notes = 'after breakfast' WHERE id = ${id}`.execute(db)
  const { cookie } = member
  const deletion = await request('POST', '/api/auth/delete-account', {
    cookie,
    body: { currentPassword: PASSWORD },
  })
  expect(deletion.statusCode).toBe(200)
  expect([await versionsOf(member), await versionsOf(other.member)]).toEqual([
    [],
    [expect.objectContaining({ tableName: 'weight_logs' })],
  ])
})

test('versions are deleted after 13 months', async () => {
  const { member, logs } = await aBusyMember()
  const edit = (value: number) =>
    sql`UPDATE weight_logs SET weight = ${value} WHERE id = ${logs.weight_logs.id}`.execute(db)
  for (const value of [81, 82]) await edit(value)
  const [first] = await db
    .selectFrom('earlierVersions')
    .select('id')
    .where('userId', '=', member.id)
    .orderBy('id')
    .execute()
  const replacedAt = new Date(app.clock.now() - 400 * 24 * 60 * 60 * 1000)
  await db
    .updateTable('earlierVersions')
    .set({ replacedAt })
    .where('id', '=', first?.id ?? 0)
    .execute()
  await workOf(app.tasks['delete-earlier-versions'] as Task)({}, { number: 1, isLast: false })
  expect(await versionsOf(member)).toMatchObject([{ row: { weight: 81 } }])
})
