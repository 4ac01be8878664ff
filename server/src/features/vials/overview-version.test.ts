import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aDose, aMember, aPersonalEntry, aPlanEntry, aReminder, aVial } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'
import { overviewOf } from './overview.queries.ts'

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
const { db, request } = app

/** The tables that a statement names. */
const tablesIn = (text: string) =>
  new Set([...text.matchAll(/\b(?:from|join)\s+(?!lateral)"?([a-z_]+)"?(?=\s|\))/gi)].map(([, name]) => name))

async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  statements.length = 0
  await work()
  return statements.filter((text) => tablesIn(text).has('vials'))
}

/** A member with a vial of a lot, and a second entry of their own. */
async function aVialOwner() {
  const member = await aMember(app)
  const entry = await aPlanEntry(app, member, { currentDose: '2.5 mg', frequency: 'Weekly' })
  const personal = await aPersonalEntry(app, member)
  const vial = await aVial(app, member, entry.id, { lot: 'LOT-9' })
  await aVial(app, member, personal.id)
  return { userId: member.id, member, entry, personal, vial }
}

test('an unchanged list is read by the versions of its rows alone: no ledger, and no values', async () => {
  const { member, entry } = await aVialOwner()
  for (const path of ['/api/vials', `/api/vials?userPeptideId=${entry.id}`]) {
    const read = () => request('GET', path, { cookie: member.cookie })
    const [version, values, ...more] = await statementsOf(read)
    expect([version, values, more.length]).toEqual([
      expect.stringContaining('xmin'),
      expect.stringContaining('json_agg'),
      0,
    ])
    expect(await statementsOf(read)).toEqual([version])
    expect(version).not.toMatch(/json_agg|vial_movements/)
    // What only one of them read could change unseen.
    expect(tablesIn(version ?? '')).toEqual(tablesIn(values ?? ''))
  }
})

type Owner = Awaited<ReturnType<typeof aVialOwner>>

const changes: [string, (owner: Owner) => Promise<unknown>][] = [
  ['a vial', ({ vial }) => sql`UPDATE vials SET source = 'Elsewhere' WHERE id = ${vial.id}`.execute(db)],
  ['a vial of another row of the list', ({ member, entry }) => aVial(app, member, entry.id)],
  ['a deleted vial', ({ vial }) => sql`DELETE FROM vials WHERE id = ${vial.id}`.execute(db)],
  [
    'a movement',
    ({ member, vial }) =>
      request('POST', `/api/vials/${vial.id}/movements`, {
        cookie: member.cookie,
        body: { kind: 'spill', amount: 1 },
      }),
  ],
  [
    'a recall of its lot',
    async ({ entry }) => {
      await sql`
        INSERT INTO inventory_batches (product_id, batch_number, quantity_available, recall_reason, created_at)
        SELECT product.id, 'lot-9', 1, 'Glass particles', now() FROM products AS product
        JOIN user_peptides AS entry ON entry.peptide_id = product.peptide_id WHERE entry.id = ${entry.id}`.execute(
        db,
      )
    },
  ],
  [
    'the plan',
    ({ entry }) => sql`UPDATE user_peptides SET current_dose = '5 mg' WHERE id = ${entry.id}`.execute(db),
  ],
  [
    'a name of their own',
    ({ userId }) => sql`UPDATE personal_peptides SET name = 'Mine' WHERE user_id = ${userId}`.execute(db),
  ],
  ['a dose', ({ member, entry }) => aDose(app, member, entry.id, { takenAt: '2026-06-14T12:00:00Z' })],
  [
    'another dose on the same day',
    async ({ member, entry }) => {
      await aDose(app, member, entry.id, { takenAt: '2026-06-14T12:00:00Z' })
      await overviewOf(db, member.id, 'all')
      await aDose(app, member, entry.id, { takenAt: '2026-06-14T10:00:00Z' })
    },
  ],
  ['a reminder', ({ member, entry }) => aReminder(app, member, entry.id)],
  [
    'a step and a decision',
    ({ member, entry }) =>
      request('PUT', `/api/user-peptides/${entry.id}/steps`, {
        cookie: member.cookie,
        body: { steps: [{ dose: '2.5 mg', weeks: 4 }, { dose: '5 mg' }] },
      }),
  ],
  [
    'a snooze',
    ({ userId, vial }) =>
      sql`INSERT INTO vial_warnings (user_id, vial_id, cause, snoozed_until) VALUES (${userId}, ${vial.id}, 'runs-low', '2026-07-01')`.execute(
        db,
      ),
  ],
  [
    'limits of warnings',
    ({ member }) =>
      request('POST', '/api/notification-preferences', { cookie: member.cookie, body: { lowVialDays: 21 } }),
  ],
  // Last, because the others look the peptide up by its name.
  [
    'the name in the catalog',
    ({ entry }) =>
      sql`UPDATE peptides SET name = name || ' II' WHERE id = (SELECT peptide_id FROM user_peptides WHERE id = ${entry.id})`.execute(
        db,
      ),
  ],
]

test('what a transaction read and gave up is forgotten', async () => {
  const { userId, vial } = await aVialOwner()
  const before = await overviewOf(db, userId, 'all')
  const given = db.transaction().execute(async (tx) => {
    for (const source of ['one', 'two']) {
      await sql`UPDATE vials SET source = ${source} WHERE id = ${vial.id}`.execute(tx)
      const { rows } = await overviewOf(tx, userId, 'all')
      expect(rows.find(({ id }) => id === vial.id)?.source).toBe(source)
    }
    throw new Error('given up')
  })
  await expect(given).rejects.toThrow('given up')
  expect(await overviewOf(db, userId, 'all')).toEqual(before)
})

test.each(changes)('%s is in the next read, and the rest of the list stays', async (_, change) => {
  const owner = await aVialOwner()
  const read = () => overviewOf(db, owner.userId, 'all')
  const before = await read()
  expect(await read()).toBe(before)
  await change(owner)
  const after = await read()
  expect(after).not.toBe(before)
  expect(after).not.toEqual(before)
  expect(await read()).toBe(after)
})
