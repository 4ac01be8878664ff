import type { Peptide } from '@pepwell/contract/catalogue'
import { Info, Plus } from 'lucide-react'
import { memo } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card, CardTitle } from '../../ui/card.tsx'
import { CategoryMark } from './category-mark.tsx'
import { apartFromEvidence } from './evidence.ts'

interface PeptideCardProps {
  peptide: Peptide
  onInformation: (peptide: Peptide) => void
  onAdd: (peptide: Peptide) => void
}

/** One peptide: on phones a row with two signs to press, from md on a card that says more. */
export const PeptideCard = memo(function PeptideCard({ peptide, onInformation, onAdd }: PeptideCardProps) {
  const { name, category, mg, description } = peptide
  return (
    <Card
      as="li"
      className="flex items-center gap-3 max-md:rounded-xl max-md:p-3 md:flex-col md:items-stretch md:gap-4"
    >
      <div className="flex min-w-0 flex-1 items-center gap-3 md:flex-none">
        <CategoryMark category={category} />
        <div className="min-w-0">
          <CardTitle level={3} className="leading-snug max-md:text-base">
            {name}
          </CardTitle>
          <p className="text-sm text-soft">
            {category}
            {mg !== null && ` · ${mg} mg`}
          </p>
        </div>
      </div>
      <p className="line-clamp-3 flex-1 text-soft max-md:hidden">{apartFromEvidence(description).text}</p>
      <div className="flex gap-1 md:gap-2">
        <Button
          variant="ghost"
          size="sm"
          aria-label={`Information about ${name}`}
          className="max-md:px-3 md:flex-1"
          onClick={() => onInformation(peptide)}
        >
          <Info className="size-5 md:hidden" aria-hidden="true" />
          <span className="max-md:hidden">Information</span>
        </Button>
        <Button
          variant="secondary"
          size="sm"
          aria-label={`Add to plan: ${name}`}
          className="max-md:px-3 md:flex-1"
          onClick={() => onAdd(peptide)}
        >
          <Plus className="size-5 md:size-4" aria-hidden="true" />
          <span className="max-md:hidden">Add to plan</span>
        </Button>
      </div>
    </Card>
  )
})
