import { beforeEach, expect, test } from 'vitest'
import { aMember, aPeptideId, aPersonalPeptide, aPlanEntry, type Member } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()

let member: Member
beforeEach(async () => {
  member = await aMember(app)
})

type Listed = { entryId: number; warnings: { key: string; code: string; message: string }[] }[]

const request = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object, as = member) =>
  app.request(method, `/api/user-peptides${path}`, { cookie: as.cookie, ...(body && { body }) })
const listed = async (as = member): Promise<Listed> => (await request('GET', '/warnings', undefined, as)).body
const dismiss = (id: number, key: string, reason = 'known-risk', as = member) =>
  request('POST', `/${id}/dismissed-warnings`, { key, reason }, as)
const aPersonal = async (dose: string, name = 'My vial') => {
  const personalPeptideId = (await aPersonalPeptide(app, member, { name })).id
  return aPlanEntry(app, member, { personalPeptideId, currentDose: dose })
}

test('a warning is listed until dismissed, and again once restored', async () => {
  const { id } = await aPersonal('250')
  const [entry] = await listed()
  expect(entry).toEqual({
    entryId: id,
    warnings: [{ key: expect.any(String), code: 'NO_UNIT', message: '250 of what? Choose a unit.' }],
  })
  const key = entry?.warnings[0]?.key ?? ''
  expect((await dismiss(id, key)).statusCode).toBe(200)
  expect(await listed()).toEqual([{ entryId: id, warnings: [] }])
  expect((await request('DELETE', `/${id}/dismissed-warnings/${key}`)).statusCode).toBe(200)
  expect((await listed())[0]?.warnings).toHaveLength(1)
  expect((await request('DELETE', `/${id}/dismissed-warnings/${key}`)).body.code).toBe('WARNING_NOT_FOUND')
})

test('a changed dose brings back a warning with a different text', async () => {
  const { id } = await aPersonal('250')
  const key = (await listed())[0]?.warnings[0]?.key ?? ''
  await dismiss(id, key)
  const { body } = await request('PATCH', `/${id}`, { currentDose: '300' })
  expect(body.warnings).toEqual([{ code: 'NO_UNIT', message: '300 of what? Choose a unit.' }])
  expect((await listed())[0]?.warnings[0]?.message).toBe('300 of what? Choose a unit.')
  expect((await dismiss(id, key)).body.code).toBe('WARNING_NOT_FOUND')
})

test('a call omits dismissed warnings', async () => {
  const { id } = await aPersonal('250')
  await dismiss(id, (await listed())[0]?.warnings[0]?.key ?? '')
  await request('PATCH', `/${id}`, { status: 'paused' })
  expect((await request('PATCH', `/${id}`, { status: 'active' })).body.warnings).toEqual([])
})

test('refuses an invalid reason, and remembers another one with the first', async () => {
  const { id } = await aPersonal('250')
  const key = (await listed())[0]?.warnings[0]?.key ?? ''
  expect((await dismiss(id, key, 'because')).statusCode).toBe(400)
  await dismiss(id, key, 'known-risk')
  await dismiss(id, key, 'prescriber-decided')
  const rows = await app.db
    .selectFrom('dismissedWarnings')
    .select(['reason', 'message'])
    .where('userId', '=', member.id)
    .execute()
  expect(rows).toEqual([{ reason: 'prescriber-decided', message: '250 of what? Choose a unit.' }])
  const versions = await app.db
    .selectFrom('earlierVersions')
    .select('row')
    .where('userId', '=', member.id)
    .where('tableName', '=', 'dismissed_warnings')
    .execute()
  expect(versions).toEqual([{ row: expect.objectContaining({ reason: 'known-risk' }) }])
})

test('keeps the latest hundred dismissals per entry', async () => {
  const { id } = await aPersonal('1')
  for (let dose = 1; dose <= 102; dose++) {
    await request('PATCH', `/${id}`, { currentDose: String(dose) })
    await dismiss(id, (await listed())[0]?.warnings[0]?.key ?? '')
  }
  const { kept } = await app.db
    .selectFrom('dismissedWarnings')
    .select(({ fn }) => fn.countAll<number>().as('kept'))
    .where('userId', '=', member.id)
    .executeTakeFirstOrThrow()
  expect(Number(kept)).toBe(100)
})

test("no one can dismiss other people's warnings, and deleting an entry deletes its dismissals", async () => {
  const { id } = await aPersonal('250')
  const key = (await listed())[0]?.warnings[0]?.key ?? ''
  const other = await aMember(app)
  expect((await dismiss(id, key, 'known-risk', other)).body.code).toBe('PLAN_ENTRY_NOT_FOUND')
  await dismiss(id, key)
  expect((await request('DELETE', `/${id}/dismissed-warnings/${key}`, undefined, other)).body.code).toBe(
    'WARNING_NOT_FOUND',
  )
  await request('DELETE', `/${id}`)
  const left = app.db.selectFrom('dismissedWarnings').selectAll().where('userId', '=', member.id)
  expect(await left.execute()).toEqual([])
})

test('omits paused entries, and pages after the last entry', async () => {
  const first = await aPersonal('1', 'First')
  const second = await aPersonal('2', 'Second')
  const paused = await aPersonal('3', 'Third')
  await request('PATCH', `/${paused.id}`, { status: 'paused' })
  expect((await listed()).map(({ entryId }) => entryId)).toEqual([second.id, first.id])
  const { body } = await request('GET', `/warnings?limit=1&after=${second.id}`)
  expect(body.map(({ entryId }: { entryId: number }) => entryId)).toEqual([first.id])
})

test('warns a form before anything is stored', async () => {
  await aPlanEntry(app, member, { peptideId: await aPeptideId(app, 'Semaglutide'), currentDose: '0.25 mg' })
  const form = { currentDose: '', frequency: '', notes: null }
  const preview = async (about: object) =>
    (await request('POST', '/preview-warnings', { ...form, ...about })).body
  const tirzepatide = await aPeptideId(app, 'Tirzepatide')
  const { warnings } = await preview({ peptideId: tirzepatide })
  expect(warnings.map(({ code }: { code: string }) => code)).toContain('SAME_CLASS')
  expect((await preview({ personalPeptideId: 1 })).code).toBe('PERSONAL_PEPTIDE_NOT_FOUND')
  expect((await preview({ peptideId: 999_999 })).code).toBe('PEPTIDE_NOT_FOUND')
  expect((await preview({ id: 999_999 })).code).toBe('PLAN_ENTRY_NOT_FOUND')
  const { id } = await aPersonal('250')
  const { warnings: dose } = await preview({ id, currentDose: '1' })
  expect(dose).toEqual([{ code: 'NO_UNIT', message: '1 of what? Choose a unit.' }])
  expect((await request('GET', '')).body).toHaveLength(2)
})
