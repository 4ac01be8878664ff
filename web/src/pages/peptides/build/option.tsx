import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { FileText, Info } from 'lucide-react'
import { Link } from 'react-router'
import { AddTogetherButton as AddToPlan } from '../../../features/plan/add-together-button.tsx'
import { AddTogetherButton as AddToCart } from '../../../features/shop/cart/add-together-button.tsx'
import { OptionCard } from '../../../features/stack-builder/option-card.tsx'
import type { SuggestedPeptide, SuggestedStack } from '../../../features/stack-builder/stack-builder.api.ts'
import { SaveStackButton } from '../../../features/stacks/save-stack-button.tsx'
import { useToday } from '../../../lib/time/use-today.ts'
import { Button } from '../../../ui/button.tsx'

interface OptionProps {
  title: string
  text: string
  stack: SuggestedStack
  user: CurrentUser
  /** ids of peptides currently in the plan */
  inPlan: ReadonlySet<number>
  onInformation: (peptideId: number) => void
}

/** The print page's data, passed as navigation state. */
export interface ForDoctor {
  title: string
  stack: SuggestedStack
}

/** An option with its actions. */
export function Option({ title, text, stack, user, inPlan, onInformation }: OptionProps) {
  const today = useToday(user.timeZone)
  const { peptides } = stack
  const missing = peptides.filter(({ peptideId }) => !inPlan.has(peptideId))
  const about = ({ peptideId, name }: SuggestedPeptide) => (
    <Button
      variant="ghost"
      size="sm"
      className="mt-1 -ml-3"
      aria-label={`Information about ${name}`}
      onClick={() => onInformation(peptideId)}
    >
      <Info className="size-4" aria-hidden="true" />
      Information
    </Button>
  )
  const actions = (
    <>
      {peptides.length > 0 && <AddToCart peptides={peptides.map(({ name }) => name)} />}
      {missing.length > 0 && <AddToPlan peptides={missing} today={today} />}
      {peptides.length > 0 && (
        <SaveStackButton
          name={title}
          items={peptides.map(({ peptideId, dose, frequency }) => ({ peptideId, dose, frequency }))}
        />
      )}
      <Button variant="secondary" asChild>
        <Link to="/peptides/build/for-your-doctor" state={{ title, stack } satisfies ForDoctor}>
          <FileText className="size-4.5" aria-hidden="true" />
          Show your doctor
        </Link>
      </Button>
    </>
  )
  return <OptionCard title={title} text={text} stack={stack} about={about} actions={actions} />
}
