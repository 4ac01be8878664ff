import { addDays, dayOf, instantOf } from '@pepwell/domain/time/calendar'
import type { FastifyInstance } from 'fastify'
import type { BuiltApp } from '../app.ts'
import { callerOf, type MovableClock, type Send } from './caller.ts'
import { demoCalculation, demoSupplements, isDiaryDay, isWeighInDay, mealsOn, poundsOn } from './habits.ts'
import { recordsOn } from './health-records.ts'
import {
  DEMO_DAYS,
  DEMO_USERNAME,
  type DemoPeptide,
  demoFeelings,
  demoPerson,
  demoPersonalPeptide,
  demoPlan,
  demoProfile,
  demoSites,
} from './regimen.ts'
import { REMINDED_DAYS, setReminders, simulateReminders } from './reminders.ts'
import { demoSupply } from './supply.ts'

const HOUR_MS = 60 * 60 * 1000

interface Habits {
  send: Send
  clock: MovableClock
  timeZone: string
}

/** Weight, food, supplements and health records of one day so far. */
async function liveHabits({ send, clock, timeZone }: Habits, date: string, day: number) {
  const at = async (time: string, act: () => Promise<unknown>) => {
    const instant = instantOf(date, time, timeZone)
    if (instant > Date.now()) return
    clock.moveTo(instant)
    await act()
  }
  if (isWeighInDay(day)) {
    await at('06:50', () =>
      send('POST', '/api/weight-logs', { weight: poundsOn(day), unit: 'lbs', weighInDate: date }),
    )
  }
  for (const { food, meal, time, servings } of mealsOn(day)) {
    await at(time, async () => {
      const details = await send('POST', '/api/nutrition/details', { foodName: food })
      const { caloriesPerServing: calories, protein, carbs, fat } = details
      await send('POST', '/api/food-logs', {
        foodName: food,
        calories,
        protein,
        carbs,
        fat,
        servings,
        mealType: meal,
        nutritionixFood: details,
      })
    })
  }
  for (const { path, time, timeField, body, hours = 0 } of recordsOn(day)) {
    const instant = instantOf(date, time, timeZone)
    const end = instant + hours * HOUR_MS
    if (end > Date.now()) continue
    clock.moveTo(end)
    const ended = hours > 0 && { endedAt: new Date(end).toISOString() }
    await send('POST', path, { ...body, [timeField]: new Date(instant).toISOString(), ...ended })
  }
  if (!isDiaryDay(day)) return
  for (const supplement of demoSupplements) {
    await at('08:00', () => send('POST', '/api/supplement-logs', supplement))
  }
}

const TIME_ZONE = 'America/New_York'
const DAY_MS = 24 * HOUR_MS

/** About one dose in twelve is missed, always the same ones. */
const isMissed = (day: number, peptide: number) => (day * 7 + peptide * 5) % 12 === 5
const isLate = (day: number) => (day * 13) % 40

/**
 * Creates the account or signs in again.
 * @returns the session cookie
 */
async function enter(app: FastifyInstance, path: 'signup' | 'login'): Promise<string> {
  const response = await app.inject({
    method: 'POST',
    url: `/api/auth/${path}`,
    payload: { ...demoPerson, timeZone: TIME_ZONE },
  })
  const [session] = response.cookies
  if (!session) throw new Error(`the demo account could not be entered: ${response.payload}`)
  return `${session.name}=${session.value}`
}

interface Demo {
  send: Send
  clock: MovableClock
  catalogue: { id: number; name: string }[]
  /** plan entries that have started */
  entries: Map<DemoPeptide, number>
  supply: ReturnType<typeof demoSupply>
}

/** Adds a peptide to the plan, with its dose steps. */
async function start(
  { send, catalogue }: Pick<Demo, 'send' | 'catalogue'>,
  peptide: DemoPeptide,
): Promise<number> {
  const { id } = await send('POST', '/api/user-peptides', {
    peptideId: catalogue.find(({ name }) => name === peptide.name)?.id,
    currentDose: peptide.dose(0),
    frequency: peptide.frequency,
  })
  const steps = peptide.steps?.map((mg, step, all) => ({
    dose: `${mg} mg`,
    ...(step < all.length - 1 && { weeks: 4 }),
  }))
  if (steps) await send('PUT', `/api/user-peptides/${id}/steps`, { steps })
  return id
}

/** Simulates one day: starts entries, logs due doses that aren't missed, raises doses. */
async function liveThrough({ send, clock, catalogue, entries, supply }: Demo, date: string, day: number) {
  for (const [index, peptide] of demoPlan.entries()) {
    const at = instantOf(date, peptide.time, TIME_ZONE) + isLate(day) * 60_000
    const age = day - peptide.startsOnDay
    if (age < 0 || at > Date.now()) continue
    clock.moveTo(at)
    const dose = peptide.dose(age)
    if (age === 0) entries.set(peptide, await start({ send, catalogue }, peptide))
    const entry = entries.get(peptide)
    if (entry === undefined) continue
    if (age > 0 && dose !== peptide.dose(age - 1))
      await send('POST', `/api/user-peptides/${entry}/steps/decision`, {
        decision: 'take',
        reason: 'prescriber',
      })
    if (!peptide.isDue(age) || isMissed(day, index)) continue
    await supply.drawFrom(entry, peptide.vial, Math.floor(peptide.vial.amount / peptide.mg(age)), date)
    await send('POST', '/api/dosage-logs', {
      userPeptideId: entry,
      dose,
      volume: peptide.volume(age),
      injectionSite: demoSites[(day + index) % demoSites.length],
      feeling: demoFeelings[(day * 3 + index) % demoFeelings.length],
      takenAt: new Date(at).toISOString(),
    })
  }
}

/**
 * Simulates half a year of a made-up person through Pepwell's own calls.
 * @param openMail has the effect of opening the mailed link
 */
export async function simulateHalfYear(
  { app, background }: BuiltApp,
  clock: MovableClock,
  openMail: () => Promise<unknown>,
): Promise<void> {
  const now = Date.now()
  clock.moveTo(now - DEMO_DAYS * DAY_MS)
  await app.inject({ method: 'POST', url: '/api/init-peptides' })
  const send = callerOf(app, await enter(app, 'signup'), () => enter(app, 'login'))
  await openMail()
  await send('PATCH', '/api/auth/user', demoProfile)
  await send('POST', '/api/personal-peptides', demoPersonalPeptide)
  const firstDay = dayOf(clock.now(), TIME_ZONE)
  const demo: Demo = {
    send,
    clock,
    catalogue: await send('GET', '/api/peptides'),
    entries: new Map(),
    supply: demoSupply(send),
  }
  const habits = { send, clock, timeZone: TIME_ZONE }
  for (let day = 0; day <= DEMO_DAYS; day++) {
    const date = addDays(firstDay, day)
    await liveHabits(habits, date, day)
    if (day > DEMO_DAYS - REMINDED_DAYS) await simulateReminders({ ...habits, background }, date)
    await liveThrough(demo, date, day)
    if (day === DEMO_DAYS - REMINDED_DAYS) await setReminders(demo, { firstDay, day })
  }
  await demo.supply.stockUp([...demo.entries].map(([{ vial }, entry]) => [entry, vial] as const))
  const [peptide] = demoPlan
  const peptideId = demo.catalogue.find(({ name }) => name === peptide?.name)?.id
  await send('POST', '/api/dosage-calculations', { ...demoCalculation, peptideId })
  // Last, because the next start sees by this name that the half year is complete.
  await send('PATCH', '/api/auth/username', { username: DEMO_USERNAME })
}
