import { dayOf } from '@pepwell/domain/calendar'
import { ageOn } from '@pepwell/domain/profile'
import type { Db } from '../../database/connect.ts'
import type { SessionUser } from '../../http/session.ts'
import { healthNotesOf } from './accounts.queries.ts'

/** What somebody's profile says about their age and health. @returns undefined once the account is deleted */
export async function healthOf(db: Db, { id, timeZone }: SessionUser, now: number) {
  const notes = await healthNotesOf(db, id)
  if (!notes) return undefined
  const { dateOfBirth, ...rest } = notes
  const age = dateOfBirth === null ? undefined : ageOn(dateOfBirth, dayOf(now, timeZone))
  return { ...rest, age: age ?? null }
}
