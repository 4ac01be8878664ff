import type { CallReply } from '@pepwell/contract/declared'
import type { vitaminRecommendations } from '@pepwell/contract/vitamins/supplements'
import { UserRound } from 'lucide-react'
import { Link } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'

type Reply = CallReply<typeof vitaminRecommendations>

const words: Record<Reply['missing'][number], string> = { dateOfBirth: 'date of birth', gender: 'gender' }

const reasons: Record<NonNullable<Reply['withheld']>, { title: string; text: string }> = {
  'under-19': {
    title: 'These amounts are for adults',
    text: 'Under 19, your body needs different amounts. Ask a doctor or dietitian for yours.',
  },
  pregnancy: {
    title: 'Your amounts are different now',
    text: 'Different amounts may apply in pregnancy, while breastfeeding or trying to conceive. Ask your clinician or midwife.',
  },
}

/** Why there are no recommendations, and what to do. */
export function NothingRecommended({ missing, withheld }: Pick<Reply, 'missing' | 'withheld'>) {
  if (withheld) return <EmptyState {...reasons[withheld]} className="border-0 py-8" />
  return (
    <EmptyState
      icon={<UserRound />}
      title="Your profile is not complete"
      text={`Amounts depend on age and sex. Please add your ${missing.map((gap) => words[gap]).join(' and ')}.`}
      action={
        <Button asChild variant="secondary">
          <Link to="/profile?tab=body">Open profile</Link>
        </Button>
      }
      className="border-0 py-8"
    />
  )
}
