import { isBirthday } from '../birthday.ts'
import type { ProfileValues } from '../profile-schemas.ts'

/** What somebody new is asked before the app opens, in the order of the form, and the fields that answer it. */
const questions = {
  units: ['weightUnit'],
  'date of birth': ['dateOfBirth'],
  gender: ['gender'],
  height: ['heightFeet', 'heightInches'],
  weight: ['weight'],
} as const satisfies Record<string, readonly (keyof ProfileValues)[]>

export type Question = keyof typeof questions

/** The questions in the order of the form. */
export const questionNames = Object.keys(questions) as Question[]

/** The fields that answer them. */
export const answeringFields = Object.values(questions).flat()

const isThere = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && !Number.isNaN(value)

/** A day that is to come is no date of birth. */
const isAnswer = (field: keyof ProfileValues, value: unknown): boolean =>
  isThere(value) && (field !== 'dateOfBirth' || isBirthday(String(value)))

/** Which questions are still open; 0 inches are an answer. */
export const openQuestions = (values: Partial<Record<keyof ProfileValues, unknown>>): Question[] =>
  questionNames.filter((question) => !questions[question].every((field) => isAnswer(field, values[field])))
