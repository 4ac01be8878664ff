import type { ErrorCode } from '@pepwell/contract/errors'
import { Refusal } from '../../refusal.ts'

const LIMITS: Record<string, ErrorCode> = {
  dosage_logs_of_a_day: 'DOSES_OF_DAY_FULL',
  dosage_logs_of_a_person: 'DOSES_FULL',
}

/** The dose limit a write exceeded; undefined for any other error. */
export const doseLimitIn = (error: unknown): ErrorCode | undefined =>
  LIMITS[String((error as { constraint?: unknown }).constraint)]

/** Does a write that adds or moves doses. @throws Refusal DOSES_OF_DAY_FULL, DOSES_FULL */
export async function withinDoseLimits<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    const limit = doseLimitIn(error)
    throw limit ? new Refusal(limit) : error
  }
}

export { lockDoses } from './doses.queries.ts'
