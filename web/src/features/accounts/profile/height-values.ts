import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { centimeters, type StoredHeight } from '@pepwell/domain/weight/heights'
import type { WeightUnit } from '@pepwell/domain/weight/weight'

/** Height in centimeters: as typed, or converted from feet and inches and rounded. */
export function centimetersText(height: StoredHeight): number | null {
  const cm = centimeters(height)
  return cm === null || cm === height.heightCm ? cm : Math.round(cm)
}

/** Whether to send the height in centimeters: true if that is the unit and the height was typed in it. */
export const usesCentimeters = (
  { weightUnit }: { weightUnit?: WeightUnit },
  isTyped: boolean | undefined,
  { heightCm }: CurrentUser,
): boolean => weightUnit === 'kg' && (isTyped === true || heightCm !== null)

/**
 * Removes the unit that wasn't typed; the server calculates it.
 * @param inCm whether the height was typed in centimeters
 */
export function withOneHeight<Values extends Partial<StoredHeight>>(values: Values, inCm: boolean) {
  const { heightFeet, heightInches, heightCm, ...rest } = values
  return { ...rest, ...(inCm ? { heightCm } : { heightFeet, heightInches }) }
}
