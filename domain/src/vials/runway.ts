import { divide, floor, isPositive, minus, multiply, type Rational, rational } from '../math/rational.ts'
import { addDays, type CalendarDay, earliestOfDays, latestOfDays } from '../time/calendar.ts'
import { amountPerDraw, type Content } from './containers.ts'

/** A container's data for planned draws. */
export interface Supply {
  content: Content
  /** in the unit of the content; below zero where more was taken than was in it */
  left: Rational
  /** the last day on which it may be used; null where none is known */
  usableUntil: CalendarDay | null
  /** of a sealed container: days that it lasts once it is opened; null where that is not known, or it is open */
  daysOnceOpen: number | null
}

/** How much one dose of a day takes, in the unit of the content; undefined where the container can't say it. */
export type DoseOfDay = (day: CalendarDay, content: Content) => Rational | undefined

/** Planned doses: one day per dose, in order, and the dose per day. */
export interface ComingDoses {
  days: Iterable<CalendarDay>
  doseOn: DoseOfDay
}

/** Whole doses left: ⌊left ÷ (dose + dead space)⌋, at least 0. @param dose more than 0 */
export function dosesIn(left: Rational, dose: Rational, content: Content): number {
  const perDraw = amountPerDraw(dose, content)
  return isPositive(left) && isPositive(dose) ? floor(divide(left, perDraw)) : 0
}

/** The planned draws from one container. */
export interface Share {
  doses: number
  /** the last of them; null without any */
  lastDoseOn: CalendarDay | null
  /** content left after the last one */
  rest: Rational
}

/** The planned draws across containers. */
export interface Runway {
  shares: Share[]
  /** the day of the first dose that none of them covers; null where the days end first */
  runsOutOn: CalendarDay | null
}

interface Drawing {
  supply: Supply
  dose: Rational | undefined
  /** whole doses of this size left, and how many of them were drawn */
  room: number
  drawn: number
  share: Share
  usableUntil: CalendarDay | null
}

const rest = ({ dose, drawn, share, supply }: Drawing): Rational =>
  dose && drawn > 0
    ? minus(share.rest, multiply(rational(drawn), amountPerDraw(dose, supply.content)))
    : share.rest

/** Counts how many doses of another size are left. */
function resize(drawing: Drawing, dose: Rational | undefined): void {
  drawing.share.rest = rest(drawing)
  drawing.drawn = 0
  drawing.dose = dose
  drawing.room = dose ? dosesIn(drawing.share.rest, dose, drawing.supply.content) : 0
}

const isSame = (one: Rational | undefined, other: Rational | undefined): boolean =>
  one === other ||
  (!!one && !!other && one.numerator * other.denominator === other.numerator * one.denominator)

function draw(from: Drawing, day: CalendarDay): void {
  const { supply, share } = from
  if (share.doses === 0 && supply.daysOnceOpen !== null) {
    const opened = addDays(day, supply.daysOnceOpen)
    from.usableUntil = from.usableUntil === null ? opened : earliestOfDays(opened, from.usableUntil)
  }
  from.drawn += 1
  share.doses += 1
  share.lastDoseOn = day
}

/**
 * Assigns planned doses to containers: each to the first that holds all of it. Doses of one size are counted at once
 * instead of subtracted one by one.
 * @param supplies in order of use
 * @param heedsDatesFrom today, if expiry dates matter; null if only volume counts
 */
export function runway(
  supplies: readonly Supply[],
  { days, doseOn }: ComingDoses,
  { heedsDatesFrom }: { heedsDatesFrom: CalendarDay | null },
): Runway {
  const drawings = supplies.map((supply): Drawing => {
    const share: Share = { doses: 0, lastDoseOn: null, rest: supply.left }
    return { supply, share, dose: undefined, room: 0, drawn: 0, usableUntil: supply.usableUntil }
  })
  const close = (runsOutOn: CalendarDay | null): Runway => {
    for (const drawing of drawings) drawing.share.rest = rest(drawing)
    return { shares: drawings.map(({ share }) => share), runsOutOn }
  }
  const isOver = (day: CalendarDay, until: CalendarDay | null) =>
    heedsDatesFrom !== null && until !== null && latestOfDays(day, heedsDatesFrom) > until
  for (const day of days) {
    for (const drawing of drawings) {
      const dose = doseOn(day, drawing.supply.content)
      if (!isSame(dose, drawing.dose)) resize(drawing, dose)
    }
    const from = drawings.find(({ room, drawn, usableUntil }) => drawn < room && !isOver(day, usableUntil))
    if (!from) return close(day)
    draw(from, day)
  }
  return close(null)
}

/**
 * Whether the discard date comes before the last dose.
 * @param vial doses left by content alone, and those until the discard date; null if unknown
 */
export const endsByDate = (vial: { dosesLeft: number | null; usableDoses: number | null }): boolean =>
  vial.usableDoses !== null && vial.dosesLeft !== null && vial.usableDoses < vial.dosesLeft
