import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aMember, type Member, PASSWORD } from '../../testing/factories.ts'
import { sampledCalls } from '../../testing/samples.ts'
import { sendCall } from '../../testing/send-call.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { filesInZip } from '../../testing/zip.ts'
import { exportedTables, type Row } from './own-data.queries.ts'

const calls = await sampledCalls()

/** Somebody who has used everything that the product has. */
async function aBusyMember(app: TestApp): Promise<Member> {
  const member = await aMember(app)
  for (const { call, sample } of calls.filter(({ call }) => call.access === 'member')) {
    const input = (await sample?.make(app, member)) ?? {}
    if (call.method !== 'GET' && call.method !== 'DELETE') await sendCall(app, call, input, member.cookie)
  }
  await app.db.insertInto('adminUsers').values({ userId: member.id }).execute()
  await app.request('POST', '/api/auth/forgot-password', { body: { email: member.email } })
  await app.runJobs()
  return member
}

async function exportOf({ request }: TestApp, { cookie }: Member): Promise<Record<string, Row | Row[]>> {
  const { rawPayload } = await request('GET', '/api/auth/export', { cookie })
  return JSON.parse(filesInZip(rawPayload).get('pepwell-data.json')?.toString() ?? '')
}

/** A row as it is exported: without what only the server can use, and with what it is about in its midst. */
const shown = ({ tokenHash, userId, endpoint, p256dh, auth, about, ...row }: Row) =>
  JSON.stringify({ ...(about as object | undefined), ...row })

const rowsOf = async ({ db }: TestApp, table: string): Promise<Row[]> =>
  (await sql<Row>`SELECT * FROM ${sql.table(table)}`.execute(db)).rows

/** Whatever refers to people, by whatever name and through however many tables. */
async function leadingToPeople({ db }: TestApp): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    WITH RECURSIVE found (id) AS (
      SELECT conrelid FROM pg_constraint WHERE contype = 'f' AND confrelid = 'users'::regclass
      UNION SELECT conrelid FROM pg_constraint JOIN found ON confrelid = found.id WHERE contype = 'f')
    SELECT relname::text AS name FROM found JOIN pg_class ON oid = id ORDER BY relname`.execute(db)
  return rows.map(({ name }) => name)
}

test('whatever is kept of a person is in their export, and goes with them', async () => {
  const app = await testApp()
  // Of the support account, which every database has, nobody takes an export here.
  await app.db.deleteFrom('adminUsers').execute()
  const [member, other] = [await aBusyMember(app), await aBusyMember(app)]
  const exports = [await exportOf(app, member), await exportOf(app, other)]
  const names = new Map((await exportedTables(app.db)).map(([name, table]) => [table.name, name]))
  const tables = await leadingToPeople(app)
  // It holds nothing but hashes.
  expect(tables.filter((table) => !names.has(table))).toEqual(['password_reset_tokens'])

  const left: Record<string, number> = { password_reset_tokens: 1 }
  for (const [table, name] of names) {
    const [mine = [], theirs = []] = exports.map((data) => [data[name] ?? []].flat())
    expect([table, mine.length > 0, theirs.length > 0]).toEqual([table, true, true])
    const stored = (await rowsOf(app, table)).map(shown)
    expect([...mine, ...theirs].map(shown).sort()).toEqual(stored.sort())
    left[table] = theirs.length
  }

  const { cookie } = member
  await app.request('POST', '/api/auth/delete-account', { cookie, body: { password: PASSWORD } })
  for (const table of tables) expect([table, (await rowsOf(app, table)).length]).toEqual([table, left[table]])
})

/** Tables as later features have them. */
const LATER = [
  'CREATE TABLE goods (id bigint PRIMARY KEY, made_by text REFERENCES users ON DELETE SET NULL)',
  `CREATE TABLE friendships (id bigint PRIMARY KEY, requester text NOT NULL REFERENCES users ON DELETE CASCADE,
    addressee text NOT NULL REFERENCES users ON DELETE CASCADE)`,
  'CREATE TABLE orders (id bigint PRIMARY KEY, buyer text NOT NULL REFERENCES users ON DELETE CASCADE)',
  `CREATE TABLE order_items (order_id bigint NOT NULL REFERENCES orders ON DELETE CASCADE, place int,
    good_id bigint REFERENCES goods, PRIMARY KEY (order_id, place))`,
  'CREATE TABLE baskets (owner text PRIMARY KEY REFERENCES users ON DELETE CASCADE, size int)',
]

test('a person is found by foreign keys, whatever their columns are called', async () => {
  const app = await testApp()
  const [member, other] = [await aMember(app), await aMember(app)]
  for (const table of LATER) await sql.raw(table).execute(app.db)
  await sql`INSERT INTO goods VALUES (1, ${other.id})`.execute(app.db)
  await sql`INSERT INTO friendships VALUES (1, ${member.id}, ${other.id})`.execute(app.db)
  await sql`INSERT INTO orders VALUES (1, ${member.id}), (2, ${other.id})`.execute(app.db)
  await sql`INSERT INTO order_items SELECT 1, place, 1 FROM generate_series(1, 1100) AS place`.execute(app.db)
  await sql`INSERT INTO baskets VALUES (${member.id}, 3)`.execute(app.db)

  const [mine, theirs] = [await exportOf(app, member), await exportOf(app, other)]
  const friendship = { id: 1, requester: member.id, addressee: other.id }
  expect(mine).toMatchObject({
    goods: [],
    friendships: [friendship],
    orders: [{ id: 1 }],
    baskets: { owner: member.id, size: 3 },
  })
  expect(mine.orderItems).toEqual(
    Array.from({ length: 1100 }, (_, n) => ({ orderId: 1, place: n + 1, goodId: 1 })),
  )
  expect(theirs).toMatchObject({
    goods: [{ id: 1 }],
    friendships: [friendship],
    orders: [{ id: 2 }],
    // To have made what somebody bought is not to have bought it.
    orderItems: [],
    baskets: null,
  })
})
