import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { idOf } from './people.ts'

const SHOP = `SELECT product.id, peptide.id AS peptide_id, name, category, mg, image_hash, product.status, price, original_price, purity,
  form, storage, rating, reviews, icon,
  (SELECT coalesce(sum(quantity_available), 0) FROM inventory_batches AS batch
    WHERE batch.product_id = product.id AND (expiry_date IS NULL OR expiry_date >= current_date)) AS sellable
  FROM products AS product JOIN peptides AS peptide ON peptide.id = product.peptide_id
  WHERE product.enabled ORDER BY display_order, product.id`
const PRODUCT = `SELECT name, description, price, batch_number, expiry_date
  FROM products AS product JOIN peptides AS peptide ON peptide.id = product.peptide_id
  LEFT JOIN LATERAL (SELECT batch_number, expiry_date FROM inventory_batches WHERE product_id = product.id
    AND quantity_available > 0 ORDER BY expiry_date, id LIMIT 1) AS batch ON true
  WHERE product.enabled AND name = $1`
const ADD = `INSERT INTO cart_items AS line (user_id, product_id, quantity, price, created_at)
  SELECT $1, product.id, $3, product.price, now()
  FROM products AS product JOIN peptides AS peptide ON peptide.id = product.peptide_id WHERE name = $2
  ON CONFLICT (user_id, product_id) DO UPDATE SET quantity = least(99, line.quantity + excluded.quantity) RETURNING *`
const CART = `SELECT line.id, line.quantity, product.id AS product_id, product.price, peptide.name
  FROM cart_items AS line JOIN products AS product ON product.id = line.product_id
  JOIN peptides AS peptide ON peptide.id = product.peptide_id WHERE line.user_id = $1 ORDER BY line.id FOR UPDATE OF line`
const BATCHES = `SELECT id, product_id, batch_number, expiry_date, quantity_available FROM inventory_batches
  WHERE product_id = ANY($1) AND quantity_available > 0 AND (expiry_date IS NULL OR expiry_date >= current_date)
  ORDER BY id FOR UPDATE`
const TAKE = `UPDATE inventory_batches SET quantity_available = quantity_available - $2, quantity_reserved = quantity_reserved + $2
  WHERE id = $1`
const MOVE = `INSERT INTO stock_movements (batch_id, change, reserved_change, reason, actor_id, order_number, at)
  VALUES ($1, -$2::int, $2, 'Ordered', $3, $4, now())`
const ORDER = `INSERT INTO orders (user_id, order_number, client_id, payment_method, subtotal, shipping_fee, total_amount, country,
  state, shipping_address, pay_by, created_at)
  VALUES ($1, $2, $3, 'invoice', $4, 0, $4, $5, $6, $7, now() + interval '7 days', now()) RETURNING *`
const ITEM = `INSERT INTO order_items (order_id, product_id, batch_id, kind, name, quantity, unit_price, total_price, vial_batch_number,
  expiry_date) VALUES ($1, $2, $3, 'peptide', $4, $5::int, $6, $5::int * $6::numeric, $7, $8) RETURNING *`
const PAYMENT = `INSERT INTO payments (order_id, method, amount, created_at) VALUES ($1, 'invoice', $2, now())`
const EVENT = `INSERT INTO order_events (order_id, at, what, actor, actor_id) VALUES ($1, now(), 'pending', 'buyer', $2)`
const EMPTY = `DELETE FROM cart_items WHERE user_id = $1`

interface Line {
  quantity: number
  product_id: string
  price: string
  name: string
}

interface Batch {
  id: string
  product_id: string
  batch_number: string
  expiry_date: string
  quantity_available: number
}

interface NewOrder {
  clientId: string
  shippingAddress: { country: string; state: string }
}

/** A checkout that handles no errors: one line, one batch. */
async function checkOut(client: pg.PoolClient, userId: string, body: NewOrder) {
  const rowsOf = async (text: string, values: unknown[]) => (await client.query(text, values)).rows
  await client.query('BEGIN')
  const [line] = (await rowsOf(CART, [userId])) as [Line]
  const [batch] = (await rowsOf(BATCHES, [[line.product_id]])) as [Batch]
  const number = randomUUID()
  await rowsOf(TAKE, [batch.id, line.quantity])
  await rowsOf(MOVE, [batch.id, line.quantity, userId, number])
  const { clientId, shippingAddress } = body
  const { country, state } = shippingAddress
  const total = Number(line.price) * line.quantity
  const of = [userId, number, clientId, total, country, state, JSON.stringify(shippingAddress)]
  const [order] = await rowsOf(ORDER, of)
  const { product_id, name, quantity, price } = line
  const { batch_number, expiry_date } = batch
  const items = await rowsOf(ITEM, [
    ...[order.id, product_id, batch.id],
    ...[name, quantity, price, batch_number, expiry_date],
  ])
  await rowsOf(PAYMENT, [order.id, total])
  await rowsOf(EVENT, [order.id, userId])
  await rowsOf(EMPTY, [userId])
  await client.query('COMMIT')
  return { ...order, items }
}

/** As long as the product's own page. */
const PAGE = `<!doctype html><title>NAME</title>${'<p>about it</p>'.repeat(2_000)}`

/** The shop on the bare stack. */
export function bareShop(app: FastifyInstance, pool: pg.Pool): void {
  const personOf = (query: unknown) => idOf(Number((query as { person: string }).person))
  app.get('/api/shop/products', async () => (await pool.query(SHOP)).rows)
  app.get('/shop/kpv', async (_request, reply) => {
    const { rows } = await pool.query(PRODUCT, ['KPV'])
    return reply.type('text/html; charset=utf-8').send(PAGE.replace('NAME', rows[0].name))
  })
  app.post('/api/cart', async ({ body, query }, reply) => {
    const { peptideName, quantity } = body as { peptideName: string; quantity: number }
    const { rows } = await pool.query(ADD, [personOf(query), peptideName, quantity])
    return reply.status(201).send(rows[0])
  })
  app.post('/api/orders', async ({ body, query }, reply) => {
    const client = await pool.connect()
    try {
      return reply.status(201).send(await checkOut(client, personOf(query), body as NewOrder))
    } finally {
      client.release()
    }
  })
}
