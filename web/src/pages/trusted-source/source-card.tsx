import { ExternalLink } from 'lucide-react'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card, CardHeader, CardText, CardTitle } from '../../ui/card.tsx'
import { Fold } from '../../ui/fold.tsx'

/** Criteria for a trusted source; none qualifies yet. */
const benefits: readonly { title: string; text: string }[] = [
  {
    title: 'Tested by an independent lab',
    text: 'Every batch, by a lab the seller doesn’t own.',
  },
  {
    title: 'Identity confirmed',
    text: 'Mass spectrometry shows that the vial contains what its label says.',
  },
  { title: 'Purity stated', text: 'Measured by HPLC and stated for the batch, not as a slogan.' },
  { title: 'Content measured', text: 'The milligrams found in the vial, the basis for every dose.' },
  { title: 'Sterility and endotoxins', text: 'Both tested, with published results.' },
  { title: 'Traceable batches', text: 'A number on each vial that links to its lab report.' },
  { title: 'Stored and shipped with care', text: 'Cold, dry and dark where the substance needs it.' },
  { title: 'Open about pricing and people', text: 'A named company, plain prices, and real support.' },
]

/** There is no target yet, so pressing only records the click. */
function recordVisit(): void {
  // biome-ignore lint/suspicious/noConsole: the specification asks for just that
  console.info('Visit trusted source')
}

/** A placeholder for a source that meets all criteria. */
export const SourceCard = () => (
  <Card as="section" aria-labelledby="trusted-source">
    <CardHeader action={<Badge tone="warn">Coming Soon</Badge>}>
      <CardTitle id="trusted-source">Trusted Research Peptide Source</CardTitle>
      <CardText>We don’t recommend a source yet. It must meet all eight.</CardText>
    </CardHeader>
    <ul className="grid gap-x-6 sm:grid-cols-2">
      {benefits.map(({ title, text }, index) => (
        <li key={title} className="flex gap-3">
          <span
            aria-hidden="true"
            className="mt-2 grid size-7 shrink-0 place-items-center rounded-full bg-accent-soft text-sm font-bold text-accent-ink tabular-nums"
          >
            {index + 1}
          </span>
          <Fold label={title} className="[&>summary]:text-ink">
            <p className="pb-2 text-sm text-soft">{text}</p>
          </Fold>
        </li>
      ))}
    </ul>
    <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
      {/* Looks disabled because it has no target, but stays clickable, as the specification requires. */}
      <Button
        variant="secondary"
        className="cursor-default border-transparent! bg-sunken! text-soft!"
        aria-describedby="visit-hint"
        onClick={recordVisit}
      >
        <ExternalLink className="size-5" aria-hidden="true" />
        Visit
      </Button>
      <p id="visit-hint" className="text-sm text-soft">
        There’s no source to visit yet.
      </p>
    </div>
  </Card>
)
