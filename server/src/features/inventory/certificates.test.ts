import { randomUUID } from 'node:crypto'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { workOf } from '../../jobs/jobs.ts'
import {
  aBatch,
  aCertificate,
  anAdmin,
  aPdfUrl,
  aProductId,
  certificateBody,
  unitsOf,
} from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { request, db } = app
const admin = await anAdmin(app)

beforeEach(() => app.clock.set('2026-06-15T12:00:00Z'))

const send = (method: string, path: string, body?: object) =>
  request(method, path, { cookie: admin.cookie, body })
const add = (batchId: number, body: object) =>
  send('POST', `/api/admin/inventory/${batchId}/certificates`, body)
const list = async (batchId: number) =>
  (await send('GET', `/api/admin/inventory/${batchId}/certificates`)).body
const page = async (slug: string) => (await request('GET', `/api/shop/products/${slug}`)).body

/** The files of all certificates. */
async function files(): Promise<string[]> {
  const found: string[] = []
  const cwd = join(app.dataDir, 'blobs')
  for await (const file of glob('certificates/*.pdf', { cwd })) found.push(file.replace(/.*\//, ''))
  return found
}
const fileOf = ({ url }: { url: string }) => `${url.slice(-32)}.pdf`

/** A product for sale, with one batch. */
async function aSoldBatch(name: string) {
  const productId = await aProductId(app, name, { price: 54.99, purity: '99.1 %' })
  await unitsOf(app, productId, { quantityAvailable: 30, batchNumber: `${name}-1` })
  const { id } = await db
    .selectFrom('inventoryBatches')
    .select('id')
    .where('productId', '=', productId)
    .executeTakeFirstOrThrow()
  return id
}

describe('a certificate', () => {
  test('is shown on the product’s page with its batch only', async () => {
    const id = await aSoldBatch('KPV')
    await expect
      .poll(() => page('kpv'))
      .toMatchObject({
        ...{ labTested: false, purity: null },
        batch: { number: 'KPV-1', certificates: [] },
      })
    const first = await aCertificate(app, id)
    const second = await aCertificate(app, id, { method: 'LC-MS', purity: '', testedOn: '2026-05-20' })
    expect(second).toEqual({
      ...{ id: expect.any(Number), lab: 'Janoshik Analytical', testedOn: '2026-05-20', method: 'LC-MS' },
      ...{ purity: null, url: expect.stringMatching(/^\/api\/certificates\/[0-9a-f]{32}$/) },
    })
    await expect
      .poll(() => page('kpv'))
      .toMatchObject({
        ...{ labTested: true, purity: '99.1 %' },
        batch: { number: 'KPV-1', certificates: [second, first] },
      })
    expect(await list(id)).toEqual([second, first])
    await send('DELETE', `/api/admin/certificates/${first.id}`)
    await send('DELETE', `/api/admin/certificates/${second.id}`)
    await expect.poll(() => page('kpv')).toMatchObject({ labTested: false, batch: { certificates: [] } })
  })

  test("of another batch than the next one isn't shown for the product", async () => {
    const id = await aSoldBatch('DSIP')
    await aCertificate(app, id)
    await expect.poll(() => page('dsip')).toMatchObject({ labTested: true })
    await db.updateTable('inventoryBatches').set({ quantityAvailable: 0 }).where('id', '=', id).execute()
    const productId = await aProductId(app, 'DSIP')
    await unitsOf(app, productId, { quantityAvailable: 30, batchNumber: 'DSIP-2' })
    await expect.poll(() => page('dsip')).toMatchObject({ labTested: false, batch: { number: 'DSIP-2' } })
  })

  test('can be downloaded by anyone, never opened inline', async () => {
    const { id } = await aBatch(app)
    const { url } = await aCertificate(app, id, { lab: 'Lab "x"\r\n; a' })
    const { statusCode, payload, headers } = await request('GET', url)
    expect([statusCode, payload.slice(0, 8)]).toEqual([200, '%PDF-1.7'])
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="certificate-BPC-2606-A-Lab-x-a-2026-05-02.pdf"',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
    })
  })

  test('is stored once per client id, and audited', async () => {
    const { id } = await aBatch(app)
    const body = certificateBody({ clientId: randomUUID() })
    const before = (await files()).length
    const [first, again] = [await add(id, body), await add(id, body)]
    expect([again.statusCode, again.body]).toEqual([201, first.body])
    expect(await files()).toHaveLength(before + 1)
    const log = await send('GET', `/api/admin/audit-log?kind=batch&objectId=${id}`)
    const entry = { action: 'add-certificate', area: 'inventory', after: { lab: 'Janoshik Analytical' } }
    expect(log.body.slice(0, 2)).toMatchObject([entry, { action: 'add-batch' }])
  })
})

describe('refuses', () => {
  test.each([
    ['a page of the web', aPdfUrl('<html>%PDF-1.7</html>'), 'CERTIFICATE_NOT_PDF'],
    ['a PDF that is cut off', aPdfUrl('%PDF-1.7\nobj'), 'CERTIFICATE_NOT_PDF'],
    ['one with a script', aPdfUrl('%PDF-1.7\n/JavaScript\nstartxref\n9\n%%EOF'), 'CERTIFICATE_NOT_PDF'],
    ['no file', 'certificate.pdf', 'INVALID_INPUT'],
    [
      'one above 5 MB',
      aPdfUrl(`%PDF-1.7\n${'x'.repeat(5 * 1024 * 1024 + 500)}startxref\n9\n%%EOF`),
      'INVALID_INPUT',
    ],
  ])('%s, leaving nothing behind', async (_name, pdf, code) => {
    const { id } = await aBatch(app)
    const before = await files()
    const response = await add(id, certificateBody({ pdf }))
    expect([response.statusCode, response.body.code]).toEqual([400, code])
    expect([await list(id), await files()]).toEqual([[], before])
  })

  test('the eleventh of a batch, a future test, and an unknown batch', async () => {
    const { id } = await aBatch(app)
    for (let n = 0; n < 10; n++) await aCertificate(app, id)
    const before = (await files()).length
    expect((await add(id, certificateBody())).body.code).toBe('TOO_MANY_CERTIFICATES')
    expect((await add(id, certificateBody({ testedOn: '2026-06-16' }))).body).toMatchObject({
      code: 'LOGGED_IN_FUTURE',
      message: 'Choose a test date up to today',
    })
    expect((await add(987654321, certificateBody())).body.code).toBe('BATCH_NOT_FOUND')
    expect(await files()).toHaveLength(before)
  })
})

test('is deleted with its file, or with its batch', async () => {
  const { id } = await aBatch(app)
  const [removed, orphaned] = [await aCertificate(app, id), await aCertificate(app, id)]
  await send('DELETE', `/api/admin/certificates/${removed.id}`)
  expect((await request('GET', removed.url)).statusCode).toBe(404)
  expect(await files()).not.toContain(fileOf(removed))
  expect((await send('DELETE', `/api/admin/certificates/${removed.id}`)).body.code).toBe(
    'CERTIFICATE_NOT_FOUND',
  )
  await db.deleteFrom('inventoryBatches').where('id', '=', id).execute()
  expect((await request('GET', orphaned.url)).statusCode).toBe(404)
  const task = app.tasks['remove-certificates-of-no-batch']
  if (!task) throw new Error('there is no such task')
  await workOf(task)(undefined, {} as never)
  expect(await files()).not.toContain(fileOf(orphaned))
  expect(
    await db.selectFrom('batchCertificates').select('id').where('batchId', 'is', null).execute(),
  ).toEqual([])
})
