import { productName } from '@pepwell/domain/product'
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
  /** whom it is for, and when it was made */
  children: ReactNode
}

/** A stack on paper for whoever prescribes. */
export const DoctorsPage = ({ title, stack, onBack, children }: DoctorsPageProps) => (
  <PrintSheet
    title={title}
    back={
      <Button variant="secondary" onClick={onBack}>
        Back to the stacks
      </Button>
    }
  >
    <p className="mb-2">
      A member of {productName} would like to talk to you about these peptides. Nothing here was prescribed.
    </p>
    {children}
    <OptionBody stack={stack} />
    <div className="mt-6">
      <BuilderDisclaimer />
    </div>
  </PrintSheet>
)
