import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { anAdmin, aPeptideId, aProduct, aSupplementId, type Member } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { request } = app
const peptideId = await aPeptideId(app, 'Ipamorelin')

let admin: Member

beforeEach(async () => {
  await app.db.deleteFrom('vendorPrices').execute()
  await app.db.deleteFrom('priceHistory').execute()
  await app.db.deleteFrom('productCosts').execute()
  admin = await anAdmin(app)
})

const send = async (place: string, lines: string[], more: object = {}) =>
  (
    await request('POST', `/api/admin/${place}/import`, {
      cookie: admin.cookie,
      body: { csv: lines.join('\n'), clientId: randomUUID(), ...more },
    })
  ).body
const get = async (path: string) => (await request('GET', path, { cookie: admin.cookie })).body
const log = (kind: string) => get(`/api/admin/audit-log?kind=${kind}&actorId=${admin.id}`)
const confirmed = { confirm: true }

describe('a table of vendor prices', () => {
  const header = 'Peptide,Vendor,Price,Dosage,US Lab Tested,Batch Tracked,Notes'
  const prices = () => get(`/api/admin/vendor-prices/${peptideId}`)

  test('finds a peptide regardless of punctuation, unless two differ only in that', async () => {
    await aProduct(app, { name: 'Caféine' })
    const row = (name: string) => send('vendor-prices', [header, `${name},Peptide West,$9,10mg,yes,no,`])
    for (const name of ['Cafe\u0301ine', 'CAFEINE', 'caféine'])
      expect(await row(name)).toMatchObject({
        rows: [{ row: 2, becomes: 'added', name: 'Caféine, Peptide West' }],
      })
    await aProduct(app, { name: 'Cafeine' })
    expect(await row('cafeine')).toMatchObject({ rows: [{ name: 'Cafeine, Peptide West' }] })
    expect(await row('Caféiné')).toMatchObject({
      problems: [{ message: 'No peptide has this name' }],
    })
  })

  test('adds and changes them once confirmed, with old prices in the history', async () => {
    const first = [header, 'Ipamorelin - 10MG,Peptide West,$39.99,10mg,yes,no,Ships on Mondays']
    expect(await send('vendor-prices', first)).toMatchObject({
      done: false,
      rows: [{ row: 2, becomes: 'added', name: 'Ipamorelin, Peptide West' }],
    })
    expect(await prices()).toEqual([])
    expect((await send('vendor-prices', first, confirmed)).done).toBe(true)
    const [added] = await prices()
    expect(added).toMatchObject({
      price: 39.99,
      dosage: '10mg',
      usLabTested: true,
      notes: 'Ships on Mondays',
    })
    const again = [header, 'ipamorelin,peptide west,36,10MG,,,', 'Ipamorelin,Northlab,41,,,,']
    expect((await send('vendor-prices', again, confirmed)).rows).toMatchObject([
      { becomes: 'changed', changes: [{ field: 'price', from: '39.99', to: '36' }] },
      { becomes: 'added' },
    ])
    expect(await prices()).toMatchObject([
      { id: added.id, price: 36, vendorName: 'Peptide West', usLabTested: true, notes: 'Ships on Mondays' },
      { price: 41, vendorName: 'Northlab' },
    ])
    const history = await app.db
      .selectFrom('priceHistory')
      .select(['vendorName', 'price'])
      .orderBy('id')
      .execute()
    expect(history.map(({ price }) => price)).toEqual([39.99, 36, 41])
    expect(await log('vendor-price')).toMatchObject([
      { object: { name: 'Ipamorelin, Northlab' }, before: null, after: { price: 41 } },
      {
        ...{ area: 'prices', action: 'import', before: { price: 39.99 }, after: { price: 36 } },
        object: { id: String(added.id), name: 'Ipamorelin, Peptide West' },
      },
      { object: { id: String(added.id) }, before: null },
    ])
    expect((await send('vendor-prices', again, confirmed)).rows).toMatchObject([
      { becomes: 'unchanged' },
      { becomes: 'unchanged' },
    ])
    expect(await log('vendor-price')).toHaveLength(3)
  })

  test('with any error stores nothing', async () => {
    const lines = [
      header,
      'Ipamorelin,A,1,,,,',
      'Ipamorelin,a,2,,,,',
      'Zinc,A,1,,,,',
      'Ipamorelin,B,cheap,,perhaps,,',
    ]
    const { done, problems } = await send('vendor-prices', lines, confirmed)
    expect([done, problems]).toEqual([
      false,
      [
        { row: 3, column: 'Vendor', message: 'Row 2 already has this price' },
        { row: 4, column: 'Peptide', message: 'No peptide has this name' },
        { row: 5, column: 'Price', message: 'Not a number: write 12.50' },
        { row: 5, column: 'US Lab Tested', message: 'Not a yes or no: write yes or no' },
      ],
    ])
    expect(await prices()).toEqual([])
  })
})

describe.each([
  ['product-costs', 'Product', 'Ipamorelin', 'products'],
  ['vitamin-costs', 'Vitamin', 'Zinc', 'vitamins'],
])('a table of %s', (place, column, name, area) => {
  const header = `${column},Cost of Goods,Shipping Mailer,Free Bac Water Cost,Retail Price`
  const stored = async () => {
    const of = column === 'Vitamin' ? { supplementId: await aSupplementId(app) } : { peptideId }
    const [key, id] = Object.entries(of)[0] as ['peptideId' | 'supplementId', number]
    return app.db
      .selectFrom('productCosts as cost')
      .innerJoin('products as product', 'product.id', 'cost.productId')
      .select(['costOfGoods', 'shippingCost', 'otherCosts', 'testingCost', 'retailPrice', 'cost.version'])
      .where(`product.${key}`, '=', id)
      .execute()
  }

  test('sets and changes them, and empty cells keep values', async () => {
    const { done } = await send(place, [header, `${name},12.50,1.10,,59.99`], confirmed)
    expect(done).toBe(true)
    // Empty cells and missing columns are unknown costs.
    const unknown = { otherCosts: null, testingCost: null }
    const costs = { costOfGoods: 12.5, shippingCost: 1.1, ...unknown, retailPrice: 59.99 }
    expect(await stored()).toEqual([{ ...costs, version: 1 }])
    const { rows } = await send(place, [header, `${name},,,0.35,54.99`], confirmed)
    expect(rows[0].changes).toEqual([
      { field: 'otherCosts', from: null, to: '0.35' },
      { field: 'retailPrice', from: '59.99', to: '54.99' },
    ])
    expect(await stored()).toEqual([{ ...costs, otherCosts: 0.35, retailPrice: 54.99, version: 2 }])
    expect(await log('cost')).toMatchObject([
      { area, action: 'import', before: { otherCosts: null }, after: { otherCosts: 0.35 } },
      { before: null, after: { shippingCost: 1.1 } },
    ])
  })

  test('is read and edited with unknown costs', async () => {
    await send(place, [header, `${name},12.50,1.10,,59.99`], confirmed)
    const [read] = await get(`/api/admin/${place}`)
    expect(read).toMatchObject({ costOfGoods: 12.5, testingCost: null, barcodeCost: null })
    const isVitamin = column === 'Vitamin'
    const edit = { version: read.version, retailPrice: 60, testingCost: 0 }
    const { costOfGoods, packagingCost, mailingLabelCost, barcodeCost } = read
    const unchanged = { costOfGoods, packagingCost, mailingLabelCost, barcodeCost, peptideId }
    const response = isVitamin
      ? await request('PATCH', `/api/admin/${place}/${read.id}`, { cookie: admin.cookie, body: edit })
      : await request('POST', `/api/admin/${place}`, {
          cookie: admin.cookie,
          body: { ...unchanged, ...edit },
        })
    expect(response.body).toMatchObject({ costOfGoods: 12.5, testingCost: 0, packagingCost: null })
  })

  test('with any error stores nothing', async () => {
    const lines = [header, `${name},1,,,2`, `${name},1,,,2`, 'Nothing,1,,,2', `${name},-1,,,`]
    expect((await send(place, lines, confirmed)).problems).toEqual([
      { row: 3, column, message: 'Row 2 already has it' },
      { row: 4, column, message: expect.stringMatching(/^No (peptide|vitamin) has this name$/) },
      { row: 5, column: 'Cost of Goods', message: 'Costs must be positive' },
      { row: 5, column: 'Retail Price', message: 'Retail price is required' },
    ])
    expect(await stored()).toEqual([])
  })
})
