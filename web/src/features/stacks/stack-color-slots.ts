import { colorSlotsTogether } from '@pepwell/domain/text/color-slots'
import { createContext, useContext, useMemo } from 'react'

const noPlan: ReadonlyMap<number, number> = new Map()

/** Color slots from the user's plan by catalog peptide, so a planned peptide has the same color in every stack. */
export const PlanColorSlots = createContext(noPlan)

/** Color slots of one stack's peptides. */
export function useStackColorSlots(peptideIds: readonly number[]): (peptideId: number) => number {
  const planColorSlots = useContext(PlanColorSlots)
  const key = peptideIds.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids are compared, not their list
  const colorSlots = useMemo(() => colorSlotsTogether(peptideIds, planColorSlots), [key, planColorSlots])
  return (id) => colorSlots.get(id) ?? 1
}
