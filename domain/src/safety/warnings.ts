import type { Source } from '../catalogue/medicines.ts'

/** What people are warned of about a dose or a plan entry. Nothing of it is refused: there may have been a reason. */
export const warningCodes = [
  /** less than its spacing from another dose of the same entry */
  'TOO_SOON',
  /** above the highest that the label goes to, or above one and a half times the highest of trials */
  'ABOVE_HIGHEST',
  /** the first dose is above the one that the label, or trials, start with */
  'ABOVE_START',
  /** the plan calls for doses closer together than the label, or trials, have them */
  'TOO_OFTEN',
  /** a frequency that means one thing to some and another to others */
  'TWO_FREQUENCIES',
  /** a frequency that names meals and no number of times */
  'NO_TIMES',
  /** more than twice the dose before it */
  'MORE_THAN_DOUBLED',
  /** about 1000 times another dose, or a thousandth: mg and mcg mixed up */
  'FACTOR_1000',
  /** another of the same class is in the plan, or a dose of it was taken too recently */
  'SAME_CLASS',
  /** reminders of one entry call for doses closer together than the label says */
  'REMINDERS_TOO_CLOSE',
  /** a text that says no amount with its unit, or a count without its strength */
  'NO_UNIT',
  /** a draw in units or mL, with no vial that says how much is in it */
  'NO_VIAL',
  /** units of a syringe whose scale nobody named */
  'NO_SCALE',
  /** units of something that is measured in IU: which of the two isn't said */
  'IU_OR_UNITS',
  /** more than one usual vial, where no label or trial says the highest */
  'ABOVE_VIAL',
  /** more than ten times the figure that the catalogue cites, where no label or trial says the highest */
  'ABOVE_CITED',
  /** the profile says something for which the label rules it out, or with which it is not taken */
  'CONTRAINDICATED',
  /** the profile says something with which it needs care */
  'CAUTION',
  /** the profile names it among the allergies */
  'ALLERGY',
  /** younger than 18, as the profile says */
  'UNDER_18',
  /** a note of the profile that no rule reads */
  'UNREAD_NOTE',
  /** a weight-loss medicine at a body mass index for which labels don't have it, or where none is known */
  'BODY_MASS',
] as const

export type WarningCode = (typeof warningCodes)[number]

/** Warnings that hold whatever the dose is: of the profile, and of what else is taken. */
const aboutPerson: readonly WarningCode[] = [
  'SAME_CLASS',
  'CONTRAINDICATED',
  'CAUTION',
  'ALLERGY',
  'UNDER_18',
  'UNREAD_NOTE',
  'BODY_MASS',
]

/** Whether a warning may change with another dose or frequency. */
export const isAboutDose = (code: WarningCode): boolean => !aboutPerson.includes(code)

/** What a person is told, in whole sentences. What is said about a medicine names its source, and the day on which we read that. */
export interface Warning {
  code: WarningCode
  message: string
  /** the id of the other plan entry that it is about, where it is about two */
  beside?: number
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Where a statement in a warning is from: '(Zepbound label, checked Nov 22, 2026)', or '(Zepbound label)' where nobody read the page. */
export function sourceText({ name, checked }: Source): string {
  if (!checked) return `(${name})`
  // Each logged dose may cite a source, and Temporal's toLocaleString costs more than the rest of its warnings together.
  const [year, month = 1, day] = checked.split('-').map(Number)
  return `(${name}, checked ${MONTHS[month - 1]} ${day}, ${year})`
}

/** A sentence with where it is from: one sentence still. */
export const sourcedText = (sentence: string, source: Source): string =>
  `${sentence.replace(/\.$/, '')} ${sourceText(source)}.`
