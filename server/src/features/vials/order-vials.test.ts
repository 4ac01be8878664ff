import { beforeEach, expect, test } from 'vitest'
import { workOf } from '../../jobs/jobs.ts'
import { aCertificate, aMember, anAdmin, aPlanEntry, aVial, type Member } from '../../testing/factories.ts'
import { aBuyer, checkOut, inCart } from '../../testing/orders.ts'
import { aStocked } from '../../testing/stock.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()

// Late evening in New York, when no other warnings are sent.
beforeEach(() => app.clock.set('2026-11-10T04:00:00Z'))

const send = ({ cookie }: Pick<Member, 'cookie'>, method: string, path: string, body?: unknown) =>
  app.request(method, path, { cookie, body })

/** A user with a delivered order of two vials, and a plan entry of the peptide. */
async function aReceiver(status = 'delivered') {
  const buyer = await aBuyer(app)
  const { peptideId, productId } = await aStocked(app, 'Semaglutide', {
    batches: [[50, '2028-01-31']],
    price: 40,
  })
  await inCart(app, buyer, productId, 2)
  const { body: order } = await checkOut(app, buyer)
  await app.db.updateTable('orders').set({ status }).where('id', '=', order.id).execute()
  const plan = { peptideId, currentDose: '0.5 mg', frequency: 'Weekly' }
  const entry = await aPlanEntry(app, buyer, plan)
  const [item] = order.items
  const { batchId } = await app.db
    .selectFrom('orderItems')
    .select('batchId')
    .where('id', '=', item.id)
    .executeTakeFirstOrThrow()
  return { buyer, entry, item, batchId: batchId ?? 0, peptideId, productId }
}

const arrived = async (member: Member) => (await send(member, 'GET', '/api/vials/arrived')).body

type Receiver = Awaited<ReturnType<typeof aReceiver>>

const aUnit = ({ entry, item }: Receiver, orderUnit: number, others: Record<string, unknown> = {}) => ({
  ...{ userPeptideId: entry.id, kind: 'vial', amount: 5, unit: 'mg' },
  ...{ orderItemId: item.id, orderUnit, lot: item.vialBatchNumber, expiresOn: item.expiryDate },
  ...others,
})

const recall = async (batchId: number, recallReason: string | null) => {
  const { cookie } = await anAdmin(app, ['inventory'])
  return send({ cookie }, 'PATCH', `/api/admin/inventory/${batchId}`, { recallReason })
}

/** Runs the job now. */
async function checkVials(): Promise<void> {
  const task = app.tasks['warn-of-vials']
  await (task && workOf(task)({}, { number: 1, isLast: true }))
  await app.runJobs()
}

/** A user's recall notices. */
const noticesOf = async (member: Member) =>
  (await send(member, 'GET', '/api/notifications')).body.messages.filter(
    ({ kind }: { kind: string }) => kind === 'vial-recalled',
  )

test('delivered units become vials, each once', async () => {
  const owner = await aReceiver()
  const { buyer, entry, item } = owner
  expect(await arrived(buyer)).toMatchObject([
    {
      ...{ orderItemId: item.id, name: 'Semaglutide', userPeptideId: entry.id, units: [1, 2] },
      ...{ lot: item.vialBatchNumber, expiresOn: '2028-01-31', cost: 40, recallReason: null },
    },
  ])
  const first = await send(buyer, 'POST', '/api/vials', aUnit(owner, 1))
  expect(first).toMatchObject({
    ...{ statusCode: 201, body: { state: 'sealed', orderItemId: item.id, lot: item.vialBatchNumber } },
  })
  expect(await arrived(buyer)).toMatchObject([{ units: [2] }])
  const both = [aUnit(owner, 2), aUnit(owner, 2), aUnit(owner, 1)]
  const again = await Promise.all(both.map((body) => send(buyer, 'POST', '/api/vials', body)))
  expect(again[0]?.body.id).toBe(again[1]?.body.id)
  expect(again[2]?.body.id).toBe(first.body.id)
  expect(await arrived(buyer)).toEqual([])
  expect((await send(buyer, 'GET', '/api/vials')).body).toHaveLength(2)
})

test('a vial has the certificates of its batch, with their files, and one from elsewhere has none', async () => {
  const owner = await aReceiver()
  const { buyer, entry, batchId } = owner
  const { id } = (await send(buyer, 'POST', '/api/vials', aUnit(owner, 1))).body
  const certificates = (of: number, by: Member = buyer) => send(by, 'GET', `/api/vials/${of}/certificates`)
  expect((await certificates(id)).body).toEqual([])
  const first = await aCertificate(app, batchId)
  const second = await aCertificate(app, batchId, { lab: 'Other Lab', testedOn: '2026-06-01' })
  expect((await certificates(id)).body).toEqual([second, first])
  expect((await app.request('GET', first.url)).statusCode).toBe(200)
  const own = await aVial(app, buyer, entry.id)
  expect((await certificates(own.id)).body).toEqual([])
  expect((await certificates(id, await aMember(app))).body.code).toBe('VIAL_NOT_FOUND')
})

test('a unit whose vial was deleted can be added again', async () => {
  const owner = await aReceiver()
  const { body } = await send(owner.buyer, 'POST', '/api/vials', aUnit(owner, 1))
  await send(owner.buyer, 'DELETE', `/api/vials/${body.id}`)
  expect(await arrived(owner.buyer)).toMatchObject([{ units: [1, 2] }])
})

test('only own units that were delivered, of the same peptide, can be added', async () => {
  const owner = await aReceiver()
  const shipped = await aReceiver('shipped')
  const other = await aPlanEntry(app, owner.buyer, { currentDose: '1 mg' })
  const stranger = await aMember(app)
  const theirs = await aPlanEntry(app, stranger, { peptideId: owner.peptideId })
  expect(await arrived(shipped.buyer)).toEqual([])
  for (const [member, body] of [
    [owner.buyer, aUnit(owner, 3)],
    [owner.buyer, aUnit(owner, 1, { userPeptideId: other.id })],
    [shipped.buyer, aUnit(shipped, 1)],
    [stranger, aUnit(owner, 1, { userPeptideId: theirs.id })],
  ] as const)
    expect(await send(member, 'POST', '/api/vials', body)).toMatchObject({
      ...{ statusCode: 404, body: { code: 'ORDER_ITEM_NOT_FOUND' } },
    })
  const half = { ...aUnit(owner, 1), orderItemId: undefined }
  expect((await send(owner.buyer, 'POST', '/api/vials', half)).statusCode).toBe(400)
})

test('a recall reaches those who hold a vial of the batch: one notice at any hour, and a label', async () => {
  const owner = await aReceiver()
  for (const unit of [1, 2]) await send(owner.buyer, 'POST', '/api/vials', aUnit(owner, unit))
  const otherPeptide = await aMember(app)
  const entry = await aPlanEntry(app, otherPeptide, { currentDose: '0.5 mg' })
  await aVial(app, otherPeptide, entry.id, { lot: owner.item.vialBatchNumber })
  await app.runJobs()
  expect((await recall(owner.batchId, 'Glass particles were found.')).body).toMatchObject({
    recallReason: 'Glass particles were found.',
  })
  for (let time = 0; time < 2; time++) {
    await checkVials()
    app.clock.advance(60 * 60 * 1000)
  }
  expect(await noticesOf(owner.buyer)).toMatchObject([
    {
      title: `Semaglutide recalled, lot ${owner.item.vialBatchNumber}`,
      body: 'Don’t use this vial. Glass particles were found.',
    },
  ])
  const mail = app.mails.find(({ subject }) => subject.startsWith('Semaglutide recalled'))
  expect(mail?.text).toContain('Don’t use this vial. Glass particles were found.\n')
  expect(await noticesOf(otherPeptide)).toEqual([])
  const { body: vials } = await send(owner.buyer, 'GET', '/api/vials')
  for (const vial of vials) expect(vial.recallReason).toBe('Glass particles were found.')
  await recall(owner.batchId, null)
  expect((await send(owner.buyer, 'GET', '/api/vials')).body[0].recallReason).toBeNull()
})

test('notifies people who add a recalled vial later', async () => {
  const owner = await aReceiver()
  await recall(owner.batchId, 'Wrong label.')
  await checkVials()
  expect(await noticesOf(owner.buyer)).toEqual([])
  expect(await arrived(owner.buyer)).toMatchObject([{ recallReason: 'Wrong label.' }])
  await send(owner.buyer, 'POST', '/api/vials', aUnit(owner, 1))
  await checkVials()
  expect(await noticesOf(owner.buyer)).toMatchObject([{ body: 'Don’t use this vial. Wrong label.' }])
})

test('a hand-typed lot is recalled too, in any spelling and at any time', async () => {
  const owner = await aReceiver()
  const lot = owner.item.vialBatchNumber.toLowerCase()
  const holder = async (vial: Record<string, unknown>) => {
    const member = await aMember(app)
    const entry = await aPlanEntry(app, member, { peptideId: owner.peptideId, currentDose: '0.5 mg' })
    return { member, entry, vial: await aVial(app, member, entry.id, vial) }
  }
  const [early, unnamed] = [await holder({ lot }), await holder({ lot: null })]
  await checkVials()
  await recall(owner.batchId, 'Wrong label.')
  const late = await holder({ lot: `${lot} ` })
  await checkVials()
  for (const { member } of [early, late])
    expect(await noticesOf(member)).toMatchObject([{ body: 'Don’t use this vial. Wrong label.' }])
  expect(await noticesOf(unnamed.member)).toEqual([])
  await send(unnamed.member, 'PATCH', `/api/vials/${unnamed.vial.id}`, { lot })
  await checkVials()
  expect(await noticesOf(unnamed.member)).toHaveLength(1)
  const other = await aVial(app, early.member, early.entry.id, { mixedOn: '2026-11-09' })
  const body = { userPeptideId: early.entry.id, dose: '0.5 mg', takenAt: '2026-11-10T04:00:00Z' }
  expect((await send(early.member, 'POST', '/api/dosage-logs', body)).body.vial.id).toBe(other.id)
})

test('nothing of a recalled batch is sold', async () => {
  const owner = await aReceiver()
  await recall(owner.batchId, 'Wrong label.')
  const { productId } = owner
  await app.db
    .updateTable('inventoryBatches')
    .set({ recallReason: 'Wrong label.' })
    .where('productId', '=', productId)
    .execute()
  const buyer = await aBuyer(app)
  await inCart(app, buyer, productId, 1)
  expect(await checkOut(app, buyer)).toMatchObject({ body: { code: 'OUT_OF_STOCK' } })
})
