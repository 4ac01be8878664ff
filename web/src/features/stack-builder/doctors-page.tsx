import { brandName } from '@pepwell/domain/text/brand'
import { formatList } from '@pepwell/domain/text/format-list'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { PrintSheet } from '../../ui/print-sheet.tsx'
import { BuilderDisclaimer } from './builder-disclaimer.tsx'
import { OptionBody } from './option-body.tsx'
import type { SuggestedStack } from './stack-builder.api.ts'

interface DoctorsPageProps {
  title: string
  stack: SuggestedStack
  onBack: () => void
  /** whom it is for, and the date */
  children: ReactNode
}

/** Whether an entry is the plan’s own. A new dose for a planned peptide is a suggestion, which has a grade. */
const isFromPlan = ({ isInPlan, grade }: SuggestedStack['peptides'][number]): boolean =>
  isInPlan && grade === null

/** Says only where the peptides and their doses come from: we don't know what was prescribed. */
function Origins({ stack: { peptides } }: { stack: SuggestedStack }) {
  const named = (isPlanned: boolean) =>
    formatList(peptides.filter((peptide) => isFromPlan(peptide) === isPlanned).map(({ name }) => name))
  const [planned, suggested] = [named(true), named(false)]
  return (
    <ul className="mb-2">
      {planned && (
        <li>
          <b>From my own plan, entered by me.</b> {planned}.
        </li>
      )}
      {suggested && (
        <li>
          <b>Suggested by {brandName}.</b> {suggested}.
        </li>
      )}
    </ul>
  )
}

/** A printable stack for the prescriber. */
export const DoctorsPage = ({ title, stack, onBack, children }: DoctorsPageProps) => (
  <PrintSheet
    title={title}
    back={
      <Button variant="secondary" onClick={onBack}>
        Back to the stacks
      </Button>
    }
  >
    <p className="mb-2">I would like to talk to you about these peptides.</p>
    <Origins stack={stack} />
    {children}
    <OptionBody stack={stack} />
    <div className="mt-6">
      <BuilderDisclaimer />
    </div>
  </PrintSheet>
)
