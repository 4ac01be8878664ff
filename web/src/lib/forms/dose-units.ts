import { countedUnits, type DoseUnit, measuredUnits } from '@pepwell/domain/doses/doses'

/** Chosen in place of a unit for a dose that says no amount: 'As its label says'. */
export const IN_WORDS = 'words'

/** What the unit field of a dose holds. */
export type UnitChoice = DoseUnit | typeof IN_WORDS

/** The units that are always in sight. */
export const usualUnits = measuredUnits.map((unit) => ({ value: unit, label: unit }))

/** The other choices. */
export const otherUnits = [
  ...countedUnits.map((unit) => ({ value: unit, label: unit })),
  { value: IN_WORDS, label: 'In words' },
] as const

export const isUnitChoice = (text: string): text is UnitChoice =>
  [...usualUnits, ...otherUnits].some(({ value }) => value === text)
