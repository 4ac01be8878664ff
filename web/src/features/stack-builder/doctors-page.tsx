import { productName } from '@pepwell/domain/product'
import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { Brand } from '../../ui/brand.tsx'
import { Button } from '../../ui/button.tsx'
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

/** A stack on paper for whoever prescribes: black on white whatever the theme, without anything to press. */
export const DoctorsPage = ({ title, stack, onBack, children }: DoctorsPageProps) => (
  <article className="mx-auto max-w-3xl">
    <div className="mb-6 flex justify-between gap-3 print:hidden">
      <Button variant="secondary" onClick={onBack}>
        Back to the stacks
      </Button>
      <Button onClick={() => window.print()}>
        <Printer className="size-5" aria-hidden="true" />
        Print
      </Button>
    </div>
    <div className="rounded-2xl border border-line bg-surface p-6 shadow-lift sm:p-10 print:border-0 print:bg-white print:p-0 print:text-black print:shadow-none print:[&_*]:text-black">
      <header className="mb-6 flex flex-wrap items-start justify-between gap-4">
        <Brand />
        <h1 className="text-2xl font-bold tracking-tight">{title}</h1>
      </header>
      <p className="mb-2">
        A member of {productName} would like to talk to you about these peptides. Nothing here was prescribed.
      </p>
      {children}
      <OptionBody stack={stack} />
      <div className="mt-6">
        <BuilderDisclaimer />
      </div>
    </div>
  </article>
)
