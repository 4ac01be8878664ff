import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { planQuery } from '../../features/plan/plan.api.ts'
import { PlanColorSlots } from '../../features/stacks/stack-color-slots.ts'

/** Stacks with color slots from the user's plan. */
export function WithPlanColorSlots({ children }: { children: ReactNode }) {
  const { data: plan } = useQuery(planQuery)
  const colorSlots = useMemo(
    () => new Map(plan?.flatMap(({ peptideId, hue }) => (peptideId === null ? [] : [[peptideId, hue]]))),
    [plan],
  )
  return <PlanColorSlots value={colorSlots}>{children}</PlanColorSlots>
}
