import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../database/schema.ts'
import { anOrderBody } from './orders.ts'

/** A person signed in at every process. */
export interface Shopper {
  id: string
  cookie: string
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Signs an existing person in, without the cost of a password. */
export async function signedIn(db: Kysely<DB>, id: string): Promise<Shopper> {
  const token = randomBytes(32).toString('base64url')
  const now = new Date()
  await db
    .insertInto('loginSessions')
    .values({
      userId: id,
      tokenHash: createHash('sha256').update(token).digest(),
      loginTime: now,
      lastActivityAt: now,
      expiresAt: new Date(now.getTime() + DAY_MS),
    })
    .execute()
  return { id, cookie: `pepwell_session=${token}` }
}

/** Signed-in members. */
export async function shoppers(db: Kysely<DB>, count: number): Promise<Shopper[]> {
  const now = new Date()
  const ids = Array.from({ length: count }, () => `user_${randomUUID()}`)
  await sql`
    INSERT INTO users (id, email, email_proved_at, password_hash, time_zone, date_of_birth, height_feet, height_inches, weight, gender,
      created_at, updated_at)
    SELECT id, id || '@mail.net', ${now}::timestamptz, 'none', 'UTC', '1990-05-17', 5, 6, 150, 'female', ${now}::timestamptz,
      ${now}::timestamptz
    FROM unnest(${ids}::text[]) AS id`.execute(db)
  const people: Shopper[] = []
  for (const id of ids) people.push(await signedIn(db, id))
  return people
}

/** A new product with one batch. */
export async function aShelf(db: Kysely<DB>, units: number): Promise<{ productId: number; batchId: number }> {
  const { rows } = await sql<{ productId: number }>`
    UPDATE products SET enabled = true, status = 'available', price = 50
    WHERE id = (SELECT min(id) FROM products WHERE NOT enabled) RETURNING id AS product_id`.execute(db)
  const productId = rows[0]?.productId ?? 0
  const { id: batchId } = await db
    .insertInto('inventoryBatches')
    .values({ productId, batchNumber: `SHELF-${productId}`, quantityAvailable: units, createdAt: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('stockMovements')
    .values({ batchId, change: units, reason: 'Received', at: new Date() })
    .execute()
  return { productId, batchId }
}

/** Adds one of each product to carts in one statement. */
export const fillCarts = (
  db: Kysely<DB>,
  people: readonly Shopper[],
  productIds: (place: number) => readonly number[],
) => {
  const lines = people.flatMap(({ id }, index) => productIds(index).map((productId) => ({ id, productId })))
  return sql`
    INSERT INTO cart_items (user_id, product_id, quantity, price, created_at)
    SELECT id, "productId", 1, 50, now()
    FROM json_to_recordset(${JSON.stringify(lines)}::json) AS line (id text, "productId" bigint)
    ON CONFLICT (user_id, product_id) DO NOTHING`.execute(db)
}

/** Buys a cart over HTTP. */
export const buy = (address: string, cookie: string, overrides: Record<string, unknown> = {}) =>
  fetch(`${address}/api/orders`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(anOrderBody(overrides)),
  })
