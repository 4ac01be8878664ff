import { expect, test } from 'vitest'
import { aDose, aMember, aPlanEntry } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()

/** A day with doses of the one peptide. */
const aDay = (day: string, doses: number) => ({ day, doses, peptides: [{ name: 'BPC-157', doses }] })

/** A user in a time zone with doses at these instants. */
async function somebodyWithDoses(timeZone: string, instants: readonly string[]) {
  const member = await aMember(app, { timeZone })
  const entry = await aPlanEntry(app, member)
  for (const takenAt of instants) await aDose(app, member, entry.id, { takenAt })
  return async (from: string, to: string) =>
    (await app.request('GET', `/api/dosage-logs/days?from=${from}&to=${to}`, { cookie: member.cookie })).body
}

// In Auckland June 13 starts at 12:00Z on the 12th, in New York at 04:00Z, in Honolulu at 10:00Z on the 13th.
test.each([
  ['Pacific/Auckland', '2026-06-12T11:59:00Z', '2026-06-12T12:00:00Z'],
  ['America/New_York', '2026-06-13T03:59:00Z', '2026-06-13T04:00:00Z'],
  ['Pacific/Honolulu', '2026-06-13T09:59:00Z', '2026-06-13T10:00:00Z'],
])('doses around midnight in %s count on the local day', async (zone, before, after) => {
  const days = await somebodyWithDoses(zone, [before, after, after])
  expect(await days('2026-06-01', '2026-06-15')).toEqual([aDay('2026-06-12', 1), aDay('2026-06-13', 2)])
})

test('a period is inclusive and has only your own doses', async () => {
  const days = await somebodyWithDoses('UTC', [
    '2026-06-10T08:00:00Z',
    '2026-06-12T08:00:00Z',
    '2026-06-13T08:00:00Z',
  ])
  expect(await days('2026-06-10', '2026-06-12')).toEqual([aDay('2026-06-10', 1), aDay('2026-06-12', 1)])
  expect(await days('2026-06-11', '2026-06-11')).toEqual([])
  expect(await (await somebodyWithDoses('UTC', []))('2026-06-01', '2026-06-30')).toEqual([])
})

test.each([
  ['2026-06-02', '2026-06-01'],
  ['2024-01-01', '2026-01-01'],
  ['yesterday', '2026-06-01'],
])('refuses %s to %s', async (from, to) => {
  const { cookie } = await aMember(app)
  const response = await app.request('GET', `/api/dosage-logs/days?from=${from}&to=${to}`, { cookie })
  expect([response.statusCode, response.body.code]).toEqual([400, 'INVALID_INPUT'])
})
