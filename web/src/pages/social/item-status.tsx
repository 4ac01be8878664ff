import type { PlanEntry } from '@pepwell/contract/plan/plan'
import { splitEvidence } from '@pepwell/domain/catalogue/evidence-notes'
import { Check, Info, Plus } from 'lucide-react'
import type { Peptide } from '../../features/stacks/stacks.api.ts'
import { Button } from '../../ui/button.tsx'

/** The catalog's statement on human evidence. */
export function Evidence({ peptide }: { peptide: Peptide | undefined }) {
  const evidence = peptide && splitEvidence(peptide.description).evidence
  if (!evidence) return null
  return (
    <p className="mt-1 text-sm text-soft">
      <span className="font-semibold">Evidence:</span> {evidence}
    </p>
  )
}

/** Says that a peptide is in the plan, with the user's dose. */
const InPlan = ({ entry }: { entry: PlanEntry }) => (
  <span className="inline-flex min-h-11 flex-wrap items-center gap-x-1.5 text-sm md:min-h-9">
    <span className="inline-flex items-center gap-1.5 font-semibold text-accent-ink">
      <Check className="size-4" aria-hidden="true" />
      In your plan
    </span>
    <span className="text-soft">{[entry.currentDose, entry.frequency].filter(Boolean).join(', ')}</span>
  </span>
)

interface ItemStandingProps {
  peptide: Peptide
  /** the user's entry; undefined if none */
  entry?: PlanEntry
  /** undefined while the plan loads */
  onAdd?: () => void
  onInformation: () => void
}

/** A peptide's relation to the user's plan, with a link to its details. */
export const ItemStatus = ({ peptide, entry, onAdd, onInformation }: ItemStandingProps) => (
  <>
    {entry && <InPlan entry={entry} />}
    {!entry && onAdd && (
      <Button variant="secondary" size="sm" aria-label={`Add to my plan: ${peptide.name}`} onClick={onAdd}>
        <Plus className="size-4" aria-hidden="true" />
        Add to my plan
      </Button>
    )}
    <Button
      variant="ghost"
      size="sm"
      className="-ml-3"
      aria-label={`Information about ${peptide.name}`}
      onClick={onInformation}
    >
      <Info className="size-4" aria-hidden="true" />
      Information
    </Button>
  </>
)
