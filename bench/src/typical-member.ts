import { randomUUIDv7 } from 'node:crypto'
import { addDays, dayOf, instantOf } from '@pepwell/domain/time/calendar'
import type { BuiltApp } from '@pepwell/server/app'
import { callerOf, type MovableClock, type Send } from '@pepwell/server/demo/caller'
import { PASSWORD, TIME_ZONE } from './people.ts'

/** A typical member's year. `docs/capacity.md` quotes it. */
export const HABITS =
  'a weekly and a daily dose with reminders in the app and by email, three foods and three pages a day, a weigh-in every three days'

const FOODS = ['Greek yogurt, plain, nonfat', 'Chicken wrap, grilled', 'Lentil soup']
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const PLAN = [
  { peptide: 'Semaglutide', dose: '0.25 mg', frequency: 'Weekly', days: ['Monday'] },
  { peptide: 'BPC-157', dose: '250 mcg', frequency: 'Daily', days: WEEKDAYS },
]
const SITES = ['Left thigh', 'Right thigh', 'Abdomen left', 'Abdomen right']
const TIME = '08:00'

/** A member whose days can be simulated. */
export interface Member {
  send: Send
  /** plan entries by peptide */
  entries: number[]
}

async function signIn({ app }: BuiltApp, email: string, path: 'signup' | 'login'): Promise<string> {
  const payload = {
    email,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    firstName: 'Ada',
    lastName: 'Bench',
    phoneNumber: '+14155550100',
    timeZone: TIME_ZONE,
  }
  const reply = await app.inject({ method: 'POST', url: `/api/auth/${path}`, payload })
  const [session] = reply.cookies
  if (!session) throw new Error(`${email} could not sign in: ${reply.payload}`)
  return `${session.name}=${session.value}`
}

/** Signs up with a plan. Email starts once the address is verified, with {@link setReminders}. */
export async function signUp(built: BuiltApp, email: string): Promise<Member> {
  const send = callerOf(built.app, await signIn(built, email, 'signup'), () => signIn(built, email, 'login'))
  const catalog: { id: number; name: string }[] = await send('GET', '/api/peptides')
  const entries: number[] = []
  for (const { peptide, dose, frequency } of PLAN) {
    const peptideId = catalog.find(({ name }) => name === peptide)?.id
    entries.push((await send('POST', '/api/user-peptides', { peptideId, currentDose: dose, frequency })).id)
  }
  return { send, entries }
}

/** Sets a reminder per plan entry, in the app and by email. */
export async function setReminders({ send, entries }: Member): Promise<void> {
  for (const [index, { peptide, dose, frequency, days }] of PLAN.entries())
    await send('POST', '/api/reminders', {
      userPeptideId: entries[index],
      title: `${peptide} Reminder`,
      ...{ dose, frequency, days, time: TIME, timingOptions: [0] },
      notifications: { push: true, email: true, sms: false },
    })
}

/** One day of one member, after its reminders were sent. */
export async function simulateMemberDay(
  { send, entries }: Member,
  clock: MovableClock,
  date: string,
): Promise<void> {
  const weekday = new Date(`${date}T00:00Z`).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' })
  clock.moveTo(instantOf(date, TIME, TIME_ZONE) + 60_000)
  await send('POST', '/api/notifications/read', {})
  const visits = ['/dashboard', '/peptides', '/shop'].map((pagePath, index) => ({
    pagePath,
    secondsAgo: 30 + 40 * index,
    visitDuration: 20,
  }))
  await send('POST', '/api/page-visits', { visits })
  for (const [index, { dose, days }] of PLAN.entries())
    if (days.includes(weekday))
      await send('POST', '/api/dosage-logs', {
        userPeptideId: entries[index],
        dose,
        injectionSite: SITES[Number(date.slice(-2)) % SITES.length],
        clientId: randomUUIDv7(),
        takenAt: new Date(clock.now()).toISOString(),
      })
  if (Number(date.slice(-2)) % 3 === 0)
    await send('POST', '/api/weight-logs', {
      weight: 180.5,
      unit: 'lbs',
      weighInDate: date,
      clientId: randomUUIDv7(),
    })
  for (const [index, food] of FOODS.entries()) {
    clock.moveTo(instantOf(date, `1${index}:30`, TIME_ZONE))
    const details = await send('POST', '/api/nutrition/details', { foodName: food })
    const { caloriesPerServing: calories, protein, carbs, fat } = details
    const macros = { calories, protein, carbs, fat, servings: 1, mealType: 'lunch' }
    await send('POST', '/api/food-logs', {
      foodName: food,
      ...macros,
      nutritionixFood: details,
      clientId: randomUUIDv7(),
    })
  }
}

/** The days of `count` days that end yesterday. */
export const daysUntilYesterday = (count: number): string[] => {
  const today = dayOf(Date.now(), TIME_ZONE)
  return Array.from({ length: count }, (_, index) => addDays(today, index - count))
}

/** The instant at which a day's reminders are due. */
export const reminderTime = (date: string): number => instantOf(date, TIME, TIME_ZONE)
