import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aMessage, aSupportRoom } from '../../../testing/chat.ts'
import { aMember, anAdmin, type Member, PASSWORD } from '../../../testing/factories.ts'
import { downloadExport } from '../../../testing/own-exports.ts'
import { sampledCalls } from '../../../testing/samples.ts'
import { sendCall } from '../../../testing/send-call.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { filesInZip } from '../../../testing/zip.ts'
import { exportedTables, ownRows, type Row } from './account-data.queries.ts'
import type { OwnTable } from './own-tables.queries.ts'

const calls = await sampledCalls()

/** Makes every write call available to this user. */
async function makeCalls(app: TestApp, person: Member, access: 'member' | 'admin'): Promise<void> {
  for (const { call, sample } of calls.filter(({ call }) => call.access === access)) {
    const input = (await sample?.make(app, person)) ?? {}
    if (call.method !== 'GET' && call.method !== 'DELETE') await sendCall(app, call, input, person.cookie)
  }
}

/** Rows that only a language model creates. */
async function leaveAiTraces({ db, clock }: TestApp, { id: userId }: Member): Promise<void> {
  const asked = { userId, askedAt: new Date(clock.now()) }
  const sent = '{}'
  await db
    .insertInto('aiWordings')
    .values({ ...asked, sent, digest: '0'.repeat(64) })
    .execute()
  await db.insertInto('aiPersonDays').values({ userId, day: '2026-06-15', tokens: 100 }).execute()
  await db
    .insertInto('aiSingleQuestions')
    .values({ ...asked, sent })
    .execute()
  await db
    .insertInto('aiQuestionsUnderway')
    .values({ ...asked, clientId: randomUUID() })
    .execute()
}

/** Rows that only a mail server or a bank creates. */
async function leaveOrderTraces({ db, clock }: TestApp, { id: userId, email }: Member): Promise<void> {
  const at = new Date(clock.now())
  await db.insertInto('bouncedOrderMails').values({ userId, email, bouncedAt: at }).execute()
  const { id: orderId } = await db
    .selectFrom('orders')
    .select('id')
    .where('userId', '=', userId)
    .limit(1)
    .executeTakeFirstOrThrow()
  const dispute = { id: `dp_${randomUUID()}`, status: 'won', amount: 5, reason: 'duplicate', openedAt: at }
  await db
    .insertInto('paymentDisputes')
    .values({ ...dispute, orderId })
    .execute()
}

/** A user with data in every feature. */
async function aBusyMember(app: TestApp): Promise<Member> {
  const member = await aMember(app)
  await makeCalls(app, member, 'member')
  await aMessage(app, member, (await aSupportRoom(app, member)).id)
  await app.db.insertInto('adminUsers').values({ userId: member.id }).execute()
  await app.db.insertInto('weeklyReports').values({ userId: member.id, sentFor: '2026-06-01' }).execute()
  await leaveAiTraces(app, member)
  await app.request('POST', '/api/auth/forgot-password', { body: { email: member.email } })
  const visits = [{ pagePath: '/shop', secondsAgo: 9, visitDuration: 5 }]
  await app.request('POST', '/api/page-visits', { cookie: member.cookie, body: { visits } })
  await app.runJobs()
  await leaveOrderTraces(app, member)
  return member
}

async function exportOf(app: TestApp, { cookie }: Member): Promise<Record<string, Row | Row[]>> {
  const { rawPayload } = await downloadExport(app, { cookie })
  return JSON.parse(filesInZip(rawPayload).get('pepwell-data.json')?.toString() ?? '')
}

async function signedInAgain({ request }: TestApp, { email }: Member): Promise<string> {
  const { cookie } = await request('POST', '/api/auth/login', { body: { email, password: PASSWORD } })
  return cookie ?? ''
}

/** A row in the export: without server-only fields, and with the fields of `about` merged in. */
const shown = ({
  tokenHash,
  userId,
  endpoint,
  p256dh,
  auth,
  totpKey,
  totpKeyId,
  credentialId,
  publicKey,
  about,
  ...row
}: Row) => JSON.stringify({ ...(about as object | undefined), ...row })

/** Other people's data, for everyone the two have met. */
async function rowsOfOthers({ db }: TestApp, table: OwnTable, known: readonly Member[]): Promise<Row[]> {
  const people = await db.selectFrom('users').select('id').execute()
  const others = people.filter(({ id }) => known.every((member) => member.id !== id))
  const rows = others.map(({ id }) => ownRows(db, table, { userId: id, limit: 10_000 }))
  return (await Promise.all(rows)).flat()
}

const rowsOf = async ({ db }: TestApp, table: string): Promise<Row[]> =>
  (await sql<Row>`SELECT * FROM ${sql.table(table)}`.execute(db)).rows

/** Every reference to people, under any name and through any number of tables. */
async function leadingToPeople({ db }: TestApp): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    WITH RECURSIVE found (id) AS (
      SELECT conrelid FROM pg_constraint WHERE contype = 'f' AND confrelid = 'users'::regclass
      UNION SELECT conrelid FROM pg_constraint JOIN found ON confrelid = found.id WHERE contype = 'f')
    SELECT relname::text AS name FROM found JOIN pg_class ON oid = id ORDER BY relname`.execute(db)
  return rows.map(({ name }) => name)
}

/**
 * Accounting keeps orders without the person (decision 0035). Chat rooms keep the sequence numbers of emptied
 * messages (decision 0040).
 */
const KEPT = [
  'orders',
  'order_items',
  'order_events',
  'payments',
  'payment_disputes',
  'chat_rooms',
  'chat_messages',
]

/** For tests that make every call. */
const EVERY_CALL = { timeout: 120_000 }

test('everything stored about a person is in their export and deleted with them', EVERY_CALL, async () => {
  const app = await testApp()
  // Every database has the support account; nobody exports it here.
  await app.db.deleteFrom('adminUsers').execute()
  const [member, other] = [await aBusyMember(app), await aBusyMember(app)]
  const exports = [await exportOf(app, member), await exportOf(app, other)]
  const exported = await exportedTables(app.db)
  const names = new Map(exported.map(([name, table]) => [table.name, name]))
  const tables = await leadingToPeople(app)
  // They have only hashes, or sums of other rows.
  expect(tables.filter((table) => !names.has(table))).toEqual([
    'email_links',
    'export_tickets',
    'order_sources',
    'passkey_challenges',
    'password_reset_tokens',
    'phone_codes',
    'recovery_codes',
    'sign_in_tickets',
    'vial_totals',
  ])

  const left: Record<string, number> = {
    email_links: 0,
    export_tickets: 0,
    // They stay for a day after an order is abandoned.
    order_sources: 6,
    passkey_challenges: 2,
    password_reset_tokens: 1,
    phone_codes: 0,
    recovery_codes: 0,
    sign_in_tickets: 0,
    // The other member has one vial.
    vial_totals: 1,
  }
  for (const [name, table] of exported) {
    const [mine = [], theirs = []] = exports.map((data) => [data[name] ?? []].flat())
    expect([name, mine.length > 0, theirs.length > 0]).toEqual([name, true, true])
    const stored = (await rowsOf(app, table.name)).map(shown)
    const others = await rowsOfOthers(app, table, [member, other])
    // Rows between two people are in both exports.
    const known = new Set([...mine, ...theirs, ...others].map(shown))
    expect([...known].sort()).toEqual([...new Set(stored)].sort())
    left[table.name] = stored.length - (KEPT.includes(table.name) ? 0 : mine.length)
  }

  const { cookie } = member
  const body = { currentPassword: PASSWORD, keepsOrders: true }
  const { statusCode } = await app.request('POST', '/api/auth/delete-account', { cookie, body })
  expect(statusCode).toBe(200)
  // The last event of each of its orders is the account's deletion.
  const orders = [exports[0]?.orders ?? []].flat()
  left.order_events = (left.order_events ?? 0) + orders.length
  // A support conversation is deleted with its member, including the team's rows.
  for (const name of ['chat_rooms', 'chat_participants', 'chat_messages']) left[name] = (left[name] ?? 0) - 1
  for (const table of tables) expect([table, (await rowsOf(app, table)).length]).toEqual([table, left[table]])
})

/**
 * Columns that name people without a foreign key, each with a reason: the operator log outlives its operators, and
 * their ids resolve to nobody after deletion.
 */
const NAMED_WITHOUT_REFERENCE = [
  'audit_log.actor_id',
  'audit_log.object_id',
  'order_events.actor_id',
  'stock_movements.actor_id',
]

/** Similarly named columns without people: actor types, and ids of other services. */
const NOBODY = [
  'authenticators.totp_key_id',
  'order_events.actor',
  'orders.payment_id',
  'orders.shipstation_order_id',
  'page_visits.session_id',
  'passkeys.credential_id',
  'payment_webhooks.object_id',
  'payments.intent_id',
  'payments.refund_id',
  'payments.session_id',
]

/** Text columns that seem to name a person and that no foreign key checks, without those being filled: a parent's key does. */
async function unreferencedIds({ db }: TestApp): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT relname || '.' || attname AS name
    FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND attnum > 0 AND NOT attisdropped
      AND atttypid IN ('text'::regtype, 'varchar'::regtype)
      AND attname ~ '(_id|_by|^(user|actor|owner|member|operator|author|sender|requester|addressee|buyer))$'
      AND NOT EXISTS (SELECT FROM pg_constraint WHERE contype = 'f' AND conrelid = attrelid AND attnum = ANY(conkey))
      AND NOT (attname = 'user_id' AND EXISTS (SELECT FROM pg_constraint WHERE conrelid = attrelid AND conname = relname || '_person'))
    ORDER BY name`.execute(db)
  return rows.map(({ name }) => name).filter((name) => !NOBODY.includes(name))
}

/** Columns of all tables whose name contains one of these words. */
async function columnsSaying({ db }: TestApp, words: readonly string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`.execute(db)
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql<{ key: string }>`
      SELECT DISTINCT field.key FROM
        (SELECT * FROM ${sql.table(name)} AS whole
          WHERE EXISTS (SELECT FROM unnest(${words}::text[]) AS word WHERE strpos(whole::text, word) > 0)) AS stored,
        jsonb_each_text(to_jsonb(stored)) AS field (key, value)
      WHERE EXISTS (SELECT FROM unnest(${words}::text[]) AS word WHERE strpos(field.value, word) > 0)`.execute(
      db,
    )
    found.push(...rows.map(({ key }) => `${name}.${key}`))
  }
  return found.sort()
}

test('only listed columns refer to a person without a foreign key', async () => {
  const app = await testApp()
  expect(await unreferencedIds(app)).toEqual(NAMED_WITHOUT_REFERENCE)
  for (const column of ['made_by', 'member', 'editor_id'])
    await sql.raw(`CREATE TABLE later_${column} (id bigint PRIMARY KEY, ${column} text)`).execute(app.db)
  expect(await unreferencedIds(app)).toHaveLength(NAMED_WITHOUT_REFERENCE.length + 3)
})

test('a deleted operator remains only in records by id', EVERY_CALL, async () => {
  const app = await testApp()
  const [deleted, stays] = [await aBusyMember(app), await anAdmin(app)]
  await app.db.updateTable('users').set({ isAdmin: true }).where('id', '=', deleted.id).execute()
  const cookie = await signedInAgain(app, deleted)
  await makeCalls(app, { ...deleted, cookie }, 'admin')
  expect(await columnsSaying(app, [deleted.id, deleted.email])).toContain('login_sessions.user_id')
  // Open orders block account deletion until they are done.
  await app.db.updateTable('orders').set({ status: 'cancelled' }).where('userId', '=', deleted.id).execute()
  await app.request('DELETE', `/api/admin/users/${deleted.id}`, { cookie: stays.cookie })
  const left = await columnsSaying(app, [deleted.id, deleted.email])
  expect(left).toContain('audit_log.actor_id')
  expect(left.filter((column) => !NAMED_WITHOUT_REFERENCE.includes(column))).toEqual([])
})

/** Tables like those of later features. */
const LATER = [
  'CREATE TABLE goods (id bigint PRIMARY KEY, made_by text REFERENCES users ON DELETE SET NULL)',
  `CREATE TABLE acquaintances (id bigint PRIMARY KEY, requester text NOT NULL REFERENCES users ON DELETE CASCADE,
    addressee text NOT NULL REFERENCES users ON DELETE CASCADE)`,
  'CREATE TABLE purchases (id bigint PRIMARY KEY, buyer text NOT NULL REFERENCES users ON DELETE CASCADE)',
  `CREATE TABLE purchase_items (purchase_id bigint NOT NULL REFERENCES purchases ON DELETE CASCADE, place int,
    good_id bigint REFERENCES goods, PRIMARY KEY (purchase_id, place))`,
  'CREATE TABLE baskets (owner text PRIMARY KEY REFERENCES users ON DELETE CASCADE, size int)',
]

test('finds personal tables by foreign keys, whatever their columns are called', async () => {
  const app = await testApp()
  const [member, other] = [await aMember(app), await aMember(app)]
  for (const table of LATER) await sql.raw(table).execute(app.db)
  await sql`INSERT INTO goods VALUES (1, ${other.id})`.execute(app.db)
  await sql`INSERT INTO acquaintances VALUES (1, ${member.id}, ${other.id})`.execute(app.db)
  await sql`INSERT INTO purchases VALUES (1, ${member.id}), (2, ${other.id})`.execute(app.db)
  await sql`INSERT INTO purchase_items SELECT 1, place, 1 FROM generate_series(1, 1100) AS place`.execute(
    app.db,
  )
  await sql`INSERT INTO baskets VALUES (${member.id}, 3)`.execute(app.db)

  const [mine, theirs] = [await exportOf(app, member), await exportOf(app, other)]
  const friendship = { id: 1, requester: member.id, addressee: other.id }
  expect(mine).toMatchObject({
    goods: [],
    acquaintances: [friendship],
    purchases: [{ id: 1 }],
    baskets: { owner: member.id, size: 3 },
  })
  expect(mine.purchaseItems).toEqual(
    Array.from({ length: 1100 }, (_, n) => ({ purchaseId: 1, place: n + 1, goodId: 1 })),
  )
  expect(theirs).toMatchObject({
    goods: [{ id: 1 }],
    acquaintances: [friendship],
    purchases: [{ id: 2 }],
    // Being the operator of an order isn't buying it.
    purchaseItems: [],
    baskets: null,
  })
})
