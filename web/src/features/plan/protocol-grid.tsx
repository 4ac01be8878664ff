import type { PlanEntry } from '@pepwell/contract/plan/plan'
import { peptideName } from '@pepwell/domain/plan/plan'
import { Info } from 'lucide-react'
import { useId } from 'react'
import { Card, CardTitle } from '../../ui/card.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { NoBreakText } from '../../ui/no-break-text.tsx'
import { PersonalBadge } from '../../ui/personal-badge.tsx'
import { StatusBadge } from './status-badge.tsx'

interface ProtocolGridProps {
  /** active and paused entries */
  entries: readonly PlanEntry[]
  onInformation: (entry: PlanEntry) => void
}

/** Catalog peptides already in the plan; renders nothing without any. */
export function ProtocolGrid({ entries, onInformation }: ProtocolGridProps) {
  const id = useId()
  if (entries.length === 0) return null
  return (
    <section aria-labelledby={id} className="mb-4 md:mb-8">
      <h2 id={id} className="mb-3 text-xl">
        Your Current Protocol
      </h2>
      <ul className="grid grid-cols-1 gap-2 sm:grid-cols-2 md:gap-3 lg:grid-cols-3">
        {entries.map((entry) => (
          <Card
            as="li"
            key={entry.id}
            className="flex items-center gap-2 max-md:rounded-xl max-md:py-2.5 max-md:pr-3"
          >
            <div className="min-w-0 flex-1">
              <CardTitle level={3} className="leading-snug max-md:text-base">
                <NoBreakText>{peptideName(entry)}</NoBreakText>
              </CardTitle>
              {entry.personalPeptide && <PersonalBadge />}
              <p className="text-soft max-md:text-sm">
                <span className="tabular-nums">{entry.currentDose}</span> · {entry.frequency}
              </p>
            </div>
            {entry.status !== 'active' && <StatusBadge status={entry.status} />}
            <IconButton
              aria-label={`Information about ${peptideName(entry)}`}
              onClick={() => onInformation(entry)}
              className="-mr-2"
            >
              <Info className="size-5" aria-hidden="true" />
            </IconButton>
          </Card>
        ))}
      </ul>
    </section>
  )
}
