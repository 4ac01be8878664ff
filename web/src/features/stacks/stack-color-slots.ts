import { colorSlotsTogether } from '@pepwell/domain/text/color-slots'
import { createContext, useContext, useMemo } from 'react'

const noPlan: ReadonlyMap<number, number> = new Map()

/** The color slots of the person's plan, by peptide of the catalogue: what stands there wears the same in every stack. */
export const PlanColorSlots = createContext(noPlan)

/** The color slot of each peptide of one stack. */
export function useStackColorSlots(peptideIds: readonly number[]): (peptideId: number) => number {
  const planColorSlots = useContext(PlanColorSlots)
  const key = peptideIds.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids are compared, not their list
  const colorSlots = useMemo(() => colorSlotsTogether(peptideIds, planColorSlots), [key, planColorSlots])
  return (id) => colorSlots.get(id) ?? 1
}
