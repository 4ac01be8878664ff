import { classWarnings } from '@pepwell/domain/class-warnings'
import type { PeptideClass } from '@pepwell/domain/medicines'
import { useQuery } from '@tanstack/react-query'
import { planQuery } from './plan.api.ts'
import { isActive } from './plan-groups.ts'

/**
 * What is said when another of a class is active in the plan, before it is added or while it is changed.
 * @param besides the entry that is changed
 */
export function useClassWarnings(peptideClass: PeptideClass | null, besides?: number): string[] {
  const { data = [] } = useQuery({ ...planQuery, enabled: peptideClass !== null })
  if (!peptideClass) return []
  const others = data
    .filter((entry) => isActive(entry) && entry.id !== besides)
    .flatMap(({ peptide }) => (peptide?.peptideClass === peptideClass ? [peptide] : []))
  return classWarnings(peptideClass, others).map(({ message }) => message)
}
