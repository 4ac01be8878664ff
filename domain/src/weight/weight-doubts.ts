import { type CalendarDay, daysBetween } from '../time/calendar.ts'
import { type LoggedUnit, loggedUnits, toPounds } from './weight.ts'

/** What a profile may say that somebody weighs, in pounds. */
const USUAL_POUNDS = { least: 50, most: 800 }

/** How far a weight is from the one before without a question: water and clothes, and what a fast way loses or gains in a week. */
const USUAL_CHANGE = { atOnce: 0.08, perWeek: 0.015 }

/** A weight as it was typed. */
export interface TypedWeight {
  weight: number
  unit: LoggedUnit
}

/** What was weighed before: in pounds, and the days between. */
interface Before {
  pounds: number
  days: number
}

/** Why a weight is asked about, and what may have been meant. */
export interface WeightDoubt {
  kind: 'unusual' | 'jump'
  /** the weight that a usual slip makes this of; none where no slip explains it */
  meant?: TypedWeight
}

const isUsual = (pounds: number): boolean => pounds >= USUAL_POUNDS.least && pounds <= USUAL_POUNDS.most

const isNear = (pounds: number, { pounds: before, days }: Before): boolean => {
  const share = USUAL_CHANGE.atOnce + (USUAL_CHANGE.perWeek * Math.abs(days)) / 7
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
 * Whether a weigh-in is worth a question before it is kept: nobody's weight, or far from the one before. It may be right.
 * @param before what was weighed last, if anything was
 * @returns undefined where nothing is asked
 */
export function weightDoubt(
  typed: TypedWeight,
  day: CalendarDay,
  before?: { pounds: number; day: CalendarDay },
): WeightDoubt | undefined {
  const known = before && { pounds: before.pounds, days: daysBetween(before.day, day) }
  const fits = (one: TypedWeight) => {
    const pounds = toPounds(one.weight, one.unit)
    return isUsual(pounds) && (!known || isNear(pounds, known))
  }
  if (fits(typed)) return undefined
  return {
    kind: isUsual(toPounds(typed.weight, typed.unit)) ? 'jump' : 'unusual',
    // Without a weight to compare with, anything might have been meant.
    meant: known && slipsOf(typed).find(fits),
  }
}
