import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import type { Peptide } from '@pepwell/contract/catalogue/catalogue'
import type { PlanEntry } from '@pepwell/contract/plan/plan'
import { useQuery } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { catalogueQuery } from '../../../features/catalogue/catalogue.api.ts'
import { PeptideInformation } from '../../../features/catalogue/peptide-information.tsx'
import { isCurrent } from '../../../features/plan/plan-groups.ts'
import { BuilderDisclaimer } from '../../../features/stack-builder/builder-disclaimer.tsx'
import type { SuggestedStacks } from '../../../features/stack-builder/stack-builder.api.ts'
import { Button } from '../../../ui/button.tsx'
import { useDialogAbout } from '../../../ui/use-dialog-about.ts'
import { Option } from './option.tsx'

interface ResultsProps {
  stacks: SuggestedStacks
  user: CurrentUser
  entries: readonly PlanEntry[]
  /** back to the form */
  onAgain: () => void
}

/** The two options; without a plan there is only one. */
export function Results({ stacks, user, entries, onAgain }: ResultsProps) {
  const catalogue = useQuery(catalogueQuery).data
  const information = useDialogAbout<Peptide>()
  const current = entries.filter(isCurrent)
  const inPlan = new Set(current.flatMap(({ peptideId }) => peptideId ?? []))
  const inform = (id: number) => {
    const peptide = catalogue?.find((one) => one.id === id)
    if (peptide) information.show(peptide)
  }
  const shared = { user, inPlan, onInformation: inform }
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] items-stretch gap-5 lg:grid-cols-[repeat(2,minmax(0,1fr))]">
        <Option
          title="Current Stack"
          text={
            current.length > 0
              ? 'Your current plan, plus anything it’s missing.'
              : 'Your plan is empty. You could start like this.'
          }
          stack={stacks.currentStack}
          {...shared}
        />
        <Option title="New Stack" text="From scratch." stack={stacks.newStack} {...shared} />
      </div>
      <div className="mt-5 flex flex-col gap-5">
        {stacks.sentTo && (
          <p className="text-sm text-soft wrap-anywhere">
            We sent the reasoning to {stacks.sentTo} for clearer wording. Your export includes it. It didn’t
            affect the suggestions.
          </p>
        )}
        <BuilderDisclaimer />
        <Button variant="secondary" className="self-center max-md:w-full" onClick={onAgain}>
          <RotateCcw className="size-4.5" aria-hidden="true" />
          Generate New Stack
        </Button>
      </div>
      {information.subject && (
        <PeptideInformation
          peptide={information.subject}
          open={information.open}
          onOpenChange={information.onOpenChange}
        />
      )}
    </>
  )
}
