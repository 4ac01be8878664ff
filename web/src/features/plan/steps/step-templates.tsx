import { useQuery } from '@tanstack/react-query'
import { Button } from '../../../ui/button.tsx'
import { SourceLink } from '../../../ui/source-link.tsx'
import { stepTemplatesQuery } from './dose-steps.api.ts'

/** A template step; the last one has no length. */
interface TemplateStep {
  dose: string
  weeks: number | null
  doses: number | null
}

interface StepTemplatesProps {
  peptideId: number
  /** names the first dose, because a tap starts it */
  startsAtOnce?: boolean
  onChoose: (steps: TemplateStep[]) => void
}

/** Dose steps from labels and trials; renders nothing if none are known. */
export function StepTemplates({ peptideId, startsAtOnce = false, onChoose }: StepTemplatesProps) {
  const { data } = useQuery(stepTemplatesQuery(peptideId))
  if (!data?.length) return null
  return (
    <ul aria-label="Start from" className="flex flex-col gap-2">
      {data.map(({ name, saidBy, source, steps }, index) => (
        <li key={name} className="flex flex-wrap items-center gap-x-3">
          <Button variant="tinted" size="sm" onClick={() => onChoose(steps)}>
            {startsAtOnce ? `Start at ${steps[0]?.dose} · ${name}` : `Use ${name}`}
          </Button>
          {data[index + 1]?.source.url !== source.url && (
            <span className="text-sm text-soft">
              {saidBy === 'trials' && 'From a trial, not approved.'} <SourceLink source={source} />
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
