import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { planQuery } from '../../features/plan/plan.api.ts'
import { PlanHues } from '../../features/stacks/stack-hues.ts'

/** Stacks whose peptides wear the hues that they have in the person's own plan. */
export function WithPlanHues({ children }: { children: ReactNode }) {
  const { data: plan } = useQuery(planQuery)
  const hues = useMemo(
    () => new Map(plan?.flatMap(({ peptideId, hue }) => (peptideId === null ? [] : [[peptideId, hue]]))),
    [plan],
  )
  return <PlanHues value={hues}>{children}</PlanHues>
}
