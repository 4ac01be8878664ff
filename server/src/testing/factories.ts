import { randomUUID } from 'node:crypto'
import type { AdminArea } from '@pepwell/domain/admin-areas'
import type { Insertable, Updateable } from 'kysely'
import type { InventoryBatches, Products } from '../database/schema.ts'
import type { Answer, TestApp } from './test-app.ts'

/** Every account that tests make has this password. */
export const PASSWORD = 'correct horse battery'

/** A member who signed up, with the cookie of their session. */
export interface Member {
  id: string
  email: string
  cookie: string
}

function succeeded(answer: Answer): Answer {
  if (answer.statusCode >= 300) throw new Error(`${answer.statusCode}: ${answer.payload}`)
  return answer
}

/** Signs somebody up over HTTP. */
export async function aMember(
  { request }: TestApp,
  overrides: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<Member> {
  const body = {
    firstName: 'Ada',
    lastName: 'Keller',
    email: `${randomUUID()}@mail.net`,
    phoneNumber: '415 555 0123',
    password: PASSWORD,
    confirmPassword: PASSWORD,
    timeZone: 'America/New_York',
    ...overrides,
  }
  const answer = succeeded(await request('POST', '/api/auth/signup', { body, headers }))
  return { id: answer.body.user.id, email: answer.body.user.email, cookie: answer.cookie ?? '' }
}

/** A member with the rights of an admin: to these parts of the back office, or to all of it. */
export async function anAdmin(test: TestApp, permissions: AdminArea[] = []): Promise<Member> {
  const member = await aMember(test)
  await test.db.updateTable('users').set({ isAdmin: true }).where('id', '=', member.id).execute()
  await test.db.insertInto('adminUsers').values({ userId: member.id, permissions }).execute()
  return member
}

/** The id of a peptide of the catalogue, filled when it is empty. */
export async function aPeptideId({ request, db }: TestApp, name = 'BPC-157'): Promise<number> {
  succeeded(await request('POST', '/api/init-peptides'))
  // The list that is kept hears of it a moment later.
  const found = db.selectFrom('peptides').select('id').where('name', '=', name)
  return (await found.executeTakeFirstOrThrow()).id
}

/** What an operator says of a peptide of the catalogue; the name is another one each time. */
export const catalogueBody = (overrides: Record<string, unknown> = {}) => ({
  ...personalPeptideBody(),
  name: `Peptide ${randomUUID()}`,
  mg: 5,
  ...overrides,
})

/** A peptide of the catalogue that an operator added over HTTP. */
export async function aProduct(test: TestApp, overrides: Record<string, unknown> = {}) {
  const { cookie } = await anAdmin(test)
  const body = catalogueBody(overrides)
  return succeeded(await test.request('POST', '/api/peptides', { cookie, body })).body
}

/** What an operator says that a peptide costs. */
export const costsBody = <Overrides extends object>(overrides: Overrides) => ({
  ...{ costOfGoods: 9.8, packagingCost: 1.1, testingCost: 2.4, shippingCost: 1.45, otherCosts: 1.12 },
  ...{ mailingLabelCost: 0.3, barcodeCost: 0.2, retailPrice: 54.99 },
  scrapingLink1: 'https://peptide-west.example/bpc-157',
  ...{ link1UsLabTested: true, link1BatchTracked: true },
  ...overrides,
})

/** What a personal peptide is described by. */
export const personalPeptideBody = (overrides: Record<string, unknown> = {}) => ({
  name: 'My blend',
  description: 'Mixed by my pharmacy.\nSince spring.',
  category: 'Recovery' as const,
  benefits: 'Less soreness.',
  sideEffects: 'None so far.',
  recommendedDose: '100 mcg',
  frequency: 'Daily',
  duration: '8 weeks',
  bestTakenWith: 'Water, in the evening',
  ...overrides,
})

/** A personal peptide of a member, made over HTTP. */
export async function aPersonalPeptide(
  { request }: TestApp,
  { cookie }: Member,
  overrides: Record<string, unknown> = {},
) {
  const body = personalPeptideBody(overrides)
  return succeeded(await request('POST', '/api/personal-peptides', { cookie, body })).body
}

/** A reply to what was stored, as lists show it: without what was warned of. */
const asListed = ({ body: { warnings, ...stored } }: Answer) => stored

/** A plan entry of a member, made over HTTP. */
export async function aPlanEntry(test: TestApp, member: Member, overrides: Record<string, unknown> = {}) {
  const about = overrides.personalPeptideId ? {} : { peptideId: await aPeptideId(test) }
  const body = { ...about, currentDose: '250 mcg', frequency: 'Daily', ...overrides }
  return asListed(
    succeeded(await test.request('POST', '/api/user-peptides', { cookie: member.cookie, body })),
  )
}

/** A plan entry about a peptide of the member's own: of these there may be any number. */
export const aPersonalEntry = async (test: TestApp, member: Member) =>
  aPlanEntry(test, member, { personalPeptideId: (await aPersonalPeptide(test, member)).id })

/** A supplement somebody took today, logged over HTTP. */
export async function aSupplementLog(test: TestApp, member: Member, overrides: Record<string, unknown> = {}) {
  const body = { supplementName: 'Zinc', quantity: 11, unit: 'mg', ...overrides }
  return succeeded(await test.request('POST', '/api/supplement-logs', { cookie: member.cookie, body })).body
}

/** A dose of a plan entry, made over HTTP. */
export async function aDose(
  test: TestApp,
  member: Member,
  userPeptideId: number,
  overrides: Record<string, unknown> = {},
) {
  const takenAt = new Date(test.clock.now()).toISOString()
  const body = { userPeptideId, dose: '250 mcg', feeling: 'Well', takenAt, ...overrides }
  return asListed(succeeded(await test.request('POST', '/api/dosage-logs', { cookie: member.cookie, body })))
}

/** A weigh-in of a member, made over HTTP. */
export async function aWeightLog(
  { request }: TestApp,
  { cookie }: Member,
  overrides: Record<string, unknown> = {},
) {
  const body = { weight: 180, ...overrides }
  return succeeded(await request('POST', '/api/weight-logs', { cookie, body })).body
}

/** Something eaten, logged over HTTP. */
export async function aFoodLog(
  { request }: TestApp,
  { cookie }: Member,
  overrides: Record<string, unknown> = {},
) {
  const body = { foodName: 'Banana', calories: 105, mealType: 'breakfast', ...overrides }
  return succeeded(await request('POST', '/api/food-logs', { cookie, body })).body
}

/** A drink, logged over HTTP. */
export async function aWaterLog(
  { request }: TestApp,
  { cookie }: Member,
  overrides: Record<string, unknown> = {},
) {
  const body = { amount: 250, ...overrides }
  return succeeded(await request('POST', '/api/water-logs', { cookie, body })).body
}

/** A reminder of a plan entry, daily at 8:00 and half an hour before, made over HTTP. */
export async function aReminder(
  { request }: TestApp,
  { cookie }: Member,
  userPeptideId: number,
  overrides: Record<string, unknown> = {},
) {
  const body = {
    title: 'BPC-157 Reminder',
    userPeptideId,
    dose: '250 mcg',
    frequency: 'Daily',
    time: '08:00',
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    timingOptions: [30],
    ...overrides,
  }
  return succeeded(await request('POST', '/api/reminders', { cookie, body })).body
}

/** The link to a page of another shop that sells a peptide. */
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

/** What a vendor asks for a peptide, made over HTTP by an operator. */
export async function aVendorPrice(test: TestApp, overrides: Record<string, unknown> = {}) {
  const { cookie } = await anAdmin(test, ['prices'])
  const peptideId = overrides.peptideId ?? (await aPeptideId(test))
  const body = { vendorName: 'Example Labs', price: 52.5, ...overrides, peptideId }
  return succeeded(await test.request('POST', '/api/admin/vendor-prices', { cookie, body })).body
}

/** The id of a supplement of the catalogue. */
export async function aSupplementId({ db }: TestApp, name = 'Zinc'): Promise<number> {
  const found = db.selectFrom('supplements').select('id').where('name', '=', name)
  return (await found.executeTakeFirstOrThrow()).id
}

/** A vitamin that the catalogue doesn't start with, added over HTTP. */
export async function aSupplement(test: TestApp, overrides: Record<string, unknown> = {}, admin?: Member) {
  const { cookie } = admin ?? (await anAdmin(test))
  const body = {
    name: `Vitamin ${randomUUID()}`,
    category: 'vitamin',
    description: 'What plants and sunlight make.',
    dosageAmount: 15,
    dosageUnit: 'mg',
    recommendedUse: 'Once a day, with a meal',
    benefits: 'Protects cells.',
    ...overrides,
  }
  return succeeded(await test.request('POST', '/api/admin/supplements', { cookie, body })).body
}

/** A batch of 120 vials of BPC-157, taken in over HTTP. */
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

/** A batch of 60 packs of zinc, taken in over HTTP. */
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

/** The product of a peptide of the catalogue, as the shop is to show it. */
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

/** A line of a member's cart, made over HTTP. */
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

/** What a vitamin costs, said over HTTP. */
export async function aVitaminCost(test: TestApp, overrides: Record<string, unknown> = {}, admin?: Member) {
  const operator = admin ?? (await anAdmin(test))
  const supplementId = overrides.supplementId ?? (await aSupplement(test, {}, operator)).id
  const body = { supplementId, costOfGoods: 4, retailPrice: 19.99, ...overrides }
  const { cookie } = operator
  return succeeded(await test.request('POST', '/api/admin/vitamin-costs', { cookie, body })).body
}
