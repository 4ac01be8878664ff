import { UNDERWEIGHT } from '../weight/body-mass.ts'
import { diabetes } from './diabetes-words.ts'
import { readNote, speaksOf } from './health-notes.ts'
import { type MassMeaning, massMeaning } from './mass-meaning.ts'
import type { StackPerson } from './stack-people.ts'

/** What people lose weight with, beside GLP-1 agonists. */
const OTHERS = ['Cagrilintide']

/** Whether somebody notes diabetes among their conditions. */
export const notesDiabetes = (healthConditions: string | null | undefined): boolean =>
  speaksOf(readNote(healthConditions ?? ''), diabetes)

const isForWeight = (one: { mechanisms: readonly string[]; substances: readonly string[] }): boolean =>
  one.mechanisms.includes('GLP-1 agonist') || OTHERS.some((name) => one.substances.includes(name))

/**
 * What the body mass index of somebody means for what is planned or suggested.
 * @param begins whether it is new: who is on it already may well have lost weight, and only underweight is said then
 */
export function massMeaningFor(
  one: { mechanisms: readonly string[]; substances: readonly string[] },
  { bodyMass: index, healthConditions }: Pick<StackPerson, 'bodyMass' | 'healthConditions'>,
  begins: boolean,
): MassMeaning | undefined {
  if (index === undefined || !isForWeight(one)) return undefined
  const isUnderweight = index !== null && index < UNDERWEIGHT
  if (!isUnderweight && (!begins || notesDiabetes(healthConditions))) return undefined
  return massMeaning(index)
}
