import type { Label } from '../catalogue/medicines.ts'
import { compareDoses, doseRatio, isComparable } from '../doses/dose-comparison.ts'
import { twoReadings } from '../doses/dose-phrases.ts'
import { type Dose, doseText, isCounted, isDoseInWords, lacksUnit, parseDose } from '../doses/doses.ts'
import { readableDose, thousandsApart } from '../doses/readable-dose.ts'
import { fitsDecimals, isGreater, multiply, type Rational, rational, toShort } from '../math/rational.ts'
import { type DoseRate, doseRate, dosingScheduleOf } from '../schedules/frequencies.ts'
import { frequencyWarnings } from './dose-spacing.ts'
import { amountInDraw, convertedDrawText, type DoseSource, unitWarnings } from './unit-warnings.ts'
import { sourceText, type Warning } from './warnings.ts'

/** A dose as written, and what it is compared with. */
export interface JudgedDose extends DoseSource {
  dose: string
  /** the plan's frequency, for daily and weekly maximums */
  frequency: string
  /** the previous dose, or the plan's previous dose */
  before?: string | null
  /** the plan's dose, for a logged dose */
  planned?: string | null
  /** whether no dose of it has been logged */
  isFirst?: boolean
  /** the rate, when known better than from `frequency` */
  rate?: DoseRate
}

/** A dose to compare with, and its description. */
interface Measure {
  dose: Dose
  called: string
}

/**
 * The multiple of the maximum from which we warn: a label's figure is a limit, a trial's only the highest dose
 * tested.
 */
const ABOVE_HIGHEST = { label: rational(1), trials: rational('1.5') }

/** After swapping mg and mcg, a dose within this factor of another was probably confused: no step is that large. */
const LIKE = { min: rational('0.4'), max: rational('2.5') }

/** No label's starting dose is below this share of the maximum; a thousandth of a confused dose is. */
const MIN_SHARE = rational('0.004')

const TWICE = rational(2)

/** The question about an unparsable dose: '0.5 of what?', which of two numbers, or not an amount. */
export function noUnitText(dose: string): string {
  const two = twoReadings(dose)
  if (two) return `Is ${two.written} ${two.readings[0]} or ${two.readings[1]}? Type it without the separator.`
  return lacksUnit(dose)
    ? `${dose.trim()} of what? Choose a unit.`
    : `We can’t check "${dose.trim()}". Enter an amount with its unit, such as 0.5 mg.`
}

/** The form error for text that is neither an amount with a unit nor a dose in words. */
export const doseProblem = (dose: string): string | undefined => {
  if (parseDose(dose) || isDoseInWords(dose)) return undefined
  return lacksUnit(dose) || twoReadings(dose)
    ? noUnitText(dose)
    : 'Please enter one amount above 0 with its unit, such as 0.5 mg'
}

/** The same number in the other unit, when mg and mcg may have been confused. */
function swapped({ amount, unit }: Dose): Dose | undefined {
  if (unit === 'mg') return { amount, unit: 'mcg' }
  return unit === 'mcg' ? { amount, unit: 'mg' } : undefined
}

/** '1,000 times', 'about 1,200 times', 'a thousandth of' */
function timesText(ratio: Rational): string {
  if (isGreater(ratio, rational(1)))
    return `${fitsDecimals(ratio, 0) ? '' : 'about '}${thousandsApart(toShort(ratio, 0))} times`
  return `${fitsDecimals(ratio, 3) ? '' : 'about '}a thousandth of`
}

const isLike = (ratio: Rational | undefined): boolean =>
  ratio !== undefined && !isGreater(LIKE.min, ratio) && !isGreater(ratio, LIKE.max)

/** The description of the plan's dose in comparisons. */
const PLANNED = 'in your plan'

function mixedUp(dose: Dose, measures: readonly Measure[]): Warning | undefined {
  const intended = swapped(dose)
  if (measures.some(({ dose: other, called }) => called === PLANNED && isLike(doseRatio(dose, other))))
    return undefined
  for (const { dose: other, called } of measures) {
    const likeness = intended && doseRatio(intended, other)
    const ratio = doseRatio(dose, other)
    if (!intended || !ratio || !isLike(likeness)) continue
    return {
      code: 'FACTOR_1000',
      message: `${readableDose(dose)} is ${timesText(ratio)} the ${readableDose(other)} ${called}. Did you mean ${readableDose(intended)}?`,
    }
  }
  return undefined
}

/** The plan's dose isn't a step: the plan warned when it changed. */
function moreThanDoubled(dose: Dose, measures: readonly Measure[]): Warning | undefined {
  const isWithin = ({ dose: other, called }: Measure) =>
    called === PLANNED && (compareDoses(dose, other) ?? 1) <= 0
  if (measures.some(isWithin)) return undefined
  const from = measures.find(({ dose: other }) => {
    const ratio = doseRatio(dose, other)
    return ratio !== undefined && isGreater(ratio, TWICE)
  })
  if (!from) return undefined
  const message = `${readableDose(dose)} is more than double the ${readableDose(from.dose)} ${from.called}.`
  return { code: 'MORE_THAN_DOUBLED', message }
}

const DAYS = { dose: undefined, day: 1, week: 7 }
const SPAN_WORDS = { dose: 'at once', day: 'a day', week: 'a week' }

/** The maximum number of doses in a cycle within a number of days. */
const maxDosesOfCycle = ({ daysOn, daysOff }: { daysOn: number; daysOff: number }, days: number): number => {
  const round = daysOn + daysOff
  return Math.floor(days / round) * daysOn + Math.min(days % round, daysOn)
}

/** The number of doses within a period, at least one. */
function dosesIn(days: number | undefined, { frequency, rate: known }: JudgedDose): Rational {
  if (days === undefined) return rational(1)
  const schedule = known ? undefined : dosingScheduleOf(frequency)
  if (schedule?.kind === 'cycle') return rational(maxDosesOfCycle(schedule, days))
  const rate = known ?? doseRate(frequency)
  if (!rate || rate.doses * days <= rate.days) return rational(1)
  return { numerator: BigInt(rate.doses * days), denominator: BigInt(rate.days) }
}

type Highest = NonNullable<Label['highest']>

const limitPhrase = ({ saidBy }: Highest): string =>
  saidBy === 'label' ? 'The label says at most' : 'Trials went up to'

/**
 * A first dose in mcg where the label uses mg, with nothing of the person's own to compare with. The opposite is above
 * the maximum anyway.
 */
function likelyMcgForMg(dose: Dose, judged: JudgedDose): Warning | undefined {
  const highest = judged.label?.highest
  const intended = dose.unit === 'mcg' ? swapped(dose) : undefined
  const [ratio, likeness] = [dose, intended].map((one) => highest && one && doseRatio(one, highest))
  if (!highest || !intended || !ratio || !likeness) return undefined
  const doses = dosesIn(DAYS[highest.per], judged)
  const isMeant =
    !isGreater(MIN_SHARE, multiply(likeness, doses)) &&
    !isGreater(multiply(likeness, doses), ABOVE_HIGHEST.trials)
  if (!isMeant || !isGreater(MIN_SHARE, multiply(ratio, doses))) return undefined
  const max = `${limitPhrase(highest)} ${readableDose(highest)} ${SPAN_WORDS[highest.per]} ${sourceText(highest.source)}.`
  const message = `${max} ${readableDose(dose)} is a tiny fraction of that. Did you mean ${readableDose(intended)}?`
  return { code: 'FACTOR_1000', message }
}

function aboveHighest(dose: Dose, judged: JudgedDose): Warning | undefined {
  const highest = judged.label?.highest
  const ratio = highest && doseRatio(dose, highest)
  if (!highest || !ratio) return undefined
  const doses = dosesIn(DAYS[highest.per], judged)
  if (!isGreater(multiply(ratio, doses), ABOVE_HIGHEST[highest.saidBy])) return undefined
  const span = SPAN_WORDS[highest.per]
  const taken = `${thousandsApart(toShort(multiply(rational(dose.amount), doses), 3))} ${dose.unit}`
  const message = `${limitPhrase(highest)} ${readableDose(highest)} ${span} ${sourceText(highest.source)}. This is ${taken} ${span}.`
  return { code: 'ABOVE_HIGHEST', message }
}

const counted = (count: number, what: string) => ` for ${count} ${what}${count === 1 ? '' : 's'}`

/** How long the starting dose lasts: ' for 4 weeks', ' for 30 days'; '' where that isn't fixed. */
const spanOf = ({ weeks, days }: NonNullable<Label['start']>): string =>
  weeks ? counted(weeks, 'week') : days ? counted(days, 'day') : ''

/** A first dose above the starting dose. Doses above the maximum have their own warning. */
function aboveStart(dose: Dose, { isFirst, label }: JudgedDose): Warning | undefined {
  const start = label?.start
  const ratio = isFirst && start ? doseRatio(dose, start) : undefined
  if (!start || !ratio || !isGreater(ratio, rational(1))) return undefined
  const who = start.saidBy === 'label' ? 'The label starts' : 'Trials started'
  const message = `${who} at ${readableDose(start)}${spanOf(start)} ${sourceText(start.source)}. Continuing a course? Then this is right.`
  return { code: 'ABOVE_START', message }
}

const measure = (text: string | null | undefined, called: string): Measure[] => {
  const dose = text ? parseDose(text) : undefined
  return dose ? [{ dose, called }] : []
}

/** A count without anything to compare with: no source uses it, and its strength is unknown. */
const noStrength = (dose: Dose): Warning => ({
  code: 'NO_UNIT',
  message: `We can’t check "${doseText(dose)}" without its strength. How many mg is one?`,
})

/** What a first dose is compared with. */
const firstDose = (dose: Dose, judged: JudgedDose): Warning | undefined =>
  isCounted(dose.unit) ? noStrength(dose) : likelyMcgForMg(dose, judged)

/**
 * Warnings about a logged or planned dose: a missing unit ('0.5 of what?'); a factor of 1000 from the plan's or last
 * dose, or far below the label's without either (an unknown strength for counts), otherwise more than double; above
 * the label's maximum, or 1.5 times that of trials; and a first dose above the starting dose. Doses with incomparable
 * units aren't compared. Never throws, for any text.
 */
export function doseWarnings(judged: JudgedDose): Warning[] {
  const dose = parseDose(judged.dose)
  if (!dose) return [{ code: 'NO_UNIT', message: noUnitText(judged.dose) }]
  const [before, planned] = [measure(judged.before, 'before'), measure(judged.planned, PLANNED)]
  const own = [...planned, ...before]
  const step = own.some((one) => isComparable(one.dose.unit, dose.unit))
    ? (mixedUp(dose, own) ?? moreThanDoubled(dose, [...before, ...planned]))
    : firstDose(dose, judged)
  const drawAmount = amountInDraw(dose, judged)
  const highest = aboveHighest(drawAmount ?? dose, judged)
  const start = step?.code === 'FACTOR_1000' || highest ? undefined : aboveStart(drawAmount ?? dose, judged)
  const limits = [highest, start].filter((warning) => warning !== undefined)
  const said = drawAmount
    ? limits.map(({ code, message }) => ({
        code,
        message: `${message} ${convertedDrawText(dose, drawAmount, judged)}`,
      }))
    : limits
  // The plan's own dose was checked when it was planned.
  const isPlanned = planned.some((one) => compareDoses(one.dose, dose) === 0)
  const units = isPlanned || step?.code === 'FACTOR_1000' ? [] : unitWarnings(dose, judged)
  return [...(step ? [step] : []), ...said, ...units]
}

/**
 * Warnings about a dose in the plan: see {@link doseWarnings}, plus frequencies closer than the label or trials have
 * them.
 */
export const plannedDoseWarnings = (judged: JudgedDose): Warning[] => [
  ...doseWarnings(judged),
  ...frequencyWarnings(judged.frequency, judged.label),
]
