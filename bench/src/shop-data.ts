import { type Connection, connect } from '@pepwell/server/database/connect'
import { putPeptides } from '@pepwell/server/features/catalogue/catalogue.queries'
import { catalogueSeed } from '@pepwell/server/features/catalogue/seed/index'
import { inSeedOrder } from '@pepwell/server/features/catalogue/seed/seed-order'
import { type Kysely, sql } from 'kysely'
import { TIME_ZONE } from './people.ts'

export const PRODUCTS = 100

// biome-ignore lint/suspicious/noExplicitAny: the data is written with SQL of its own
type AnyDb = Kysely<any>

/** Products with more stock than any load buys; KPV is one of them. */
async function addShelves(db: AnyDb): Promise<void> {
  await sql`
    INSERT INTO peptides OVERRIDING SYSTEM VALUE
    SELECT (jsonb_populate_record(peptide, jsonb_build_object('id', 1000 + id, 'name', name || ' II'))).*
    FROM peptides AS peptide ORDER BY id LIMIT ${PRODUCTS}::int - (SELECT count(*) FROM peptides)`.execute(db)
  await sql`
    UPDATE products SET enabled = true, status = 'available', price = 54.99, purity = '99.1%'
    WHERE peptide_id IS NOT NULL`.execute(db)
  await sql`
    INSERT INTO inventory_batches (product_id, batch_number, quantity_available, expiry_date, created_at)
    SELECT id, 'BENCH-' || id || '-' || n, 1000000, current_date + 400 * n, now()
    FROM products, generate_series(1, 3) n WHERE enabled`.execute(db)
}

/** A shop for existing people, with one item in everyone's cart. */
export async function fillShelves(connection: Connection): Promise<void> {
  const db = connect(connection, () => {}) as AnyDb
  await addShelves(db)
  await fillCarts(db, false)
  await db.destroy()
}

/** A shop and signed-in people. */
export async function fillShop(connection: Connection, people: number): Promise<void> {
  const db = connect(connection, () => {}) as AnyDb
  await putPeptides(db, inSeedOrder(catalogueSeed), new Date())
  await sql`
    INSERT INTO users (id, email, email_proved_at, password_hash, first_name, time_zone, date_of_birth, height_feet,
      height_inches, weight, gender)
    SELECT 'user_bench_' || n, 'bench' || n || '@mail.net', now(), 'x', 'Ada', ${TIME_ZONE}, '1990-05-17', 5, 6, 150, 'female'
    FROM generate_series(0, ${people - 1}::int) n`.execute(db)
  await sql`
    INSERT INTO login_sessions (user_id, token_hash, login_time, last_activity_at, expires_at)
    SELECT id, sha256(('bench-token-' || split_part(id, '_', 3))::bytea), now(), now(), now() + interval '1 day'
    FROM users WHERE id LIKE 'user_bench_%'`.execute(db)
  await addShelves(db)
  await sql`VACUUM ANALYZE`.execute(db)
  await db.destroy()
}

/**
 * One item in everyone's cart: the same product, or a different one each. Earlier orders are paid, because open
 * orders are limited.
 */
export async function fillCarts(db: AnyDb, isHot: boolean): Promise<void> {
  await sql`UPDATE orders SET payment_status = 'paid' WHERE payment_status = 'pending'`.execute(db)
  await sql`DELETE FROM cart_items`.execute(db)
  await sql`
    INSERT INTO cart_items (user_id, product_id, quantity, price, created_at)
    SELECT buyer.id, product.id, 1, 54.99, now()
    FROM (SELECT id, row_number() OVER (ORDER BY id) AS place FROM users WHERE id LIKE 'user_bench_%') AS buyer
    JOIN (SELECT id, row_number() OVER (ORDER BY id) AS place FROM products WHERE enabled) AS product
      ON product.place = CASE WHEN ${isHot} THEN 1 ELSE 1 + buyer.place % ${PRODUCTS}::int END`.execute(db)
}
