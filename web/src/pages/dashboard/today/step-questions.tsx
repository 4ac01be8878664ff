import type { PlanEntry } from '@pepwell/contract/plan/plan'
import { peptideName } from '@pepwell/domain/plan/plan'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { useQuery } from '@tanstack/react-query'
import { doseStepsQuery } from '../../../features/plan/steps/dose-steps.api.ts'
import { StepQuestion } from '../../../features/plan/steps/step-question.tsx'
import { Card } from '../../../ui/card.tsx'
import { ColorDot } from '../../../ui/color-dot.tsx'

/** Dose steps to decide today, upcoming ones and those on hold. */
export default function StepQuestions({
  entries,
  today,
}: {
  entries: readonly PlanEntry[]
  today: CalendarDay
}) {
  const { data } = useQuery(doseStepsQuery)
  const asked = (data ?? []).flatMap((state) => {
    const entry = entries.find(({ id }) => id === state.userPeptideId)
    const isAsked = state.hold || (state.next && state.next.stage !== 'later')
    return entry && isAsked ? [{ state, entry }] : []
  })
  if (asked.length === 0) return null
  return (
    <ul aria-label="Next dose steps" className="mt-4 flex flex-col gap-3">
      {asked.map(({ state, entry }) => (
        <Card as="li" key={entry.id} className="flex flex-col gap-2">
          <p className="flex items-baseline gap-2 font-bold">
            <ColorDot colorSlot={entry.hue} />
            {peptideName(entry)}
          </p>
          <StepQuestion state={state} name={peptideName(entry)} today={today} />
        </Card>
      ))}
    </ul>
  )
}
