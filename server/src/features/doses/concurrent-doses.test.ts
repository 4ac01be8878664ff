import type { Label } from '@pepwell/domain/catalogue/medicines'
import { beforeEach, expect, test } from 'vitest'
import { aMember, aPeptideId, aPersonalPeptide, aPlanEntry, type Member } from '../../testing/factories.ts'
import { aLabeled } from '../../testing/labeled.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { request } = app
const HOUR = 3_600_000

const source = { name: 'Example label', url: 'https://example.org/label', checked: '2026-11-22' }
const label: Label = { interval: { hours: 168, saidBy: 'label', source } }
const weekly = { peptideClass: 'GLP-1 agonist', label } as const
const tirzepatide = await aLabeled(app, 'Tirzepatide', weekly)
const semaglutide = await aLabeled(app, 'Semaglutide', weekly)

let member: Member
beforeEach(async () => {
  member = await aMember(app)
})

const ago = (hours: number) => new Date(app.clock.now() - hours * HOUR).toISOString()
const planned = async (about: Record<string, unknown>) =>
  (await aPlanEntry(app, member, { currentDose: '2.5 mg', frequency: 'Weekly', ...about })).id
const own = async (name: string, of = member) =>
  planned({ personalPeptideId: (await aPersonalPeptide(app, of, { name })).id })

/** Logs a dose. Returns the warnings about other entries. */
async function log(userPeptideId: number, hours = 0, { cookie } = member) {
  const body = { userPeptideId, dose: '2.5 mg', takenAt: ago(hours) }
  const response = await request('POST', '/api/dosage-logs', { cookie, body })
  expect(response.statusCode).toBe(201)
  return response.body
}
const messagesOf = ({ warnings }: { warnings: { code: string; message: string }[] }) =>
  warnings.filter(({ code }) => code === 'SAME_CLASS').map(({ message }) => message)

test('warns of another weekly medicine of the class two days before, citing its label', async () => {
  const [first, second] = [
    await planned({ peptideId: tirzepatide }),
    await planned({ peptideId: semaglutide }),
  ]
  expect(messagesOf(await log(first, 48))).toEqual([])
  expect(messagesOf(await log(second))).toEqual([
    'You took 2.5 mg of Tirzepatide 2 days ago. It is a GLP-1 agonist too, and for Tirzepatide the label says once a week (Example label, checked Nov 22, 2026).',
  ])
})

test('finds a dose backdated before another, unless it was moved away', async () => {
  const [first, second] = [
    await planned({ peptideId: tirzepatide }),
    await planned({ peptideId: semaglutide }),
  ]
  await log(first)
  const before = await log(second, 72)
  expect(messagesOf(before)[0]).toMatch(/^You took 2.5 mg of Tirzepatide 3 days after this one\./)
  const path = `/api/dosage-logs/${before.id}`
  const moved = await request('PATCH', path, { cookie: member.cookie, body: { takenAt: ago(168) } })
  expect(messagesOf(moved.body)).toEqual([])
})

test('includes personal entries by the names in them, on either side', async () => {
  const [pen, sema] = [await own('My Zepbound pen'), await planned({ peptideId: semaglutide })]
  await log(pen, 48)
  expect(messagesOf(await log(sema))[0]).toMatch(/^You took 2.5 mg of My Zepbound pen 2 days ago\./)
  expect(messagesOf(await log(pen))[0]).toMatch(/^You took 2.5 mg of Semaglutide /)
})

test('a dose counts after its entry is deleted', async () => {
  const first = await planned({ peptideId: tirzepatide })
  await log(first, 48)
  await request('DELETE', `/api/user-peptides/${first}`, { cookie: member.cookie })
  expect(messagesOf(await log(await planned({ peptideId: semaglutide })))).toHaveLength(1)
})

test('ignores the same peptide, a re-added entry, and a week between two medicines', async () => {
  const first = await planned({ peptideId: tirzepatide })
  await log(first, 336)
  expect(messagesOf(await log(first, 168))).toEqual([])
  await request('DELETE', `/api/user-peptides/${first}`, { cookie: member.cookie })
  expect(messagesOf(await log(await planned({ peptideId: tirzepatide }), 160))).toEqual([])
  expect(messagesOf(await log(await planned({ peptideId: semaglutide })))).toEqual([])
})

test("ignores intended combinations and other people's doses", async () => {
  const [cjc, ipamorelin] = [
    await planned({ peptideId: await aPeptideId(app, 'CJC-1295 without DAC (Mod GRF 1-29)') }),
    await planned({ peptideId: await aPeptideId(app, 'Ipamorelin') }),
  ]
  await log(cjc)
  expect(messagesOf(await log(ipamorelin))).toEqual([])
  const sema = await planned({ peptideId: semaglutide })
  const other = await aMember(app)
  const theirs = await aPlanEntry(app, other, { peptideId: tirzepatide, frequency: 'Weekly' })
  await log(theirs.id, 1, other)
  expect(messagesOf(await log(sema))).toEqual([])
})
