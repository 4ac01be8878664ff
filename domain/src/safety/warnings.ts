import type { Source } from '../catalogue/medicines.ts'
import { shortMonthName } from '../time/date-words.ts'

/** Warnings about a dose or a plan entry. They never block: there may be a reason. */
export const warningCodes = [
  /** closer than the spacing to another dose of the same entry */
  'TOO_SOON',
  /** above the label's maximum, or above one and a half times that of trials */
  'ABOVE_HIGHEST',
  /** a first dose above the starting dose of the label or trials */
  'ABOVE_START',
  /** planned doses closer together than the label or trials have them */
  'TOO_OFTEN',
  /** an ambiguous frequency, or one that contradicts the frequency in the dose */
  'TWO_FREQUENCIES',
  /** a frequency of meals without a number, or one that we can't read */
  'NO_TIMES',
  /** the next dose step before the time for which the label or trials keep the present one */
  'STEP_TOO_EARLY',
  /** more than twice the previous dose */
  'MORE_THAN_DOUBLED',
  /** about 1000 times another dose, or a thousandth: mg and mcg confused */
  'FACTOR_1000',
  /** another of the same class is in the plan, or was taken too recently */
  'SAME_CLASS',
  /** reminders of one entry closer together than the label allows */
  'REMINDERS_TOO_CLOSE',
  /** a text without an amount and unit, or a count without its strength */
  'NO_UNIT',
  /** a draw in units or mL without a vial to convert it */
  'NO_VIAL',
  /** syringe units without a named scale */
  'NO_SCALE',
  /** units of a substance measured in IU, which may mean either */
  'IU_OR_UNITS',
  /** more than one standard vial, when no label or trial has a maximum */
  'ABOVE_VIAL',
  /** more than ten times the catalog's cited figure, when no label or trial has a maximum */
  'ABOVE_CITED',
  /** a catalog peptide for which no source names a dose */
  'NO_FIGURE',
  /** a contraindication or an incompatible medicine in the profile */
  'CONTRAINDICATED',
  /** something in the profile that requires care */
  'CAUTION',
  /** an allergy in the profile */
  'ALLERGY',
  /** younger than 18, according to the profile */
  'UNDER_18',
  /** a profile note that no rule reads */
  'UNREAD_NOTE',
  /** a weight-loss medicine at a body mass index outside its labels, or an unknown one */
  'BODY_MASS',
  /** a goal weight at which an adult is underweight */
  'GOAL_WEIGHT',
] as const

export type WarningCode = (typeof warningCodes)[number]

/** Warnings that don't depend on the dose: from the profile and other medicines. */
const aboutPerson: readonly WarningCode[] = [
  'SAME_CLASS',
  'CONTRAINDICATED',
  'CAUTION',
  'ALLERGY',
  'UNDER_18',
  'UNREAD_NOTE',
  'BODY_MASS',
  'GOAL_WEIGHT',
]

/** What a person should read first: who must not take it, then doses that do harm, then second medicines. */
const firstCodes: readonly WarningCode[] = [
  'CONTRAINDICATED',
  'ALLERGY',
  'FACTOR_1000',
  'ABOVE_HIGHEST',
  'TOO_OFTEN',
  'SAME_CLASS',
  'UNDER_18',
]

const rankOf = ({ code }: { code: WarningCode }): number => {
  const rank = firstCodes.indexOf(code)
  return rank < 0 ? firstCodes.length : rank
}

/** Warnings with the most urgent first; equal ones stay in their order. */
export const mostUrgentFirst = <One extends { code: WarningCode }>(warnings: readonly One[]): One[] =>
  warnings.toSorted((a, b) => rankOf(a) - rankOf(b))

/** Whether a warning may change with another dose or frequency. */
export const isAboutDose = (code: WarningCode): boolean => !aboutPerson.includes(code)

/** A warning in whole sentences. Statements about a medicine name their source and the date we read it. */
export interface Warning {
  code: WarningCode
  message: string
  /** the id of the other plan entry that it is about, where it is about two */
  beside?: number
}

/** A warning's source: '(Zepbound label, checked Nov 22, 2026)', or '(Foundayo label, not checked yet)' if we haven't read the page. */
export function sourceText({ name, checked }: Source): string {
  if (!checked) return `(${name}, not checked yet)`
  const [year, month = 1, day] = checked.split('-').map(Number)
  return `(${name}, checked ${shortMonthName(month)} ${day}, ${year})`
}

/** A sentence with where it is from: one sentence still. */
export const sourcedText = (sentence: string, source: Source): string =>
  `${sentence.replace(/\.$/, '')} ${sourceText(source)}.`
