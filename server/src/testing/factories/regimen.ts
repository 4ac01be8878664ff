import type { Answer, TestApp } from '../test-app.ts'
import { aPeptideId, personalPeptideBody } from './catalogue.ts'
import { type Member, succeeded } from './people.ts'

/** A stored dose as lists show it: without warnings, vial and draws. */
const asListed = ({ body: { warnings, vial, draws, ...stored } }: Answer) => stored

/** A member's personal peptide, added over HTTP. */
export async function aPersonalPeptide(
  { request }: TestApp,
  { cookie }: Member,
  overrides: Record<string, unknown> = {},
) {
  const body = personalPeptideBody(overrides)
  return succeeded(await request('POST', '/api/personal-peptides', { cookie, body })).body
}

/** A plan entry, added over HTTP. */
export async function aPlanEntry(test: TestApp, member: Member, overrides: Record<string, unknown> = {}) {
  const about = overrides.personalPeptideId ? {} : { peptideId: await aPeptideId(test) }
  const body = { ...about, currentDose: '250 mcg', frequency: 'Daily', ...overrides }
  return asListed(
    succeeded(await test.request('POST', '/api/user-peptides', { cookie: member.cookie, body })),
  )
}

/** A plan entry with a personal peptide; there may be any number. */
export const aPersonalEntry = async (test: TestApp, member: Member) =>
  aPlanEntry(test, member, { personalPeptideId: (await aPersonalPeptide(test, member)).id })

/** A supplement taken today, logged over HTTP. */
export async function aSupplementLog(test: TestApp, member: Member, overrides: Record<string, unknown> = {}) {
  const body = { supplementName: 'Zinc', quantity: 11, unit: 'mg', ...overrides }
  return succeeded(await test.request('POST', '/api/supplement-logs', { cookie: member.cookie, body })).body
}

/** A dose of a plan entry, logged over HTTP. */
export async function aDose(
  test: TestApp,
  member: Member,
  userPeptideId: number,
  overrides: Record<string, unknown> = {},
) {
  const takenAt = new Date(test.clock.now()).toISOString()
  const body = { userPeptideId, dose: '250 mcg', feeling: 'Well', takenAt, ...overrides }
  return asListed(succeeded(await test.request('POST', '/api/dosage-logs', { cookie: member.cookie, body })))
}

/** A weigh-in, logged over HTTP. */
export async function aWeightLog(
  { request }: TestApp,
  { cookie }: Member,
  overrides: Record<string, unknown> = {},
) {
  const body = { weight: 180, ...overrides }
  return succeeded(await request('POST', '/api/weight-logs', { cookie, body })).body
}

/** A food, logged over HTTP. */
export async function aFoodLog(
  { request }: TestApp,
  { cookie }: Member,
  overrides: Record<string, unknown> = {},
) {
  const body = { foodName: 'Banana', calories: 105, mealType: 'breakfast', ...overrides }
  return succeeded(await request('POST', '/api/food-logs', { cookie, body })).body
}

/** A drink, logged over HTTP. */
export async function aWaterLog(
  { request }: TestApp,
  { cookie }: Member,
  overrides: Record<string, unknown> = {},
) {
  const body = { amount: 250, ...overrides }
  return succeeded(await request('POST', '/api/water-logs', { cookie, body })).body
}

/** A daily reminder at 8:00 with half an hour of lead time, added over HTTP. */
export async function aReminder(
  { request }: TestApp,
  { cookie }: Member,
  userPeptideId: number,
  overrides: Record<string, unknown> = {},
) {
  const body = {
    title: 'BPC-157 Reminder',
    userPeptideId,
    dose: '250 mcg',
    frequency: 'Daily',
    time: '08:00',
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    timingOptions: [30],
    ...overrides,
  }
  return succeeded(await request('POST', '/api/reminders', { cookie, body })).body
}

/** The default time of a log entry. */
const anHourAgo = ({ clock }: TestApp) => new Date(clock.now() - 3_600_000).toISOString()

/** A side effect, logged over HTTP. */
export async function aSideEffect(
  test: TestApp,
  { cookie }: Member,
  overrides: Record<string, unknown> = {},
) {
  const body = { name: 'Nausea', severity: 2, startedAt: anHourAgo(test), ...overrides }
  return succeeded(await test.request('POST', '/api/side-effects', { cookie, body })).body
}

/** A measurement, logged over HTTP. */
export async function aMeasurement(
  test: TestApp,
  { cookie }: Member,
  overrides: Record<string, unknown> = {},
) {
  const body = { kind: 'waist', value: 36.8, unit: 'in', measuredAt: anHourAgo(test), ...overrides }
  return succeeded(await test.request('POST', '/api/measurements', { cookie, body })).body
}

/** A lab result, logged over HTTP. */
export async function aLabResult(test: TestApp, { cookie }: Member, overrides: Record<string, unknown> = {}) {
  const body = { analyte: 'HbA1c', value: 38, unit: 'mmol/mol', collectedAt: anHourAgo(test), ...overrides }
  return succeeded(await test.request('POST', '/api/lab-results', { cookie, body })).body
}

/** A vial of 10 mg in 2 mL, in use, added over HTTP. */
export async function aVial(
  { request }: TestApp,
  { cookie }: Member,
  userPeptideId: number,
  overrides: Record<string, unknown> = {},
) {
  const body = {
    userPeptideId,
    kind: 'vial',
    amount: 10,
    unit: 'mg',
    waterMl: 2,
    mixedOn: '2026-06-01',
    ...overrides,
  }
  return succeeded(await request('POST', '/api/vials', { cookie, body })).body
}
