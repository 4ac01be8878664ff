import { huesTogether } from '@pepwell/domain/hues'
import { createContext, useContext, useMemo } from 'react'

const noPlan: ReadonlyMap<number, number> = new Map()

/** The hues of the person's plan, by peptide of the catalogue: what stands there wears the same in every stack. */
export const PlanHues = createContext(noPlan)

/** The hue of each peptide of one stack. */
export function useStackHues(peptideIds: readonly number[]): (peptideId: number) => number {
  const planHues = useContext(PlanHues)
  const key = peptideIds.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids are compared, not their list
  const hues = useMemo(() => huesTogether(peptideIds, planHues), [key, planHues])
  return (id) => hues.get(id) ?? 1
}
