import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aDose, aMember, aPlanEntry, aReminder, type Member } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()

/** A random action: log, edit or delete a dose. */
type Act =
  | { what: 'log'; takenAt: string }
  | { what: 'move'; which: number; takenAt: string }
  | { what: 'reword'; which: number }
  | { what: 'remove'; which: number }

const MADE = '2026-06-01T04:00:00Z'
const NOW = '2026-06-15T12:00:00Z'
const FIRST = '2026-06-10T04:00:00Z'
const HOURS = 4 * 24

/**
 * Rarely close enough for doubles, and never exactly in the middle of two occurrences, which is on a whole
 * minute.
 */
const takenAt = fc
  .integer({ min: 0, max: HOURS / 3 })
  .map((third) => new Date(Date.parse(FIRST) + third * 3 * 3_600_000 + 30_000).toISOString())

const which = fc.nat({ max: 5 })
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ what: fc.constant('log' as const), takenAt }) },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('move' as const), which, takenAt }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('reword' as const), which }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('remove' as const), which }) },
)

/** The reminders of one plan entry, no two at the same time. */
const schedule = fc.constantFrom(
  [{ time: '21:00' }],
  [{ time: '09:00' }, { time: '20:30' }],
  [{ frequency: 'Weekly', days: ['Sunday'], time: '09:00' }],
  [{ frequency: 'Custom', days: ['Monday', 'Thursday'], time: '18:00' }, { time: '07:00' }],
)

const people = [await aMember(app), await aMember(app)] as const

/** A user with only these reminders. */
async function somebody(member: Member, reminders: readonly object[]) {
  app.clock.set(MADE)
  await app.db.deleteFrom('dosageLogs').where('userId', '=', member.id).execute()
  await app.db.deleteFrom('userPeptides').where('userId', '=', member.id).execute()
  const entry = await aPlanEntry(app, member)
  const ids: number[] = []
  for (const one of reminders) ids.push((await aReminder(app, member, entry.id, { ...one })).id)
  app.clock.set(NOW)
  const { cookie } = member
  const read = async (path: string) => (await app.request('GET', path, { cookie })).body
  return {
    log: async (at: string): Promise<number> => (await aDose(app, member, entry.id, { takenAt: at })).id,
    change: (id: number, body: object) => app.request('PATCH', `/api/dosage-logs/${id}`, { cookie, body }),
    remove: (id: number) => app.request('DELETE', `/api/dosage-logs/${id}`, { cookie }),
    /** All counts, and which occurrences of which reminder are resolved. */
    async counted() {
      const resolved = await app.db
        .selectFrom('reminderOutcomes')
        .innerJoin('dosageLogs', 'dosageLogs.id', 'reminderOutcomes.dosageLogId')
        .select(['reminderId', 'occursOn', 'dosageLogId'])
        .where('dosageLogs.userId', '=', member.id)
        .execute()
      expect(new Set(resolved.map(({ dosageLogId }) => dosageLogId)).size).toBe(resolved.length)
      const days = await read('/api/dosage-logs/days?from=2026-06-01&to=2026-06-15')
      const reminded: { dueSince: string | null; nextAt: string | null }[] = await read('/api/reminders')
      const { missedLately, ...figures } = await read('/api/analytics/stats')
      return {
        settled: resolved.map(({ reminderId, occursOn }) => `${ids.indexOf(reminderId)} ${occursOn}`).sort(),
        figures,
        // Each of the two people has their own plan entry.
        missed: missedLately.map(({ day }: { day: string }) => day),
        days,
        reminded: reminded.map(({ dueSince, nextAt }) => ({ dueSince, nextAt })),
      }
    },
  }
}

type Somebody = Awaited<ReturnType<typeof somebody>>

/** Runs all actions. @returns times of the final doses, in the order logged */
async function live(person: Somebody, actions: readonly Act[]): Promise<string[]> {
  const there: { id: number; takenAt: string }[] = []
  for (const one of actions) {
    if (one.what === 'log') {
      there.push({ id: await person.log(one.takenAt), takenAt: one.takenAt })
      continue
    }
    const index = one.which % (there.length || 1)
    const dose = there[index]
    if (!dose) continue
    const { statusCode } =
      one.what === 'remove'
        ? await person.remove(dose.id)
        : await person.change(
            dose.id,
            one.what === 'move' ? { takenAt: one.takenAt } : { notes: 'corrected' },
          )
    expect(statusCode).toBe(200)
    if (one.what === 'remove') there.splice(index, 1)
    if (one.what === 'move') dose.takenAt = one.takenAt
  }
  return there.map((dose) => dose.takenAt)
}

/**
 * As long as no dose lies exactly between two occurrences, names its occurrence, or replaces a skipped one, each dose
 * can resolve only one occurrence. Then the resolved set depends only on the doses, not on their order; which of
 * several doses resolves one does.
 */
test('after any sequence of logging, editing and removing, counts match the remaining doses', async () => {
  await fc.assert(
    fc.asyncProperty(schedule, fc.array(act, { minLength: 2, maxLength: 9 }), async (reminders, actions) => {
      const corrected = await somebody(people[0], reminders)
      const final = await live(corrected, actions)
      const straight = await somebody(people[1], reminders)
      for (const at of final) await straight.log(at)
      expect(await corrected.counted()).toEqual(await straight.counted())
    }),
    { numRuns: 25 },
  )
})

test('in the middle of two occurrences, the order of logging decides', async () => {
  const middle = '2026-06-10T13:00:00Z'
  const reminders = [{ time: '21:00' }]
  const [corrected, straight] = [await somebody(people[0], reminders), await somebody(people[1], reminders)]
  const double = await corrected.log('2026-06-10T01:00:00Z')
  await corrected.log(middle)
  await corrected.remove(double)
  await straight.log(middle)
  expect((await straight.counted()).settled).toEqual(['0 2026-06-09'])
  expect((await corrected.counted()).settled).toEqual(['0 2026-06-10'])
})
