import { addDays, type CalendarDay, dayOf } from '@pepwell/domain/time/calendar'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  aDose,
  aMember,
  aPeptideId,
  aPlanEntry,
  aReminder,
  aVial,
  type Member,
} from '../../testing/factories.ts'
import { exportOf } from '../../testing/own-exports.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()

// A Sunday; members live in New York, where half past eight is 12:30Z or 13:30Z.
const START = '2026-06-07'
const noonOf = (day: CalendarDay) => `${day}T16:00:00Z`
const DOSES = ['0.25 mg', '0.5 mg', '1 mg', '1.7 mg']

/** The syringe reading, for a vial with 5 mg/mL. */
const unitsOf = (dose: string): number => Math.round((Number.parseFloat(dose) / 5) * 100)

const send = ({ cookie }: Member, method: string, path: string, body?: unknown) =>
  app.request(method, path, { cookie, body })
const get = async (member: Member, path: string) => (await send(member, 'GET', path)).body

/** Someone on weekly semaglutide with label steps, a reminder on Sundays at nine, and 20 mg in 4 mL. */
async function aTitration() {
  app.clock.set(noonOf(addDays(START, -1)))
  const member = await aMember(app)
  const peptideId = await aPeptideId(app, 'Semaglutide')
  const plan = { peptideId, currentDose: '0.25 mg', frequency: 'Weekly', startDate: START }
  const entry = await aPlanEntry(app, member, plan)
  const steps = DOSES.map((dose, index) => ({ dose, ...(index < 3 && { weeks: 4 }) }))
  await send(member, 'PUT', `/api/user-peptides/${entry.id}/steps`, { steps })
  const weekly = { frequency: 'Weekly', days: ['Sunday'], time: '09:00' }
  await aReminder(app, member, entry.id, { ...weekly, dose: '0.25 mg' })
  const vial = await aVial(app, member, entry.id, {
    ...{ amount: 20, waterMl: 4, mixedOn: addDays(START, -1), discardOn: addDays(START, 400) },
  })
  return { member, id: entry.id as number, vialId: vial.id as number }
}

type Titration = Awaited<ReturnType<typeof aTitration>>

interface Step {
  dose: string
  amount: number
  state: string
  startsOn: CalendarDay | null
}

/**
 * The planned amounts of this Sunday, on which no step begins automatically, and of later ones, from the steps alone.
 */
async function comingDoses({ member, id }: Titration, from: CalendarDay, weeks: number): Promise<number[]> {
  const { steps, current, hold } = await get(member, `/api/user-peptides/${id}/steps`)
  const now = steps[current.step].amount
  return Array.from({ length: weeks }, (_, week) => {
    const day = addDays(from, 7 * week)
    if (week === 0 && from === dayOf(app.clock.now(), 'America/New_York')) return now
    const ahead = hold ? [] : steps.filter(({ state }: Step) => state === 'upcoming')
    return ahead.findLast(({ startsOn }: Step) => startsOn !== null && startsOn <= day)?.amount ?? now
  })
}

/** How many doses an amount covers. */
function coveredBy(left: number, doses: readonly number[]): number {
  let rest = left
  const short = doses.findIndex((dose) => {
    rest -= dose
    return rest < -1e-9
  })
  return short === -1 ? doses.length : short
}

/** Everything that shows a dose agrees with the step of this Sunday. */
async function expectToFollow(titration: Titration, sunday: CalendarDay): Promise<string> {
  const { member, id } = titration
  const { current } = await get(member, `/api/user-peptides/${id}/steps`)
  const [[entry], [reminder], [vial]] = await Promise.all([
    get(member, '/api/user-peptides'),
    get(member, '/api/reminders'),
    get(member, '/api/vials'),
  ])
  const amount = Number.parseFloat(current.dose)
  expect([entry.currentDose, entry.amount]).toEqual([current.dose, amount])
  expect([reminder.dose, reminder.ownDose]).toEqual([current.dose, null])
  expect(vial.dose).toMatchObject({ amount, volumeMl: unitsOf(current.dose) / 100 })
  const coming = await comingDoses(titration, sunday, 60)
  const doses = coveredBy(vial.left.amount, coming)
  expect(vial.runsOutOn).toBe(addDays(sunday, 7 * doses))
  return current.dose
}

const someWeek = fc.record({
  act: fc.constantFrom('take', 'take', 'stay', 'back', 'none'),
  weeks: fc.integer({ min: 1, max: 6 }),
})

test('after any decisions, plan, reminder, units, vial, level and export have the dose of the day', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(someWeek, { minLength: 3, maxLength: 7 }), async (weeks) => {
      const titration = await aTitration()
      const { member, id } = titration
      const logged: string[] = []
      for (const [week, { act, weeks: more }] of weeks.entries()) {
        const sunday = addDays(START, 7 * week)
        app.clock.set(`${sunday}T11:00:00Z`)
        const decision = { decision: act, ...(act !== 'take' && { weeks: more }) }
        if (act !== 'none') await send(member, 'POST', `/api/user-peptides/${id}/steps/decision`, decision)
        const dose = await expectToFollow(titration, sunday)
        app.clock.set(`${sunday}T12:30:00Z`)
        await app.dispatcher.dispatchDue()
        const [told] = (await get(member, '/api/notifications')).messages
        const units = unitsOf(dose)
        expect(told.body).toBe(`Take ${dose} (${units} units) at 9:00 AM, in 30 minutes`)
        const drawn = await send(member, 'POST', '/api/dosage-logs', {
          ...{ userPeptideId: id, dose, takenAt: `${sunday}T12:30:00Z` },
        })
        expect(drawn.body.volume).toBeCloseTo(units / 100, 3)
        logged.push(dose)
      }
      const today = addDays(START, 7 * (weeks.length - 1))
      const { adherenceRate } = await get(member, '/api/analytics/stats')
      expect([null, 100]).toContain(adherenceRate)
      const next = addDays(today, 7)
      const span = new URLSearchParams({
        from: noonOf(today),
        to: noonOf(addDays(next, 7 * 19)),
        stepHours: '24',
      })
      const { doses } = await get(member, `/api/medication-levels/${id}?${span}`)
      const planned = doses.filter((dose: { planned: boolean }) => dose.planned)
      expect(planned.map(({ mg }: { mg: number }) => mg)).toEqual(await comingDoses(titration, next, 20))
      const { data } = await exportOf(app, member)
      expect(data.doses?.map(({ dose }) => dose).toSorted()).toEqual(logged.toSorted())
      expect(data.plan).toMatchObject([{ currentDose: logged.at(-1) }])
    }),
    { numRuns: 20 },
  )
}, 120_000)

test('a step that is due changes no dose until it is taken', async () => {
  const { member, id, vialId } = await aTitration()
  for (const week of [0, 1, 2, 3]) {
    const takenAt = noonOf(addDays(START, 7 * week))
    app.clock.set(takenAt)
    await aDose(app, member, id, { dose: '0.25 mg', takenAt, vialId })
  }
  app.clock.set(noonOf(addDays(START, 28)))
  const { next } = await get(member, `/api/user-peptides/${id}/steps`)
  expect(next).toMatchObject({ dose: '0.5 mg', stage: 'due' })
  expect((await get(member, '/api/vials'))[0].dose).toMatchObject({ amount: 0.25, volumeMl: 0.05 })
  await send(member, 'POST', `/api/user-peptides/${id}/steps/decision`, { decision: 'take' })
  expect((await get(member, '/api/vials'))[0].dose).toMatchObject({ amount: 0.5, volumeMl: 0.1 })
})

test('an overdue dose keeps the dose of its own day after a later step', async () => {
  const { member, id } = await aTitration()
  await aDose(app, member, id, { dose: '0.25 mg', takenAt: noonOf(addDays(START, -1)) })
  const overdue = async () => (await get(member, '/api/reminders'))[0].overdue
  app.clock.set(noonOf(addDays(START, 8)))
  await send(member, 'POST', `/api/user-peptides/${id}/steps/decision`, { decision: 'take' })
  const [reminder] = await get(member, '/api/reminders')
  expect([reminder.dose, reminder.overdue]).toMatchObject([
    '0.5 mg',
    { occursOn: addDays(START, 7), dose: '0.25 mg' },
  ])
  app.clock.set(noonOf(addDays(START, 14)))
  expect(await overdue()).toMatchObject({ occursOn: addDays(START, 14), dose: '0.5 mg' })
})
