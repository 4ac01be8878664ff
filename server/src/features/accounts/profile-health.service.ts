import { bodyMass } from '@pepwell/domain/body-mass'
import { dayOf } from '@pepwell/domain/calendar'
import { centimetres } from '@pepwell/domain/heights'
import { ageOn } from '@pepwell/domain/profile'
import type { Warning } from '@pepwell/domain/warnings'
import type { Db } from '../../database/connect.ts'
import type { SessionUser } from '../../http/session.ts'
import { healthNotesOf } from './accounts.queries.ts'

/** What somebody's profile says about their age and health. @returns undefined once the account is deleted */
export async function healthOf(db: Db, { id, timeZone }: SessionUser, now: number) {
  const notes = await healthNotesOf(db, id)
  if (!notes) return undefined
  const { dateOfBirth, healthConditions, allergies, weight, ...height } = notes
  const age = dateOfBirth === null ? undefined : ageOn(dateOfBirth, dayOf(now, timeZone))
  return { healthConditions, allergies, age: age ?? null, bodyMass: bodyMass(weight, centimetres(height)) }
}

/** Looks at a person's plan before a change of their profile, and says afterwards what is newly to be warned of. */
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

/** Whether a change may say something else of what is taken. */
export const changesHealth = (changes: Partial<Record<(typeof HEALTH)[number], unknown>>): boolean =>
  HEALTH.some((name) => changes[name] !== undefined)
