import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { anAdmin, aPeptideId, type Member } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { request } = app
await aPeptideId(app)

let admin: Member

beforeEach(async () => {
  await app.db.deleteFrom('inventoryBatches').execute()
  admin = await anAdmin(app)
})

const send = async (csv: string, more: object = {}) =>
  (
    await request('POST', '/api/admin/inventory/import', {
      cookie: admin.cookie,
      body: { csv, clientId: randomUUID(), ...more },
    })
  ).body
const store = (csv: string, more: object = {}) => send(csv, { ...more, confirm: true })
const batches = async () =>
  (await request('GET', '/api/admin/inventory', { cookie: admin.cookie })).body.toReversed()

const HEADER = 'Peptide,Batch,Available,Expiry,Supplier,Received,Cost/unit,Notes,Reason'
const table = (...rows: string[]) => [HEADER, ...rows].join('\r\n')
const aRow = ({ batch = 'B-1', available = '5', expiry = '2028-03-04', cost = '4.50' } = {}) =>
  `BPC-157,${batch},${available},${expiry},Acme,2026-11-01,"${cost}",,`

test('a decimal comma after a leading zero is not a thousands separator', async () => {
  expect((await store(table(aRow({ cost: '0,350' })))).done).toBe(true)
  expect(await batches()).toMatchObject([{ costPerUnit: 0.35 }])
})

test('asks whether a cost means 34,900 or 34.90 dollars, and stores the answer', async () => {
  const csv = table(aRow({ cost: '34,900' }))
  const preview = await store(csv)
  expect(preview).toMatchObject({
    done: false,
    rows: [],
    problems: [{ row: 2, column: 'Cost/unit', message: '34,900 may be 34900 or 34.9. Write one of them' }],
    questions: [{ field: 'costPerUnit', column: 'Cost/unit', example: '34,900', answer: null }],
  })
  expect(await batches()).toEqual([])
  expect((await store(csv, { answers: { costPerUnit: 'decimal-comma' } })).done).toBe(true)
  expect(await batches()).toMatchObject([{ costPerUnit: 34.9 }])
})

test.each([
  ['semicolons', ';', ''],
  ['semicolons, and a byte order mark', ';', '\uFEFF'],
  ['tabs', '\t', ''],
])('reads a table with %s and decimal commas', async (_name, delimiter, mark) => {
  const lines = ['Peptide,Batch,Available,Expiry,Cost/unit', 'BPC-157,B-SEMI,5,2028-03-04,4|50']
  const csv = mark + lines.join('\n').replaceAll(',', delimiter).replace('|', ',')
  expect((await store(csv)).done).toBe(true)
  expect(await batches()).toMatchObject([{ batchNumber: 'B-SEMI', quantityAvailable: 5, costPerUnit: 4.5 }])
})

test("a first line that names the delimiter isn't a header", async () => {
  expect((await store(`sep=,\r\n${table(aRow())}`)).done).toBe(true)
})

describe('days', () => {
  test('are read in one order for the whole column', async () => {
    const csv = table(aRow({ expiry: '15/01/2028' }), aRow({ batch: 'B-2', expiry: '09/01/2028' }))
    expect((await store(csv)).done).toBe(true)
    expect(await batches()).toMatchObject([{ expiryDate: '2028-01-15' }, { expiryDate: '2028-01-09' }])
  })

  test('that fit both orders lead to a question', async () => {
    const csv = table(aRow({ expiry: '09/01/2028' }))
    const preview = await store(csv)
    expect(preview.problems).toEqual([
      { row: 2, column: 'Expiry', message: 'Days or months first? Please write 2028-09-01 or 2028-01-09' },
    ])
    expect(preview.questions[0].choices).toEqual([
      { reading: 'month-first', value: '2028-09-01' },
      { reading: 'day-first', value: '2028-01-09' },
    ])
    expect((await store(csv, { answers: { expiryDate: 'day-first' } })).done).toBe(true)
    expect(await batches()).toMatchObject([{ expiryDate: '2028-01-09' }])
  })
})

test('ignores empty rows', async () => {
  expect((await store(table(aRow(), ',,,,,,,,', ',,,,,,,,'))).done).toBe(true)
  expect(await batches()).toHaveLength(1)
})

describe('lost characters', () => {
  test('are never stored', async () => {
    const { fields } = await store(table(aRow()).replace('Acme', 'M\uFFFDller'))
    expect(fields.csv).toBe(
      'Some letters in this file are unreadable, first in row 2, Supplier. Save it as CSV UTF-8 and choose it again',
    )
  })

  test('a workbook has none', async () => {
    const { fields } = await store('PK\u0003\u0004...')
    expect(fields.csv).toMatch(/^This is a workbook/)
  })
})

test('names each unreadable cell with its error', async () => {
  const { problems } = await store(
    table(
      aRow({ cost: '4.50', available: '5 pcs' }),
      '',
      aRow({ batch: 'B-2', cost: '12,50', available: '2.5', expiry: '3/14/28' }),
      aRow({ batch: 'B-3', cost: '1.234,50', available: '2000000' }),
      aRow({ batch: 'B-4', cost: '€34.90', available: '-1' }),
      aRow({ batch: 'B-5', cost: '99999999999.00' }),
    ),
  )
  expect(problems).toEqual([
    { row: 2, column: 'Available', message: 'Write a whole number, such as 5' },
    { row: 4, column: 'Available', message: 'Write a whole number, such as 5' },
    { row: 4, column: 'Expiry', message: 'Not a date we can read: write 2028-12-31 or 12/31/2028' },
    { row: 4, column: 'Cost/unit', message: 'Not a number: write 12.50' },
    { row: 5, column: 'Cost/unit', message: 'Not a number: write 1234.50' },
    { row: 5, column: 'Available', message: 'Please enter at most 1,000,000' },
    { row: 6, column: 'Cost/unit', message: 'Write dollars without a sign: 34.90' },
    { row: 6, column: 'Available', message: 'Quantity must be positive' },
    { row: 7, column: 'Cost/unit', message: 'That’s too much' },
  ])
})

test.each(['3/14/28', 'Dec 31, 2028', 'Jan-28', '46753', '31.13.2028'])(
  'an expiry of %s is refused with the forms that are read',
  async (expiry) => {
    const { problems } = await store(table(aRow({ expiry: `"${expiry}"` })))
    const message = 'Not a date we can read: write 2028-12-31 or 12/31/2028'
    expect(problems).toEqual([{ row: 2, column: 'Expiry', message }])
    expect(await batches()).toEqual([])
  },
)

test.each([
  ['2028/03/04', '2028-03-04'],
  ['2028-3-4', '2028-03-04'],
  ['2028-12-31T00:00:00Z', '2028-12-31'],
  ['31.12.2028', '2028-12-31'],
  ['12/31/2028', '2028-12-31'],
])('an expiry of %s can only be %s', async (expiry, day) => {
  expect((await store(table(aRow({ expiry })))).done).toBe(true)
  expect(await batches()).toMatchObject([{ expiryDate: day }])
})

test('reads costs with a decimal comma unless another cell contradicts', async () => {
  const commas = [aRow({ cost: '12,50' }), aRow({ batch: 'B-2', cost: '1.234,50' })]
  expect((await store(table(...commas))).done).toBe(true)
  expect(await batches()).toMatchObject([{ costPerUnit: 12.5 }, { costPerUnit: 1234.5 }])
  const { problems } = await store(table(...commas, aRow({ batch: 'B-3', cost: '4.50' })))
  expect(problems).toEqual([
    { row: 2, column: 'Cost/unit', message: 'Not a number: write 12.50' },
    { row: 3, column: 'Cost/unit', message: 'Not a number: write 1234.50' },
  ])
})

test("refuses a price with a currency sign other than the dollar's", async () => {
  const prices = async (price: string) =>
    (
      await request('POST', '/api/admin/vendor-prices/import', {
        cookie: admin.cookie,
        body: { csv: `Peptide,Vendor,Price\nBPC-157,Acme,${price}`, clientId: randomUUID() },
      })
    ).body
  expect((await prices('€34.90')).problems).toEqual([
    { row: 2, column: 'Price', message: 'Write dollars without a sign: 34.90' },
  ])
  expect((await prices('$34.90')).problems).toEqual([])
})
