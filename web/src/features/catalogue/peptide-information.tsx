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

function Fact({ name, text, isShort }: { name: string; text: string; isShort?: boolean }) {
  return (
    <div className={isShort ? '' : 'sm:col-span-2'}>
      <dt className="font-semibold">{name}</dt>
      <dd className="mt-0.5 text-soft">{text}</dd>
    </div>
  )
}

function Evidence({ text }: { text: string }) {
  return (
    <Banner tone="info" title="Evidence" icon={<FlaskConical />} className="mt-4">
      {text}
    </Banner>
  )
}

/** What there is to read. It takes the focus so that the arrow keys scroll it: there is nothing else to press. */
function Text({ peptide }: { peptide: Peptide }) {
  const { text, evidence } = apartFromEvidence(peptide.description)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a text longer than its dialog must scroll by keyboard
    <section aria-label="Information" tabIndex={0} className="rounded-lg">
      <p className="flex flex-wrap gap-2">
        <Badge tone="accent">{peptide.category}</Badge>
        {peptide.mg !== null && <Badge>{peptide.mg} mg vial</Badge>}
      </p>
      <p className="mt-4">{text}</p>
      {evidence && <Evidence text={evidence} />}
      <dl className="mt-5 grid gap-4 sm:grid-cols-2">
        <Fact name="Benefits" text={peptide.benefits} />
        <Fact name="Side effects" text={peptide.sideEffects} />
        <Fact name="Recommended dose" text={peptide.recommendedDose} />
        <Fact name="Frequency" text={peptide.frequency} isShort />
        <Fact name="Duration" text={peptide.duration} isShort />
        <Fact name="Best taken with" text={peptide.bestTakenWith} />
      </dl>
      <p className="mt-5 border-t border-line pt-4 text-sm text-soft">
        For research and education, not medical advice. Decide about doses together with a licensed
        professional.
      </p>
    </section>
  )
}

/** Everything the catalogue says about a peptide; how much is known of it in people stands apart. */
export function PeptideInformation({ peptide, open, onOpenChange, onAdd }: PeptideInformationProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={peptide.name}
      size="lg"
      footer={onAdd && <Button onClick={onAdd}>Add to plan</Button>}
    >
      <Text peptide={peptide} />
    </Dialog>
  )
}
