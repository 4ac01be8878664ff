import { randomUUID } from 'node:crypto'
import type { Insertable, Updateable } from 'kysely'
import type { InventoryBatches, Products } from '../../database/schema.ts'
import type { TestApp } from '../test-app.ts'
import { aPeptideId, aSupplement, aSupplementId } from './catalogue.ts'
import { anAdmin, type Member, succeeded } from './people.ts'

/** The body of a peptide's costs. */
export const costsBody = <Overrides extends object>(overrides: Overrides) => ({
  ...{ costOfGoods: 9.8, packagingCost: 1.1, testingCost: 2.4, shippingCost: 1.45, otherCosts: 1.12 },
  ...{ mailingLabelCost: 0.3, barcodeCost: 0.2, retailPrice: 54.99 },
  scrapingLink1: 'https://peptide-west.example/bpc-157',
  ...{ link1UsLabTested: true, link1BatchTracked: true },
  ...overrides,
})

/** A link to another shop's page with a peptide. */
export async function aPriceLink(
  test: TestApp,
  { peptideId, ...link }: { peptideId?: number; position?: number; url?: string | null } = {},
): Promise<number> {
  const { id: productId } = await test.db
    .selectFrom('products')
    .select('id')
    .where('peptideId', '=', peptideId ?? (await aPeptideId(test)))
    .executeTakeFirstOrThrow()
  const found = { url: 'https://shop.example/bpc-157', position: 1, ...link }
  const { id } = await test.db
    .insertInto('priceLinks')
    .values({ productId, ...found })
    .onConflict((conflict) => conflict.columns(['productId', 'position']).doUpdateSet({ url: found.url }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A vendor's price of a peptide, added by an operator over HTTP. */
export async function aVendorPrice(test: TestApp, overrides: Record<string, unknown> = {}) {
  const { cookie } = await anAdmin(test, ['prices'])
  const peptideId = overrides.peptideId ?? (await aPeptideId(test))
  const body = { vendorName: 'Example Labs', price: 52.5, ...overrides, peptideId }
  return succeeded(await test.request('POST', '/api/admin/vendor-prices', { cookie, body })).body
}

/** A batch of 120 vials of BPC-157, added over HTTP. */
export async function aBatch(test: TestApp, overrides: Record<string, unknown> = {}, admin?: Member) {
  const { cookie } = admin ?? (await anAdmin(test))
  const body = {
    peptideId: await aPeptideId(test),
    batchNumber: 'BPC-2606-A',
    quantityAvailable: 120,
    ...overrides,
  }
  return succeeded(await test.request('POST', '/api/admin/inventory', { cookie, body })).body
}

/** A batch of 60 packs of zinc, added over HTTP. */
export async function aVitaminBatch(test: TestApp, overrides: Record<string, unknown> = {}, admin?: Member) {
  const { cookie } = admin ?? (await anAdmin(test))
  const body = {
    supplementId: await aSupplementId(test),
    batchNumber: 'ZN-2606-A',
    quantity: 60,
    expiryDate: '2028-01-31',
    supplier: 'Vitalis',
    costPerUnit: 3.2,
    ...overrides,
  }
  return succeeded(await test.request('POST', '/api/admin/vitamin-inventory', { cookie, body })).body
}

/** The product of a catalogue peptide with these shop fields. */
export async function aProductId(
  test: TestApp,
  name = 'BPC-157',
  shop: Partial<Updateable<Products>> = {},
): Promise<number> {
  const peptideId = await aPeptideId(test, name)
  const { id } = await test.db
    .updateTable('products')
    .set({ enabled: true, ...shop })
    .where('peptideId', '=', peptideId)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A line of a member's cart, added over HTTP. */
export async function aCartLine(test: TestApp, { cookie }: Member, overrides: Record<string, unknown> = {}) {
  const body = { productId: await aProductId(test), ...overrides }
  return succeeded(await test.request('POST', '/api/cart', { cookie, body })).body
}

/** Units of a product that can be sold. */
export const unitsOf = (
  { db, clock }: TestApp,
  productId: number,
  overrides: Partial<Insertable<InventoryBatches>> = {},
) =>
  db
    .insertInto('inventoryBatches')
    .values({
      productId,
      batchNumber: `B-${randomUUID().slice(0, 8)}`,
      quantityAvailable: 100,
      createdAt: new Date(clock.now()),
      ...overrides,
    })
    .returning(['id', 'batchNumber'])
    .executeTakeFirstOrThrow()

/** A vitamin's costs, added over HTTP. */
export async function aVitaminCost(test: TestApp, overrides: Record<string, unknown> = {}, admin?: Member) {
  const operator = admin ?? (await anAdmin(test))
  const supplementId = overrides.supplementId ?? (await aSupplement(test, {}, operator)).id
  const body = { supplementId, costOfGoods: 4, retailPrice: 19.99, ...overrides }
  const { cookie } = operator
  return succeeded(await test.request('POST', '/api/admin/vitamin-costs', { cookie, body })).body
}

const PDF =
  '%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\nxref\n0 1\ntrailer << /Size 1 >>\nstartxref\n9\n%%EOF\n'

/** The PDF of a certificate as a data URL. */
export const aPdfUrl = (text = PDF): string =>
  `data:application/pdf;base64,${Buffer.from(text, 'latin1').toString('base64')}`

/** The body of a certificate, with overrides. */
export const certificateBody = (changes: Record<string, unknown> = {}) => ({
  lab: 'Janoshik Analytical',
  testedOn: '2026-05-02',
  method: 'HPLC',
  purity: '99.2 %',
  pdf: aPdfUrl(),
  ...changes,
})

/** A certificate of a batch, added over HTTP; creates a batch by default. */
export async function aCertificate(test: TestApp, batchId?: number, changes: Record<string, unknown> = {}) {
  const { cookie } = await anAdmin(test)
  const id = batchId ?? (await aBatch(test)).id
  const body = certificateBody(changes)
  return succeeded(await test.request('POST', `/api/admin/inventory/${id}/certificates`, { cookie, body }))
    .body
}
