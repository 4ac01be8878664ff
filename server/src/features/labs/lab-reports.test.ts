import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { aLabResult, aMember, type Member } from '../../testing/factories.ts'
import { exportOf, importOwn } from '../../testing/own-exports.ts'
import { aPdf, bombContent, pdfUrl } from '../../testing/pdf.ts'
import { aPhotoUrl } from '../../testing/photos.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { request } = app

let member: Member
let id: number
beforeEach(async () => {
  member = await aMember(app)
  id = (await aLabResult(app, member)).id
})

const attach = (file: string, { cookie } = member) =>
  request('PUT', `/api/lab-results/${id}/report`, { cookie, body: { file } })
const read = (url: string, { cookie } = member) => request('GET', url, { cookie })
const reportOf = async ({ cookie } = member) =>
  (await request('GET', '/api/lab-results', { cookie })).body[0].report
const filesOf = async ({ id: userId } = member) =>
  readdir(join(app.dataDir, 'blobs', 'lab-reports', userId)).catch(() => [])

test('a PDF becomes a picture of each page, upright in color, for its owner alone', async () => {
  const { statusCode, body } = await attach(pdfUrl(aPdf(2)))
  expect(statusCode).toBe(200)
  expect(body.report).toMatchObject([
    { width: 1582, height: 2048 },
    { width: 1582, height: 2048 },
  ])
  expect(await reportOf()).toEqual(body.report)
  const [{ url, thumbnailUrl }] = body.report
  const picture = await read(url)
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp'])
  // The red square at the lower left of the page.
  const pixel = { left: 300, top: 1600, width: 1, height: 1 }
  const [red = 0, green = 0, blue = 0] = await sharp(picture.rawPayload).extract(pixel).raw().toBuffer()
  expect([red > 200, green < 60, blue < 60]).toEqual([true, true, true])
  expect((await sharp((await read(thumbnailUrl)).rawPayload).metadata()).height).toBe(480)
  for (const other of [url, `/api/lab-results/${id}/report/3`])
    expect((await read(other, other === url ? await aMember(app) : member)).statusCode).toBe(404)
})

test('a photo is one page; another file replaces it completely', async () => {
  const [first] = (await attach(await aPhotoUrl({ width: 600 }))).body.report
  expect(first.width).toBe(600)
  expect((await attach(pdfUrl(aPdf(3)))).body.report).toHaveLength(3)
  expect(await filesOf()).toHaveLength(6)
  expect(
    (await request('DELETE', `/api/lab-results/${id}/report`, { cookie: member.cookie })).statusCode,
  ).toBe(200)
  expect(await reportOf()).toEqual([])
  expect(await filesOf()).toEqual([])
})

test.each([
  ['no picture', 'data:image/png;base64,AAAA', 'PHOTO_NOT_AN_IMAGE'],
  ['a broken PDF', pdfUrl(Buffer.from('%PDF-1.4\nnothing')), 'REPORT_UNREADABLE'],
  ['eleven pages', pdfUrl(aPdf(11)), 'REPORT_TOO_LONG'],
  ['half a megabyte that unpacks to 500', pdfUrl(aPdf(1, bombContent(500))), 'REPORT_UNREADABLE'],
])('refuses %s, and keeps the earlier report', async (_, file, code) => {
  const { report } = (await attach(await aPhotoUrl())).body
  const { statusCode, body } = await attach(file)
  expect([statusCode, body.code]).toEqual([400, code])
  expect(await reportOf()).toEqual(report)
  expect(await filesOf()).toHaveLength(2)
})

test('a report needs a member’s own result, and goes with it', async () => {
  const other = await aMember(app)
  expect((await attach(await aPhotoUrl(), other)).body.code).toBe('LAB_RESULT_NOT_FOUND')
  expect(await filesOf(other)).toEqual([])
  await attach(pdfUrl(aPdf(1)))
  await request('DELETE', `/api/lab-results/${id}`, { cookie: member.cookie })
  expect(await filesOf()).toEqual([])
})

test('an import restores all pages in order, and its undo removes their pictures', async () => {
  await attach(pdfUrl(aPdf(2)))
  const exported = await exportOf(app, member)
  const fresh = await aMember(app)
  const source = { id: crypto.randomUUID(), fileName: 'pepwell-data.zip' }
  await importOwn(app, fresh, exported, source)
  expect((await reportOf(fresh)).map(({ height }: { height: number }) => height)).toEqual([2048, 2048])
  expect(await filesOf(fresh)).toHaveLength(4)
  await request('POST', `/api/log-imports/${source.id}/undo`, { cookie: fresh.cookie, body: {} })
  expect(await filesOf(fresh)).toEqual([])
})
