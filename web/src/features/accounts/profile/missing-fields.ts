import type { ProfileValues } from './profile-values.ts'

/** What must be known before the app opens, and what each is called on the form. */
export const neededFields = {
  gender: 'Gender',
  dateOfBirth: 'Date of birth',
  heightFeet: 'Height in feet',
  heightInches: 'Height in inches',
  weight: 'Weight',
} as const satisfies Partial<Record<keyof ProfileValues, string>>

/** See {@link neededFields}. */
export type NeededField = keyof typeof neededFields

/** The needed fields in the order of the form. */
export const neededFieldNames = Object.keys(neededFields) as NeededField[]

const isThere = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && !Number.isNaN(value)

/** Which needed fields are still missing; 0 inches are an answer. */
export const missingFields = (values: Partial<Record<NeededField, unknown>>): NeededField[] =>
  neededFieldNames.filter((name) => !isThere(values[name]))
