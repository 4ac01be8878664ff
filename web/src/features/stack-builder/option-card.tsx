import { type ReactNode, useId } from 'react'
import { Card, CardTitle } from '../../ui/card.tsx'
import { OptionBody } from './option-body.tsx'
import type { SuggestedPeptide, SuggestedStack } from './stack-builder.api.ts'

interface OptionCardProps {
  title: string
  text: string
  stack: SuggestedStack
  about: (peptide: SuggestedPeptide) => ReactNode
  /** actions for the whole option */
  actions: ReactNode
}

/** One of the two options. */
export function OptionCard({ title, text, stack, about, actions }: OptionCardProps) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} className="flex min-w-0 flex-col">
      <CardTitle id={id} className="text-xl!">
        {title}
      </CardTitle>
      <p className="text-sm text-soft">{text}</p>
      <OptionBody stack={stack} about={about} />
      <div className="mt-auto flex flex-wrap gap-2 pt-5 whitespace-nowrap max-md:*:flex-1">{actions}</div>
    </Card>
  )
}
