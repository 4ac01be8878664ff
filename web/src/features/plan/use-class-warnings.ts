import { classWarnings } from '@pepwell/domain/class-warnings'
import type { PeptideClass } from '@pepwell/domain/medicines'
import { useQuery } from '@tanstack/react-query'
import { planQuery } from './plan.api.ts'
import { isActive } from './plan-groups.ts'

/** What is said when another of a class is active in the plan, before it is added. */
export function useClassWarnings(peptideClass: PeptideClass | null): string[] {
  const { data = [] } = useQuery({ ...planQuery, enabled: peptideClass !== null })
  if (!peptideClass) return []
  const others = data
    .filter(isActive)
    .flatMap(({ peptide }) => (peptide?.peptideClass === peptideClass ? [peptide] : []))
  return classWarnings(peptideClass, others).map(({ message }) => message)
}
