import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { centimetres, type StoredHeight } from '@pepwell/domain/weight/heights'
import type { WeightUnit } from '@pepwell/domain/weight/weight'

/** A height in centimetres: as it was typed, else what feet and inches come to, as people say it. */
export function centimetersText(height: StoredHeight): number | null {
  const cm = centimetres(height)
  return cm === null || cm === height.heightCm ? cm : Math.round(cm)
}

/**
 * Whether a form that sends all of a height sends centimetres: those are its units, and it was typed in them, now or when it
 * was stored.
 */
export const goesInCm = (
  { weightUnit }: { weightUnit?: WeightUnit },
  isTyped: boolean | undefined,
  { heightCm }: CurrentUser,
): boolean => weightUnit === 'kg' && (isTyped === true || heightCm !== null)

/**
 * What is sent of a form whose height was typed in one of two ways: only that one, for the server reckons the other.
 * @param inCm whether it was typed in centimetres
 */
export function withOneHeight<Values extends Partial<StoredHeight>>(values: Values, inCm: boolean) {
  const { heightFeet, heightInches, heightCm, ...rest } = values
  return { ...rest, ...(inCm ? { heightCm } : { heightFeet, heightInches }) }
}
