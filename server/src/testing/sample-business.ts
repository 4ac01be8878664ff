import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Act } from './sample-usage.ts'
import type { TestApp } from './test-app.ts'

/** Adds orders, notifications and messages directly, at any time. */
export function sampleBusiness({ db }: TestApp, friendId: string) {
  const roomOf = async (memberId: string, at: Date) =>
    (
      await sql<{ id: number }>`
        INSERT INTO chat_rooms (type, member_id, created_at, updated_at) VALUES ('support', ${memberId}, ${at}, ${at})
        ON CONFLICT (member_id) DO UPDATE SET member_id = excluded.member_id RETURNING id`.execute(db)
    ).rows[0]?.id ?? 0

  return {
    stock: (_userId, at, n) =>
      sql`
      INSERT INTO inventory_batches (product_id, batch_number, quantity_available, cost_per_unit, created_at)
      SELECT id, ${`B-${n}`}, ${n}, ${n % 3 ? n : null}::numeric, ${at}::timestamptz FROM products ORDER BY id LIMIT 1`.execute(
        db,
      ),
    recount: (_userId, _at, n) =>
      sql`
      UPDATE inventory_batches SET quantity_available = ${n}, quantity_reserved = ${n % 2}, cost_per_unit = ${n % 4 ? n : null}::numeric
      WHERE id % 2 = ${n % 2}`.execute(db),
    priceCosts: (_userId, _at, n) =>
      sql`
      INSERT INTO product_costs (product_id, cost_of_goods, retail_price) SELECT min(id), ${n}::numeric, 20 FROM products
      ON CONFLICT (product_id) DO UPDATE SET cost_of_goods = excluded.cost_of_goods`.execute(db),
    order: (userId, at, n) =>
      sql`
      WITH placed AS (
        INSERT INTO orders (user_id, order_number, client_id, payment_status, payment_method, subtotal, shipping_fee,
          total_amount, country, state, pay_by, created_at)
        VALUES (${userId}, ${randomUUID()}, ${randomUUID()}, ${n % 3 ? 'pending' : 'paid'}, 'invoice', 30, 5, 35, 'US', 'OR',
          ${at}::timestamptz, ${at}::timestamptz) RETURNING id)
      INSERT INTO order_items (order_id, product_id, batch_id, kind, name, quantity, unit_price, total_price, vial_batch_number)
      SELECT placed.id, CASE name WHEN 'BPC-157' THEN (SELECT min(id) FROM products) END,
        CASE name WHEN 'BPC-157' THEN (SELECT max(id) FROM inventory_batches) END, 'peptide', name, 1, price, price, 'B'
      FROM placed, (VALUES ('BPC-157', 10), ('BPC-157', 11.5), (${`Peptide ${n % 2}`}, 8.5)) AS bought (name, price)`.execute(
        db,
      ),
    pay: (userId, _at, n) =>
      sql`
      UPDATE orders SET payment_status = ${n % 4 ? 'paid' : 'refunded'} WHERE user_id = ${userId}`.execute(
        db,
      ),
    giveBack: (userId, _at, n) =>
      sql`
      UPDATE orders SET refunded_amount = ${n % 36}, disputed_amount = ${n % 2 ? 35 - (n % 36) : 0}
      WHERE user_id = ${userId}`.execute(db),
    send: (userId, _at, n) =>
      sql`
      UPDATE orders SET status = ${n % 2 ? 'shipped' : 'cancelled'} WHERE user_id = ${userId}`.execute(db),
    dropOrder: () => sql`DELETE FROM orders WHERE id = (SELECT min(id) FROM orders)`.execute(db),
    remind: (userId, at, n) =>
      sql`
      INSERT INTO deliveries (user_id, channel, kind, key, title, body, path, about, scheduled_at, status, created_at)
      VALUES (${userId}, ${n % 2 ? 'email' : 'push'}, ${n % 5 ? 'reminder' : 'test'}, ${randomUUID()}, 'T', 'B', '/', '{}',
        ${at}::timestamptz, ${n % 3 ? 'pending' : 'sent'}, ${at}::timestamptz)`.execute(db),
    deliver: (userId, _at, n) =>
      sql`
      UPDATE deliveries SET status = ${n % 3 ? 'sent' : 'failed'} WHERE user_id = ${userId}`.execute(db),
    write: async (userId, at) =>
      sql`
      WITH room AS (UPDATE chat_rooms SET last_seq = last_seq + 1, revision = revision + 1, updated_at = ${at},
        waiting_since = coalesce(waiting_since, ${at}) WHERE id = ${await roomOf(userId, at)} RETURNING *)
      INSERT INTO chat_messages (room_id, seq, revision, sender_id, message, created_at)
      SELECT id, last_seq, revision, ${userId}, 'Hello', ${at}::timestamptz FROM room`.execute(db),
    answer: (userId, _at, n) =>
      sql`
      UPDATE chat_rooms SET last_seq = last_seq + 1, revision = revision + 1, waiting_since = NULL,
        updated_at = waiting_since + make_interval(mins => ${n * 47})
      WHERE member_id = ${userId} AND waiting_since IS NOT NULL`.execute(db),
    unwrite: (userId, at) =>
      sql`
      UPDATE chat_messages SET message = '', deleted_at = ${at} WHERE sender_id = ${userId} AND seq % 2 = 1`.execute(
        db,
      ),
    befriend: (userId, at, n) =>
      sql`
      INSERT INTO friendships (requester_id, addressee_id, created_at) VALUES (${userId}, ${friendId}, ${at})
      ON CONFLICT (least(requester_id, addressee_id), greatest(requester_id, addressee_id)) DO UPDATE
      SET status = ${n % 3 ? 'accepted' : 'rejected'}, decided_at = ${at}`.execute(db),
    block: (userId, at) =>
      sql`
      INSERT INTO blocks (blocker_id, blocked_id, created_at) VALUES (${userId}, ${friendId}, ${at})
      ON CONFLICT DO NOTHING`.execute(db),
  } satisfies Record<string, Act>
}
