import { peptideKey } from '@pepwell/domain/catalogue/peptides'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { type CardActions, PeptideCard } from './peptide-card.tsx'
import { type PeptideRow, refOf } from './peptide-row.ts'

/** Rows of a goal before the rest unfolds. */
const AT_FIRST = 3

interface GoalSectionProps extends CardActions {
  goal: string
  peptides: readonly PeptideRow[]
}

/** The peptides of one goal, the first of them shown. */
export function GoalSection({ goal, peptides, ...actions }: GoalSectionProps) {
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? peptides : peptides.slice(0, AT_FIRST)
  return (
    <section aria-label={goal} className="mb-6">
      <h3 className="mb-2 font-bold text-soft">{goal}</h3>
      <PeptideList peptides={shown} level={4} {...actions} />
      {peptides.length > AT_FIRST && (
        <Button
          variant="ghost"
          size="sm"
          className="mt-1"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? 'Show fewer' : `Show all ${peptides.length}`}
        </Button>
      )}
    </section>
  )
}

interface PeptideListProps extends CardActions {
  peptides: readonly PeptideRow[]
  level?: 3 | 4
}

export const PeptideList = ({ peptides, ...card }: PeptideListProps) => (
  <ul className="grid grid-cols-1 gap-2 md:grid-cols-2 md:gap-4 lg:grid-cols-3">
    {peptides.map((peptide) => (
      <PeptideCard key={peptideKey(refOf(peptide))} peptide={peptide} {...card} />
    ))}
  </ul>
)
