import type { Label } from '@pepwell/domain/catalogue/medicines'
import { beforeEach, expect, test } from 'vitest'
import { aMember, aPeptideId, aPlanEntry, type Member } from '../../testing/factories.ts'
import { aLabeled } from '../../testing/labeled.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const HOUR = 3_600_000

const source = { name: 'Example label', url: 'https://example.org/label', checked: '2026-11-22' }
const label: Label = {
  interval: { hours: 168, saidBy: 'label', source },
  highest: { amount: 2.4, unit: 'mg', per: 'week', saidBy: 'label', source },
}
const weekly = { peptideClass: 'GLP-1 agonist', label } as const
const tirzepatide = await aLabeled(app, 'Tirzepatide', weekly)
const semaglutide = await aLabeled(app, 'Semaglutide', weekly)
const ipamorelin = await aPeptideId(app, 'Ipamorelin')

let member: Member
beforeEach(async () => {
  member = await aMember(app)
})

type Warnings = { code: string; message: string }[]

const ago = (hours: number) => new Date(app.clock.now() - hours * HOUR).toISOString()
const send = async (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object) =>
  (await app.request(method, path, { cookie: member.cookie, ...(body && { body }) })).body
const planned = async (peptideId: number, currentDose = '1 mg') =>
  (await aPlanEntry(app, member, { peptideId, currentDose, frequency: 'Weekly' })).id
const preview = (userPeptideId: number, dose = '1 mg', about: object = {}) =>
  send('POST', '/api/dosage-logs/preview-warnings', { userPeptideId, dose, takenAt: ago(0), ...about })
const log = (userPeptideId: number, hours = 0, dose = '1 mg') =>
  send('POST', '/api/dosage-logs', { userPeptideId, dose, takenAt: ago(hours) })
const codes = ({ warnings }: { warnings: Warnings }) => warnings.map(({ code }) => code)

/** Dismisses the warnings of an entry that have a code. */
async function dismiss(id: number, code: string) {
  const listed: { entryId: number; warnings: (Warnings[number] & { key: string })[] }[] = await send(
    'GET',
    '/api/user-peptides/warnings',
  )
  const warnings = listed.find(({ entryId }) => entryId === id)?.warnings ?? []
  const found = warnings.filter((warning) => warning.code === code)
  for (const { key } of found)
    await send('POST', `/api/user-peptides/${id}/dismissed-warnings`, { key, reason: 'prescriber-decided' })
  return found.length
}

test('the preview of a dose has the same warnings as logging it', async () => {
  const [first, second] = [await planned(tirzepatide), await planned(semaglutide)]
  await log(first, 48)
  const before = await preview(second)
  expect(codes(before)).toEqual(['SAME_CLASS'])
  expect((await send('GET', '/api/dosage-logs')).length).toBe(1)
  expect((await log(second)).warnings).toEqual(before.warnings)
})

test('asks about far more than the cited figure before logging', async () => {
  const entry = await planned(ipamorelin, '100 mcg')
  expect(codes(await preview(entry, '4 mg'))).toContain('ABOVE_CITED')
})

test('previews a stored dose without comparing it with itself', async () => {
  const entry = await planned(semaglutide)
  const { id } = await log(entry)
  expect(codes(await preview(entry))).toContain('TOO_SOON')
  expect(codes(await preview(entry, '1 mg', { id }))).not.toContain('TOO_SOON')
})

test('previews nothing of others, and requires an entry and a time', async () => {
  const other = await aMember(app)
  const theirs = (await aPlanEntry(app, other, { peptideId: semaglutide })).id
  expect((await preview(theirs)).code).toBe('PLAN_ENTRY_NOT_FOUND')
  expect((await preview(theirs, '1 mg', { takenAt: 'now' })).fields).toHaveProperty('takenAt')
})

test("two of a class that are combined on purpose don't warn until a plan changes", async () => {
  const [first, second] = [await planned(tirzepatide), await planned(semaglutide)]
  await log(first, 48)
  expect(await dismiss(second, 'SAME_CLASS')).toBe(1)
  expect(codes(await preview(second))).toEqual([])
  expect((await log(second)).warnings).toEqual([])
  await log(first)
  expect(codes(await preview(first, '1 mg', { takenAt: ago(-1) }))).not.toContain('SAME_CLASS')
  await send('PATCH', `/api/user-peptides/${first}`, { currentDose: '1.2 mg' })
  expect(codes(await preview(second, '1 mg', { takenAt: ago(-1) }))).toContain('SAME_CLASS')
  expect(await dismiss(second, 'SAME_CLASS')).toBe(1)
  expect(codes(await preview(second, '1 mg', { takenAt: ago(-1) }))).not.toContain('SAME_CLASS')
})

test('a third of the class still warns', async () => {
  const third = await aLabeled(app, 'Retatrutide', weekly)
  const [first, second] = [await planned(tirzepatide), await planned(semaglutide)]
  await dismiss(second, 'SAME_CLASS')
  await log(await planned(third), 24)
  await log(first, 12)
  const { warnings } = await preview(second)
  expect(warnings.map(({ message }: Warnings[number]) => message).join()).toMatch(/of Retatrutide 24 h ago/)
})

test("doesn't repeat warnings dismissed in the plan", async () => {
  const entry = await planned(semaglutide, '3 mg')
  expect(codes(await preview(entry, '3 mg'))).toContain('ABOVE_HIGHEST')
  await dismiss(entry, 'ABOVE_HIGHEST')
  const left = await preview(entry, '3 mg')
  expect(codes(left)).not.toContain('ABOVE_HIGHEST')
  expect(left.dismissed).toEqual([expect.stringMatching(/at most 2.4 mg a week/)])
  expect(codes(await log(entry, 0, '3 mg'))).not.toContain('ABOVE_HIGHEST')
  expect(codes(await preview(entry, '4 mg', { takenAt: ago(-200) }))).toContain('ABOVE_HIGHEST')
})
