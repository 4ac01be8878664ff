import type { DosageCalculation } from '@pepwell/contract/calculator'

/** A peptide that can be calculated for: one of the catalogue, or one of the person's own. */
export interface PeptideChoice {
  kind: 'catalogue' | 'personal'
  id: number
  name: string
  /** whether a dose of it can be logged: it is active in the plan */
  loggable: boolean
}

/** What is carried from a result into the plan or a dose log. */
export interface CarriedDose {
  peptide: PeptideChoice
  /** with its unit, as it was typed: '250 mcg' */
  dose: string
  /** mL with three decimals, as it is logged; null where that would be nothing */
  volume: number | null
}

/** One text for one peptide of either kind, as a form's field holds it. */
export const choiceKey = ({ kind, id }: Pick<PeptideChoice, 'kind' | 'id'>): string => `${kind}:${id}`

/** The key of a calculation's peptide; empty once that is gone. */
export function keyOfCalculation({ peptideId, personalPeptideId }: DosageCalculation): string {
  if (peptideId) return choiceKey({ kind: 'catalogue', id: peptideId })
  return personalPeptideId ? choiceKey({ kind: 'personal', id: personalPeptideId }) : ''
}

/** The ids that a key stands for, as they are sent; NaN for none, which the contract refuses. */
export function idsOf(key: string): { peptideId: number } | { personalPeptideId: number } {
  const [kind, id] = key.split(':')
  return kind === 'personal' ? { personalPeptideId: Number(id) } : { peptideId: Number(id) }
}
