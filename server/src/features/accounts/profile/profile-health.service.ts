import { ageOn } from '@pepwell/domain/accounts/profile'
import type { Warning } from '@pepwell/domain/safety/warnings'
import { notesDiabetes } from '@pepwell/domain/safety/weight-medicines'
import { dayOf } from '@pepwell/domain/time/calendar'
import { bodyMass, goalDoubt } from '@pepwell/domain/weight/bmi'
import { centimeters } from '@pepwell/domain/weight/heights'
import { KG_PER_POUND } from '@pepwell/domain/weight/weight-units'
import type { Db } from '../../../database/connect.ts'
import type { SessionUser } from '../../../http/session.ts'
import { healthNotesOf } from '../accounts.queries.ts'

/**
 * Age and health from a person's profile.
 * @returns undefined if the account is deleted
 */
export async function healthOf(db: Db, { id, timeZone }: SessionUser, now: number) {
  const notes = await healthNotesOf(db, id)
  if (!notes) return undefined
  const { dateOfBirth, healthConditions, allergies, gender: _, weight, goalWeight, ...height } = notes
  const today = dayOf(now, timeZone)
  const age = dateOfBirth === null ? undefined : ageOn(dateOfBirth, today)
  const cm = centimeters(height)
  return {
    healthConditions,
    allergies,
    age: age ?? null,
    year: Number(today.slice(0, 4)),
    bodyMass: bodyMass(weight, cm),
    goalDoubt: goalDoubt(goalWeight, cm),
  }
}

/** Profile data that affects a medicine's distribution: weight in kg, sex and diabetes. */
export async function bodyOf(db: Db, userId: string) {
  const notes = await healthNotesOf(db, userId)
  const { weight = null, gender = null, healthConditions = null } = notes ?? {}
  return {
    kg: weight === null ? null : weight * KG_PER_POUND,
    isMale: gender === 'male' || gender === 'female' ? gender === 'male' : null,
    hasDiabetes: notesDiabetes(healthConditions),
  }
}

/** Questions a goal at which an adult is underweight. */
export function doubtsOfGoal({
  goalWeight,
  ...height
}: { goalWeight: number | null } & Parameters<typeof centimeters>[0]): Warning[] {
  const message = goalDoubt(goalWeight, centimeters(height))
  return message ? [{ code: 'GOAL_WEIGHT', message }] : []
}

/** Checks a person's plan before a profile change and returns the new warnings after it. */
export type WatchPlan = (tx: Db, user: SessionUser) => Promise<{ newWarnings: () => Promise<Warning[]> }>

const HEALTH = [
  'healthConditions',
  'allergies',
  'gender',
  'dateOfBirth',
  'weight',
  'heightFeet',
  'heightInches',
  'heightCm',
] as const

/** Whether a change may affect warnings. */
export const changesHealth = (changes: Partial<Record<(typeof HEALTH)[number], unknown>>): boolean =>
  HEALTH.some((name) => changes[name] !== undefined)
