import { isBirthday } from '../birthday.ts'
import type { ProfileValues } from '../profile-schemas.ts'

/** The setup questions in form order, with their fields. */
const questions = {
  units: ['weightUnit'],
  'date of birth': ['dateOfBirth'],
  gender: ['gender'],
  height: ['heightFeet', 'heightInches'],
  weight: ['weight'],
} as const satisfies Record<string, readonly (keyof ProfileValues)[]>

export type Question = keyof typeof questions

/** The questions in form order. */
export const questionNames = Object.keys(questions) as Question[]

/** The fields of each question. */
export const answeringFields = Object.values(questions).flat()

const isThere = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && !Number.isNaN(value)

/** A date in the future isn't a date of birth. */
const isAnswer = (field: keyof ProfileValues, value: unknown): boolean =>
  isThere(value) && (field !== 'dateOfBirth' || isBirthday(String(value)))

/** The unanswered questions; 0 inches counts as an answer. */
export const openQuestions = (values: Partial<Record<keyof ProfileValues, unknown>>): Question[] =>
  questionNames.filter((question) => !questions[question].every((field) => isAnswer(field, values[field])))
