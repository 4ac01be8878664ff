import { countedUnits, type DoseUnit, measuredUnits } from '@pepwell/domain/doses/doses'

/** The unit option for a dose without an amount: 'As its label says'. */
export const IN_WORDS = 'words'

/** Values of a dose's unit field. */
export type UnitChoice = DoseUnit | typeof IN_WORDS

/** The units that are always visible. */
export const commonUnits = measuredUnits.map((unit) => ({ value: unit, label: unit }))

/** The other options. */
export const otherUnits = [
  ...countedUnits.map((unit) => ({ value: unit, label: unit })),
  { value: IN_WORDS, label: 'In words' },
] as const

export const isUnitChoice = (text: string): text is UnitChoice =>
  [...commonUnits, ...otherUnits].some(({ value }) => value === text)
