import { type CalendarDay, daysBetween } from '../time/calendar.ts'
import { type LoggedUnit, loggedUnits, toPounds } from './weight.ts'

/** The range of valid weights in a profile, in pounds. */
const TYPICAL_POUNDS = { min: 50, max: 800 }

/** How far a weight is from the one before without a question: water and clothes, and what a fast way loses or gains in a week. */
const TYPICAL_CHANGE = { atOnce: 0.08, perWeek: 0.015 }

/** A weight as it was typed. */
export interface TypedWeight {
  weight: number
  unit: LoggedUnit
}

/** The previous weight: pounds, and days since. */
interface Before {
  pounds: number
  days: number
}

/** Why a weight is questioned, and what may have been meant. */
export interface WeightDoubt {
  kind: 'unusual' | 'jump'
  /** the weight that a usual slip makes this of; none where no slip explains it */
  meant?: TypedWeight
}

const isTypical = (pounds: number): boolean => pounds >= TYPICAL_POUNDS.min && pounds <= TYPICAL_POUNDS.max

const isNear = (pounds: number, { pounds: before, days }: Before): boolean => {
  const share = TYPICAL_CHANGE.atOnce + (TYPICAL_CHANGE.perWeek * Math.abs(days)) / 7
  return Math.abs(pounds - before) <= before * share
}

/** The slips that scales and keyboards invite: the other unit, and a point left out or too many. */
function slipsOf({ weight, unit }: TypedWeight): TypedWeight[] {
  return [
    ...loggedUnits.filter((other) => other !== unit).map((other) => ({ weight, unit: other })),
    { weight: Math.round(weight) / 10, unit },
    { weight: Math.round(weight * 100) / 10, unit },
  ]
}

/**
 * Whether to question a weigh-in before saving: out of human range, or far from the previous one. It may be correct.
 * @param before the previous weight, if any
 * @returns undefined for a plausible weight
 */
export function weightDoubt(
  typed: TypedWeight,
  day: CalendarDay,
  before?: { pounds: number; day: CalendarDay },
): WeightDoubt | undefined {
  const known = before && { pounds: before.pounds, days: daysBetween(before.day, day) }
  const fits = (one: TypedWeight) => {
    const pounds = toPounds(one.weight, one.unit)
    return isTypical(pounds) && (!known || isNear(pounds, known))
  }
  if (fits(typed)) return undefined
  return {
    kind: isTypical(toPounds(typed.weight, typed.unit)) ? 'jump' : 'unusual',
    // Without a previous weight, there is no way to guess what was meant.
    meant: known && slipsOf(typed).find(fits),
  }
}
