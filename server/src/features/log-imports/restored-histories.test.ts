import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  aDose,
  aFoodLog,
  aMember,
  aPlanEntry,
  aWaterLog,
  aWeightLog,
  type Member,
} from '../../testing/factories.ts'
import { comparable, exportOf, importOwn } from '../../testing/own-exports.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
app.clock.set('2026-11-26T12:00:00Z')

const edit = (member: Member, path: string, body: object) =>
  app.request('PATCH', path, { cookie: member.cookie, body })

const note = fc.option(fc.string({ maxLength: 40, unit: 'grapheme' }), { nil: null })
const minute = fc.integer({ min: 0, max: 30 * 24 * 60 })
const log = fc.oneof(
  fc.record({
    what: fc.constant('dose' as const),
    minute,
    notes: note,
    amount: fc.integer({ min: 1, max: 9999 }),
  }),
  fc.record({
    what: fc.constant('weighIn' as const),
    minute,
    notes: note,
    amount: fc.integer({ min: 300, max: 9999 }),
  }),
  fc.record({
    what: fc.constant('food' as const),
    minute,
    notes: note,
    amount: fc.integer({ min: 1, max: 9999 }),
  }),
  fc.record({
    what: fc.constant('water' as const),
    minute,
    notes: note,
    amount: fc.integer({ min: 1, max: 2999 }),
  }),
)

type Logged = typeof log extends fc.Arbitrary<infer One> ? One : never

/** Logs one entry, with or without a client id, and edits every third. */
async function logOne(member: Member, entryId: number, { what, minute, notes, amount }: Logged) {
  const at = new Date(Date.parse('2026-10-20T00:00:00Z') + minute * 60_000).toISOString()
  const clientId = amount % 2 ? randomUUID() : undefined
  const changed = amount % 3 === 0
  if (what === 'dose') {
    const { id } = await aDose(app, member, entryId, { dose: `${amount} mcg`, takenAt: at, notes, clientId })
    if (changed) await edit(member, `/api/dosage-logs/${id}`, { dose: `${amount + 1} mcg` })
  }
  if (what === 'weighIn') {
    const body = { weight: amount / 10, notes, weighInDate: at.slice(0, 10), clientId }
    const { id } = await aWeightLog(app, member, body)
    if (changed) await edit(member, `/api/weight-logs/${id}`, { notes: 'changed' })
  }
  if (what === 'food') {
    const body = {
      calories: amount / 100,
      servings: 1 + (amount % 7) / 8,
      logDate: at.slice(0, 10),
      clientId,
    }
    const { id } = await aFoodLog(app, member, body)
    if (changed) await edit(member, `/api/food-logs/${id}`, { calories: 1 })
  }
  if (what === 'water')
    await aWaterLog(app, member, { amount, unit: 'mL', logDate: at.slice(0, 10), clientId })
}

test('for any history, exporting an imported export returns the same', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(log, { minLength: 1, maxLength: 10 }), async (logs) => {
      const [member, fresh] = [await aMember(app), await aMember(app)]
      const entry = await aPlanEntry(app, member)
      for (const one of logs) await logOne(member, entry.id, one)
      const exported = await exportOf(app, member)
      expect(await importOwn(app, fresh, exported)).toMatchObject({ leftOut: [] })
      expect(comparable((await exportOf(app, fresh)).data)).toEqual(comparable(exported.data))
      expect(await importOwn(app, fresh, exported)).toMatchObject({ added: 0, leftOut: [] })
    }),
    { numRuns: 6 },
  )
})
