import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aBatch, anAdmin, aVitaminBatch } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const admin = await anAdmin(app)

interface Found {
  id: number
  available: number
  reserved: number
  moved: number
  reservedMoved: number
}

/** Each batch's stock, and the sum of its movements. */
async function found(): Promise<Found[]> {
  const { rows } = await sql<Found>`
    SELECT batch.id, quantity_available AS available, quantity_reserved AS reserved,
      coalesce(sum(change), 0) AS moved, coalesce(sum(reserved_change), 0) AS reserved_moved
    FROM inventory_batches AS batch LEFT JOIN stock_movements ON batch_id = batch.id GROUP BY batch.id`.execute(
    app.db,
  )
  return rows
}

const units = fc.oneof(fc.nat(20), fc.nat(1_000_000), fc.constant(0), fc.constant(-1), fc.constant(2_000_000))

/** An operator's random action on a batch; some are refused. */
const step = fc.record(
  {
    batch: fc.nat(2),
    quantity: fc.option(units, { nil: undefined }),
    reason: fc.constantFrom('', 'Damaged', undefined),
    version: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
    notes: fc.constantFrom('', 'Cold', undefined),
  },
  { requiredKeys: ['batch'] },
)

test('for any history, a batch’s movements add up to its stock', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
      const made = [
        ['inventory', 'quantityAvailable', await aBatch(app, { quantityAvailable: 7 }, admin)],
        ['vitamin-inventory', 'quantity', await aVitaminBatch(app, {}, admin)],
        ['inventory', 'quantityAvailable', await aBatch(app, { quantityAvailable: 0 }, admin)],
      ] as const
      const expected = new Map<number, number>([
        [made[0][2].id, 7],
        [made[1][2].id, 60],
        [made[2][2].id, 0],
      ])
      for (const { batch, quantity, ...rest } of steps) {
        const [place, field, { id }] = made[batch] ?? made[0]
        const body = { ...rest, [field]: quantity }
        const path = `/api/admin/${place}/${id}`
        const response = await app.request('PATCH', path, { cookie: admin.cookie, body })
        expect([200, 400, 409]).toContain(response.statusCode)
        if (response.statusCode === 200) expected.set(id, response.body[field])
      }
      for (const { id, available, reserved, moved, reservedMoved } of await found()) {
        expect([moved, reservedMoved]).toEqual([available, reserved])
        expect(available).toBe(expected.get(id) ?? available)
      }
    }),
    { numRuns: 25 },
  )
})

test('concurrent operators lose no unit', async () => {
  const { id } = await aBatch(app, { quantityAvailable: 50 }, admin)
  await Promise.all(
    Array.from({ length: 12 }, (_, n) =>
      app.request('PATCH', `/api/admin/inventory/${id}`, {
        cookie: admin.cookie,
        body: { quantityAvailable: n * 3 },
      }),
    ),
  )
  const row = (await found()).find((batch) => batch.id === id)
  expect(row?.moved).toBe(row?.available)
})

test("a movement can't be changed or deleted", async () => {
  await aBatch(app, {}, admin)
  for (const statement of [
    'UPDATE stock_movements SET change = 1',
    'DELETE FROM stock_movements',
    'TRUNCATE stock_movements',
  ])
    await expect(sql.raw(statement).execute(app.db)).rejects.toThrow('stock_movements is only added to')
})
