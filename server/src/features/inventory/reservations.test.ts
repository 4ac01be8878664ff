import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Db } from '../../database/connect.ts'
import { aStocked, booksOf } from '../../testing/stock.ts'
import { testApp } from '../../testing/test-app.ts'
import { OutOfStock, release, reserve, ship, takeBack, type Wanted } from './reservations.service.ts'

const app = await testApp()
const { db, clock } = app

const TODAY = '2026-06-15'
const because = (reason = 'Ordered') => ({
  orderNumber: 'K7M-4Q2-9D',
  reason,
  actorId: null,
  now: clock.now(),
})
const within = <Result>(work: (tx: Db) => Promise<Result>) => db.transaction().execute(work)
const take = async (wanted: readonly Wanted[]) =>
  (await within((tx) => reserve(tx, wanted, TODAY, because()))).units

const stockOf = async (batchIds: readonly number[]) =>
  (await booksOf(app))
    .filter(({ id }) => batchIds.includes(id))
    .map(({ available, reserved }) => [available, reserved])

const movementsOf = (batchId: number) =>
  db
    .selectFrom('stockMovements')
    .select(['change', 'reservedChange', 'reason', 'orderNumber'])
    .where('batchId', '=', batchId)
    .orderBy('id')
    .execute()

describe('reserving units', () => {
  test('takes the earliest expiry first, no expiry last, and nothing expired', async () => {
    const { productId, batchIds } = await aStocked(app, 'BPC-157', {
      batches: [
        [5, null],
        [3, '2026-06-14'],
        [4, '2027-01-01'],
        [2, TODAY],
      ],
    })
    const [never, , later, first] = batchIds
    expect(await take([{ productId, quantity: 7 }])).toEqual([
      { productId, batchId: first, batchNumber: 'BPC-4', expiryDate: TODAY, quantity: 2 },
      { productId, batchId: later, batchNumber: 'BPC-3', expiryDate: '2027-01-01', quantity: 4 },
      { productId, batchId: never, batchNumber: 'BPC-1', expiryDate: null, quantity: 1 },
    ])
    expect(await stockOf(batchIds)).toEqual([
      [4, 1],
      [3, 0],
      [0, 4],
      [0, 2],
    ])
    expect((await movementsOf(never ?? 0)).at(-1)).toEqual({
      change: -1,
      reservedChange: 1,
      reason: 'Ordered',
      orderNumber: 'K7M-4Q2-9D',
    })
  })

  test('takes all or nothing, and says what is left', async () => {
    const [one, other] = [
      await aStocked(app, 'TB-500', { batches: [[2, null]] }),
      await aStocked(app, 'Ipamorelin', { batches: [[9, null]] }),
    ]
    const nothing = await aStocked(app, 'Semax', { batches: [] })
    const wanted = [one, other, nothing].map(({ productId }) => ({ productId, quantity: 3 }))
    const refused = await take(wanted).catch((error) => error)
    expect(refused).toBeInstanceOf(OutOfStock)
    const byId = new Map((refused as OutOfStock).left.map(({ productId, left }) => [productId, left]))
    expect(wanted.map(({ productId }) => byId.get(productId))).toEqual([2, 9, 0])
    expect(await stockOf([...one.batchIds, ...other.batchIds])).toEqual([
      [2, 0],
      [9, 0],
    ])
    // Two lines of one product are one.
    expect(await take([wanted[1], wanted[1]].map((line) => line as Wanted))).toMatchObject([{ quantity: 6 }])
  })
})

test('reserved units can be released, shipped or returned', async () => {
  const { productId, batchIds } = await aStocked(app, 'Epitalon', { batches: [[10, null]] })
  const [batchId = 0] = batchIds
  await take([{ productId, quantity: 6 }])
  await within((tx) => release(tx, [{ batchId, quantity: 2 }], because('Cancelled')))
  expect(await stockOf(batchIds)).toEqual([[6, 4]])
  const sent = [
    { batchId, quantity: 1 },
    { batchId, quantity: 2 },
  ]
  await within((tx) => ship(tx, sent, because('Shipped')))
  expect(await stockOf(batchIds)).toEqual([[6, 1]])
  await within((tx) => takeBack(tx, [{ batchId, quantity: 3 }], because('Came back')))
  expect(await stockOf(batchIds)).toEqual([[6, 4]])
  expect((await movementsOf(batchId)).map(({ change, reservedChange }) => [change, reservedChange])).toEqual([
    [10, 0],
    [-6, 6],
    [2, -2],
    [0, -3],
    [0, 3],
  ])
})

test("units that aren't reserved can't be released", async () => {
  const { productId, batchIds } = await aStocked(app, 'DSIP', { batches: [[5, null]] })
  const [batchId = 0] = batchIds
  await take([{ productId, quantity: 1 }])
  await expect(within((tx) => release(tx, [{ batchId, quantity: 2 }], because()))).rejects.toThrow(
    'not where',
  )
  expect(await stockOf(batchIds)).toEqual([[4, 1]])
})

describe('concurrently', () => {
  test('no unit is reserved twice', async () => {
    const { productId, batchIds } = await aStocked(app, 'Sermorelin', {
      batches: [
        [3, '2027-01-01'],
        [4, '2027-02-01'],
      ],
    })
    const tries = await Promise.allSettled(
      Array.from({ length: 30 }, () => take([{ productId, quantity: 1 }])),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(7)
    expect(await stockOf(batchIds)).toEqual([
      [0, 3],
      [0, 4],
    ])
  })

  test('carts in opposite order never deadlock, even with releases in between', async () => {
    const [one, other] = [
      await aStocked(app, 'AOD-9604', { batches: [[500, null]] }),
      await aStocked(app, 'MOTS-c', { batches: [[500, null]] }),
    ]
    const basket = [one, other].map(({ productId }) => ({ productId, quantity: 1 }))
    const buyAndReturn = async (wanted: readonly Wanted[]) => {
      const units = await take(wanted)
      await within((tx) => release(tx, units.toReversed(), because('Cancelled')))
    }
    await Promise.all(
      Array.from({ length: 60 }, (_, n) => buyAndReturn(n % 2 ? basket : basket.toReversed())),
    )
    expect(await stockOf([...one.batchIds, ...other.batchIds])).toEqual([
      [500, 0],
      [500, 0],
    ])
  })
})

test('for any requests, movements add up to the stock', async () => {
  const batch = fc.tuple(fc.nat(6), fc.constantFrom(null, '2026-06-14', '2026-06-15', '2027-01-01'))
  const shelf = fc.array(batch, { maxLength: 4 })
  await fc.assert(
    fc.asyncProperty(shelf, fc.integer({ min: 1, max: 12 }), async (batches, quantity) => {
      const { productId, batchIds } = await aStocked(app, 'Selank', { batches })
      await db
        .updateTable('inventoryBatches')
        .set({ quantityAvailable: 0 })
        .where('productId', '=', productId)
        .where('id', '<', batchIds[0] ?? Number.MAX_SAFE_INTEGER)
        .execute()
      const sellable = batches.filter(([, day]) => day === null || day >= TODAY)
      const there = sellable.reduce((sum, [units]) => sum + units, 0)
      const taken = await take([{ productId, quantity }]).catch(() => [])
      const units = taken.reduce((sum, line) => sum + line.quantity, 0)
      expect(units).toBe(there >= quantity ? quantity : 0)
      const books = (await booksOf(app)).filter(({ id }) => batchIds.includes(id))
      for (const { available, reserved, moved, movedReserved } of books)
        expect([moved, movedReserved]).toEqual([available, reserved])
      // Empty the stock for the next test.
      for (const id of batchIds)
        await db.updateTable('inventoryBatches').set({ quantityAvailable: 0 }).where('id', '=', id).execute()
    }),
    { numRuns: 25 },
  )
})
