import type { Peptide } from '@pepwell/contract/catalogue'
import { FlaskConical } from 'lucide-react'
import { Badge } from '../../ui/badge.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { apartFromEvidence } from './evidence.ts'

interface PeptideInformationProps {
  peptide: Peptide
  open: boolean
  onOpenChange: (open: boolean) => void
  /** left out for what is in the plan already */
  onAdd?: () => void
}

function Fact({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <dt className="font-semibold">{name}</dt>
      <dd className="mt-0.5 text-soft">{text}</dd>
    </div>
  )
}

/** Everything the catalogue says about a peptide; how much is known of it in people stands apart. */
export function PeptideInformation({ peptide, open, onOpenChange, onAdd }: PeptideInformationProps) {
  const { text, evidence } = apartFromEvidence(peptide.description)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={peptide.name}
      size="lg"
      footer={onAdd && <Button onClick={onAdd}>Add to plan</Button>}
    >
      <p className="flex flex-wrap gap-2">
        <Badge tone="accent">{peptide.category}</Badge>
        {peptide.mg !== null && <Badge>{peptide.mg} mg vial</Badge>}
      </p>
      <p className="mt-4">{text}</p>
      {evidence && (
        <Banner tone="info" title="Evidence" icon={<FlaskConical />} className="mt-4">
          {evidence}
        </Banner>
      )}
      <dl className="mt-5 flex flex-col gap-4">
        <Fact name="Benefits" text={peptide.benefits} />
        <Fact name="Side effects" text={peptide.sideEffects} />
        <Fact name="Recommended dose" text={peptide.recommendedDose} />
        <div className="grid gap-4 sm:grid-cols-2">
          <Fact name="Frequency" text={peptide.frequency} />
          <Fact name="Duration" text={peptide.duration} />
        </div>
        <Fact name="Best taken with" text={peptide.bestTakenWith} />
      </dl>
      <p className="mt-5 border-t border-line pt-4 text-sm text-soft">
        For research and education, not medical advice. Decide about doses together with a licensed
        professional.
      </p>
    </Dialog>
  )
}
