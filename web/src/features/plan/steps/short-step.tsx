import { parseDose } from '@pepwell/domain/doses/doses'
import { shortStepNote } from '@pepwell/domain/plan/early-steps'
import { doseRate } from '@pepwell/domain/schedules/frequencies'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { WarningNotes } from '../../../ui/warning-notes.tsx'
import { stepTemplatesQuery } from './dose-steps.api.ts'
import type { StepsValues, StepValues } from './step-lengths.ts'

/** A typed length in days; undefined without one. */
function daysOf({ kind, count }: StepValues, frequency: string): number | undefined {
  if (kind === 'weeks') return 7 * Number(count)
  const rate = kind === 'doses' ? doseRate(frequency) : undefined
  return rate && Math.ceil((Number(count) * rate.days) / rate.doses)
}

interface ShortStepProps {
  at: number
  peptideId: number
  /** of the plan entry */
  frequency: string
}

/** Says when a step is shorter than the label or trials have it; never blocks. */
export function ShortStep({ at, peptideId, frequency }: ShortStepProps) {
  const { data: templates = [] } = useQuery(stepTemplatesQuery(peptideId))
  const steps = useWatch<StepsValues, 'steps'>({ name: 'steps' })
  const [step, next] = [steps[at], steps[at + 1]]
  const [from, to] = [parseDose(step?.dose ?? ''), parseDose(next?.dose ?? '')]
  const days = step && daysOf(step, frequency)
  const note = from && to && days ? shortStepNote({ from, to, days }, templates) : undefined
  return <WarningNotes messages={note ? [note] : []} />
}
