import type { WeightUnit } from '@pepwell/domain/weight/weight'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { wholeText } from '../figures.ts'
import { targetsQuery } from '../nutrition.api.ts'
import { proteinReason } from './target-reasons.ts'

/** The protein target wherever protein appears; renders nothing while loading. */
export function ProteinTarget({ unit }: { unit: WeightUnit }) {
  const { data: targets } = useQuery(targetsQuery)
  if (!targets) return null
  return (
    <>
      Your target is <strong className="text-ink tabular-nums">{wholeText(targets.protein)} g a day</strong>
      {targets.proteinOwn ? ', which you set' : proteinReason(targets, unit)}.{' '}
      <Link to="/" className="text-accent-ink underline underline-offset-4">
        Change it in Daily Nutrition
      </Link>
      .
    </>
  )
}
