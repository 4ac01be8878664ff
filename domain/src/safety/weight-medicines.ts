import { UNDERWEIGHT } from '../weight/bmi.ts'
import { type BmiWarning, bmiWarning } from './bmi-warning.ts'
import { diabetes } from './diabetes-words.ts'
import { mentions, readNote } from './health-notes.ts'
import type { StackPerson } from './stack-people.ts'

/** Weight loss medicines other than GLP-1 agonists. */
const OTHERS = ['Cagrilintide']

/** Whether a person's conditions include diabetes. */
export const notesDiabetes = (healthConditions: string | null | undefined): boolean =>
  mentions(readNote(healthConditions ?? ''), diabetes)

/** Whether a medicine makes people lose weight. */
export const isForWeight = (one: { mechanisms: readonly string[]; substances: readonly string[] }): boolean =>
  one.mechanisms.includes('GLP-1 agonist') || OTHERS.some((name) => one.substances.includes(name))

/**
 * What a person's body mass index means for a planned or suggested medicine.
 * @param begins whether it is new: people already on it may have lost weight, so only underweight is reported
 */
export function bmiWarningFor(
  one: { mechanisms: readonly string[]; substances: readonly string[] },
  { bodyMass: index, healthConditions }: Pick<StackPerson, 'bodyMass' | 'healthConditions'>,
  begins: boolean,
): BmiWarning | undefined {
  if (index === undefined || !isForWeight(one)) return undefined
  const isUnderweight = index !== null && index < UNDERWEIGHT
  if (!isUnderweight && (!begins || notesDiabetes(healthConditions))) return undefined
  return bmiWarning(index)
}
