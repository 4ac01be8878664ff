import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { aBatch, anAdmin, aPeptideId, type Member } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { request } = app
await aPeptideId(app)

let admin: Member

beforeEach(async () => {
  app.clock.set('2026-06-15T12:00:00Z')
  await app.db.deleteFrom('inventoryBatches').execute()
  admin = await anAdmin(app)
})

const send = (lines: string[], more: object = {}, place = 'inventory') =>
  request('POST', `/api/admin/${place}/import`, {
    cookie: admin.cookie,
    body: { csv: lines.join('\n'), clientId: randomUUID(), ...more },
  })
const get = async (path: string) => (await request('GET', path, { cookie: admin.cookie })).body
const batches = () => get('/api/admin/inventory')
const movements = (id: number) => get(`/api/admin/inventory/${id}/movements`)
const entries = async () =>
  (await get(`/api/admin/audit-log?kind=batch&actorId=${admin.id}`)).filter(
    ({ action }: { action: string }) => action === 'import',
  )

const HEADER = 'Peptide,Batch,Available,Expiry,Supplier,Cost/unit,Notes,Reason,Stock'
const NEW = 'bpc-157,BPC-9,40,3/14/2028,Northlab Supply,$9.80,,,In Stock'
const OLD = 'BPC-157,bpc-2606-a,118,,,,,Two broken,In Stock'

describe('a table of batches', () => {
  test('is only previewed until confirmed', async () => {
    const batch = await aBatch(app, {}, admin)
    const { statusCode, body } = await send([HEADER, NEW, OLD])
    expect(statusCode).toBe(200)
    expect(body).toMatchObject({ done: false, problems: [], ignored: ['Stock'] })
    expect(body.rows).toMatchObject([
      { row: 2, becomes: 'added', name: 'BPC-157 BPC-9' },
      {
        row: 3,
        becomes: 'changed',
        name: 'BPC-157 bpc-2606-a',
        changes: [{ field: 'quantityAvailable', from: '120', to: '118' }],
      },
    ])
    expect(await batches()).toEqual([batch])
    expect(await entries()).toEqual([])
  })

  test('is stored entirely, with movements and audit entries', async () => {
    const batch = await aBatch(app, { supplier: 'Aster Labs' }, admin)
    const { body } = await send([HEADER, NEW, OLD], { confirm: true })
    expect(body.done).toBe(true)
    const [added, changed] = await batches()
    expect(added).toMatchObject({
      batchNumber: 'BPC-9',
      quantityAvailable: 40,
      expiryDate: '2028-03-14',
      supplier: 'Northlab Supply',
      receivedDate: '2026-06-15',
      costPerUnit: 9.8,
      notes: null,
      peptide: { name: 'BPC-157' },
    })
    expect(changed).toEqual({ ...batch, quantityAvailable: 118, version: 2 })
    expect(await movements(added.id)).toMatchObject([{ change: 40, reason: 'Received', onHand: 40 }])
    expect((await movements(batch.id))[0]).toMatchObject({
      change: -2,
      reason: 'Two broken',
      onHand: 118,
      actor: { id: admin.id },
    })
    expect(await entries()).toMatchObject([
      {
        object: { id: String(batch.id) },
        before: { quantityAvailable: 120 },
        after: { quantityAvailable: 118 },
      },
      { object: { id: String(added.id), name: 'BPC-157 BPC-9' }, before: null },
    ])
  })

  test('keeps unknown costs unknown, and zero is a cost', async () => {
    await send([HEADER, 'BPC-157,B-1,5,,,,,,', 'BPC-157,B-2,5,,,0,,,'], { confirm: true })
    const costs = (await batches()).map(({ batchNumber, costPerUnit }: Record<string, unknown>) => [
      batchNumber,
      costPerUnit,
    ])
    expect(costs.toSorted()).toEqual([
      ['B-1', null],
      ['B-2', 0],
    ])
  })

  test('with any error shows where, and stores nothing', async () => {
    const { body } = await send(
      [HEADER, NEW, 'Nothing,X,1,,,,,,', 'BPC-157,X,-1,soon,,a lot,,,', ',,,,,,x,,', 'BPC-157,bpc-9,3,,,,,,'],
      { confirm: true },
    )
    expect(body.done).toBe(false)
    expect(body.problems).toEqual([
      { row: 3, column: 'Peptide', message: 'No peptide has this name' },
      {
        row: 4,
        column: 'Expiry',
        message: 'Not a date we can read: write 2028-12-31 or 12/31/2028',
      },
      { row: 4, column: 'Cost/unit', message: 'Not a number: write 12.50' },
      { row: 4, column: 'Available', message: 'Quantity must be positive' },
      { row: 5, column: 'Peptide', message: 'Please name the product' },
      { row: 5, column: 'Batch', message: 'Batch number is required' },
      { row: 5, column: 'Available', message: 'Quantity must be positive' },
      { row: 6, column: 'Batch', message: 'Row 2 already has this batch' },
    ])
    expect(await batches()).toEqual([])
    expect(await entries()).toEqual([])
  })

  test('is stored once per client id, also in parallel', async () => {
    const clientId = randomUUID()
    const table = () => send([HEADER, NEW], { confirm: true, clientId })
    const answers = await Promise.all([table(), table(), table()])
    for (const { body } of [...answers, await table()])
      expect(body).toMatchObject({ done: true, problems: [] })
    const [batch, ...others] = await batches()
    expect(others).toEqual([])
    expect(await movements(batch.id)).toHaveLength(1)
    expect(await entries()).toHaveLength(1)
  })

  test('that was exported changes nothing on reimport', async () => {
    await aBatch(app, { expiryDate: '2028-03-14', supplier: '=1+1', costPerUnit: 3 }, admin)
    const before = await batches()
    const line = "BPC-157 - 5MG,BPC-2606-A,120,2028-03-14,'=1+1,3,,,In Stock"
    const { body } = await send([HEADER, line], { confirm: true })
    expect(body.rows).toMatchObject([{ becomes: 'unchanged', changes: [] }])
    expect(await batches()).toEqual(before)
  })

  test('with an ambiguous batch number is refused', async () => {
    await aBatch(app, {}, admin)
    await aBatch(app, {}, admin)
    const { body } = await send([HEADER, OLD], { confirm: true })
    expect(body.problems).toMatchObject([
      { row: 2, column: 'Batch', message: 'Several batches have this number' },
    ])
  })

  test.each([
    [{ csv: 'Peptide' }, 'There are no rows below the header'],
    [{ csv: 'Peptide\n"x' }, 'A quote on line 2 isn’t closed, or text follows it'],
    [{ csv: 'x\n'.repeat(5002) }, 'Please import at most 5,000 rows at once'],
    [{ csv: `x\n${'y'.repeat(1_000_000)}` }, 'Please import at most 1 MB at once'],
    [{ csv: '' }, 'Please choose a CSV file'],
  ])('%# is invalid', async (body, message) => {
    const response = await send([], body)
    expect([response.statusCode, response.body.fields]).toEqual([400, { csv: message }])
  })

  test('of many rows is stored like a single one, with every movement', async () => {
    const lines = Array.from({ length: 2000 }, (_, n) => `BPC-157,M-${n},${n % 7},,,,,,`)
    expect((await send([HEADER, ...lines], { confirm: true })).body.done).toBe(true)
    expect(await batches()).toHaveLength(2000)
    const again = lines.map((line) => line.replace(/,\d,/, ',9,'))
    expect((await send([HEADER, ...again], { confirm: true })).body.done).toBe(true)
    const moved = app.db.selectFrom('stockMovements').select(({ fn }) => fn.sum<number>('change').as('units'))
    expect((await moved.executeTakeFirstOrThrow()).units).toBe(9 * 2000)
  })
})

test('a table of vitamins requires the fields of their batches', async () => {
  const header = 'Vitamin,Batch,Available,Expiry,Supplier,Cost/unit'
  const lacking = await send([header, 'Zinc,Z-1,5,,Vitalis,3'], { confirm: true }, 'vitamin-inventory')
  expect(lacking.body.problems).toEqual([{ row: 2, column: 'Expiry', message: 'Expiry date is required' }])
  const whole = await send(
    [header, 'Zinc,Z-1,5,2028-01-31,Vitalis,3'],
    { confirm: true },
    'vitamin-inventory',
  )
  expect(whole.body.done).toBe(true)
  expect(await get('/api/admin/vitamin-inventory')).toMatchObject([
    { supplement: { name: 'Zinc' }, batchNumber: 'Z-1', quantity: 5, costPerUnit: 3 },
  ])
  const uncosted = ['Vitamin,Batch,Available,Expiry,Supplier', 'Zinc,Z-3,2,2028-01-31,Vitalis']
  expect((await send(uncosted, { confirm: true }, 'vitamin-inventory')).body.done).toBe(true)
  const stock = await get('/api/admin/vitamin-inventory')
  expect(stock).toContainEqual(expect.objectContaining({ batchNumber: 'Z-3', costPerUnit: null }))
  const peptide = await send([header, 'BPC-157,Z-2,5,2028-01-31,Vitalis,3'], {}, 'vitamin-inventory')
  expect(peptide.body.problems).toMatchObject([{ column: 'Vitamin', message: 'No vitamin has this name' }])
})

test('a long table lets other requests run in between', async () => {
  const lines = Array.from(
    { length: 5_000 },
    (_, n) => `BPC-157,BPC-${n},${n},3/14/2028,Northlab Supply,$9.80,,,`,
  )
  let turns = 0
  let next = setImmediate(function count() {
    turns += 1
    next = setImmediate(count)
  })
  const { body } = await send([HEADER, ...lines], { confirm: true })
  clearImmediate(next)
  expect([body.done, body.rows.length]).toEqual([true, 5_000])
  // One statement per hundred rows each to check, decide, log and compare.
  expect(turns).toBeGreaterThan(190)
  // Differences are computed only for visible rows.
  const rows = body.rows.filter(({ changes }: { changes: unknown[] }) => changes.length > 0)
  expect(rows.map(({ row }: { row: number }) => row)).toEqual(Array.from({ length: 100 }, (_, n) => n + 2))
  expect(await entries()).toHaveLength(50)
})
