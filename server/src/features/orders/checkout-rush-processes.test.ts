import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { freePort } from '../../testing/free-port.ts'
import { sharedDatabases } from '../../testing/process-database.ts'
import { aShelf, buy, fillCarts, shoppers } from '../../testing/shoppers.ts'
import { booksOf } from '../../testing/stock.ts'

const aDatabase = sharedDatabases()

/** A tenth of the load; `npm run bench` runs all of it. */
const MEMBERS = 50 * inject('volume')
const UNITS = 5 * inject('volume')

/** All buyers share a network and an address, and none has paid for an order before. */
const NO_ABUSE_LIMITS = { UNPAID_ORDERS_PER_ADDRESS: String(MEMBERS), UNPAID_NEWCOMERS_PERCENT: '100' }

/** A rush waits for the rows of one batch, not for connections. */
const FEW = 8

test.each([1, 3])('concurrent buyers on %i processes get each last unit once', async (processes) => {
  const { db, start } = await aDatabase(`rush_${processes}`)
  const ports = await Promise.all(Array.from({ length: processes }, freePort))
  await Promise.all(
    ports.map((port) => start({ PORT: String(port), DATABASE_CONNECTIONS: String(FEW), ...NO_ABUSE_LIMITS })),
  )
  const addresses = ports.map((port) => `http://localhost:${port}`)
  await fetch(`${addresses[0]}/api/init-peptides`, { method: 'POST' })
  const people = await shoppers(db, MEMBERS)
  const [{ productId: hot }, { productId: other }] = [await aShelf(db, UNITS), await aShelf(db, MEMBERS)]
  // Baskets with two products, in one order and in the other.
  await fillCarts(db, people, (place) => (place % 2 ? [hot, other] : [other, hot]))
  const responses = await Promise.all(
    people.map(({ cookie }, index) => buy(addresses[index % addresses.length] ?? '', cookie)),
  )
  const { rows } = await sql<{ held: number }>`SELECT count(*) AS held FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = 'pepwell' AND pid <> pg_backend_pid()`.execute(
    db,
  )
  expect(rows[0]?.held).toBeLessThanOrEqual(FEW * processes)
  const statuses = responses.map(({ status }) => status)
  const others = responses.filter(({ status }) => status !== 201 && status !== 409)
  expect(
    await Promise.all(others.map(async (response) => `${response.status} ${await response.text()}`)),
  ).toEqual([])
  expect(statuses.filter((status) => status === 201)).toHaveLength(UNITS)
  expect(statuses.filter((status) => status === 409)).toHaveLength(MEMBERS - UNITS)
  const [hotBooks, otherBooks] = await booksOf({ db })
  expect(hotBooks).toMatchObject({
    available: 0,
    reserved: UNITS,
    moved: 0,
    movedReserved: UNITS,
    heldReserved: UNITS,
  })
  expect(otherBooks).toMatchObject({ available: MEMBERS - UNITS, reserved: UNITS, heldReserved: UNITS })
})

test('an order killed midway is complete or absent', async () => {
  const { db, start } = await aDatabase('killed')
  const port = await freePort()
  const server = await start({ PORT: String(port), ...NO_ABUSE_LIMITS })
  const address = `http://localhost:${port}`
  await fetch(`${address}/api/init-peptides`, { method: 'POST' })
  const people = await shoppers(db, MEMBERS)
  const { productId } = await aShelf(db, MEMBERS)
  await fillCarts(db, people, () => [productId])
  let placed = 0
  const rush = people.map(({ cookie }) =>
    buy(address, cookie).then(
      ({ status }) => {
        placed += status === 201 ? 1 : 0
        if (placed === 5) void server.kill()
      },
      () => undefined,
    ),
  )
  await Promise.all(rush)
  await start()
  await expect
    .poll(async () => {
      const { rows } = await sql<{ count: number }>`
        SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in%'`.execute(
        db,
      )
      return rows[0]?.count
    })
    .toBe(0)
  const [books] = await booksOf({ db })
  expect(books?.heldReserved).toBeGreaterThanOrEqual(placed)
  expect(books).toMatchObject({
    reserved: books?.heldReserved,
    movedReserved: books?.heldReserved,
    available: MEMBERS - (books?.heldReserved ?? 0),
  })
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) FROM orders JOIN cart_items ON cart_items.user_id = orders.user_id`.execute(db)
  expect(rows[0]?.count).toBe(0)
})
