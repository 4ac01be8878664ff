import { beforeEach, expect, test } from 'vitest'
import { aDose, aMember, aPlanEntry, aReminder } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { request } = app

// Of June 2026 in New York, where members live: both are Sundays, and 9:00 is 13:00Z.
const [MISSED, NEXT] = ['2026-06-14', '2026-06-21']

beforeEach(() => app.clock.set('2026-06-08T12:00:00Z'))

/**
 * A user with a weekly shot on Sundays, whose label allows four days for a missed dose, like tirzepatide's.
 */
async function ofALabel() {
  const somebody = await aMember(app)
  const entry = await aPlanEntry(app, somebody, { frequency: 'Weekly' })
  const source = { name: 'Label', url: 'https://label.example', checked: '2026-06-01' }
  const label = { missed: { window: 'within' as const, hours: 96, source } }
  await app.db.updateTable('peptides').set({ label }).where('id', '=', entry.peptideId).execute()
  await aReminder(app, somebody, entry.id, { frequency: 'Weekly', days: ['Sunday'], time: '09:00' })
  const read = async (path: string) => (await request('GET', path, { cookie: somebody.cookie })).body
  const takes = async (takenAt: string) => {
    app.clock.set(takenAt)
    return aDose(app, somebody, entry.id, { takenAt })
  }
  return { entry, read, takes }
}

test('a dose within its label’s window resolves the missed one, and the next still alerts', async () => {
  const { read, takes } = await ofALabel()
  // On Thursday at 8:00, 95 hours late: the next Sunday is nearer.
  await takes('2026-06-18T12:00:00Z')
  const [reminder] = await read('/api/reminders')
  expect([reminder.overdue, reminder.nextAt]).toEqual([null, '2026-06-21T13:00:00.000Z'])
  await takes('2026-06-21T13:00:00Z')
  app.clock.set('2026-06-27T12:00:00Z')
  expect((await read('/api/analytics/stats')).adherenceRate).toBe(100)
})

test('it may be chosen for the next one, which is asked', async () => {
  const { entry, read } = await ofALabel()
  const near = await read(
    `/api/dosage-logs/occurrences?userPeptideId=${entry.id}&takenAt=2026-06-18T12:00:00Z`,
  )
  expect(near.map(({ occursOn }: { occursOn: string }) => occursOn)).toEqual([MISSED, NEXT])
})

test('after that window it resolves the next one', async () => {
  const { read, takes } = await ofALabel()
  await takes('2026-06-18T13:01:00Z')
  expect((await read('/api/reminders'))[0].nextAt).toBe('2026-06-28T13:00:00.000Z')
})
