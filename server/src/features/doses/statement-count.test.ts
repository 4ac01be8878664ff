import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import {
  aMember,
  aPeptideId,
  aPersonalEntry,
  aPlanEntry,
  aReminder,
  type Member,
} from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'
import { lockDoses } from './dose-limits.service.ts'

const statements: string[] = []
const app = await testApp(
  {},
  {
    tracing: {
      traceRequests() {},
      noteQuery: ({ text }) => void statements.push(text),
      async close() {},
    },
  },
)
const { request, db, clock } = app
const HOUR = 60 * 60 * 1000

const logs = (member: Member, userPeptideId: number, takenAt = clock.now()) =>
  request('POST', '/api/dosage-logs', {
    cookie: member.cookie,
    body: { userPeptideId, dose: '0.5 mg', takenAt: new Date(takenAt).toISOString() },
  })

/** The statements about doses and the plan while a dose is logged. */
async function statementsOf(work: () => Promise<unknown>) {
  statements.length = 0
  await work()
  return statements.filter((text) => /dosage_logs|user_peptides|dismissed_warnings/.test(text))
}

test('a dose without reminders is stored and checked in one statement', async () => {
  const member = await aMember(app)
  const weekly = await aPlanEntry(app, member, { currentDose: '0.5 mg', frequency: 'Weekly' })
  const personal = await aPersonalEntry(app, member)
  await logs(member, weekly.id, clock.now() - 15 * HOUR)
  expect(await statementsOf(() => logs(member, weekly.id))).toHaveLength(1)
  expect(await statementsOf(() => logs(member, personal.id))).toHaveLength(1)
  await aReminder(app, member, weekly.id)
  expect((await statementsOf(() => logs(member, weekly.id))).length).toBeGreaterThan(1)
})

test('a dose too soon after another peptide of its class takes one statement, too', async () => {
  const member = await aMember(app)
  const entryOf = async (name: string) =>
    (await aPlanEntry(app, member, { peptideId: await aPeptideId(app, name), frequency: 'Weekly' })).id
  const [first, second] = [await entryOf('Tirzepatide'), await entryOf('Semaglutide')]
  await logs(member, first, clock.now() - HOUR)
  let response: Awaited<ReturnType<typeof logs>> | undefined
  const run = await statementsOf(async () => {
    response = await logs(member, second)
  })
  expect(response?.body.warnings).toContainEqual(expect.objectContaining({ code: 'SAME_CLASS' }))
  expect(run).toHaveLength(1)
})

test('a dose stored concurrently is included in the warnings', async () => {
  const member = await aMember(app)
  const { id } = await aPlanEntry(app, member, { currentDose: '0.5 mg', frequency: 'Weekly' })
  const answer = await db.transaction().execute(async (tx) => {
    await lockDoses(tx, member.id)
    await sql`
      INSERT INTO dosage_logs (user_id, user_peptide_id, peptide_name, dose, taken_at, taken_on)
      SELECT user_id, id, 'Semaglutide', '0.5 mg', ${new Date(clock.now() - HOUR)}, start_date
      FROM user_peptides WHERE id = ${id}`.execute(tx)
    const second = logs(member, id)
    // It read the committed state before waiting for the first one.
    await vi.waitFor(async () => {
      const { rows } = await sql`SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`.execute(db)
      expect(rows).not.toEqual([])
    })
    return { second }
  })
  expect((await answer.second).body.warnings).toMatchObject([{ code: 'TOO_SOON' }])
})
