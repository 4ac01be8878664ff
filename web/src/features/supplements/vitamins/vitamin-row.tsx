import type { VitaminRecommendation } from '@pepwell/contract/vitamins/supplements'
import { amountText } from '@pepwell/domain/vitamins/supplements'
import { Check, Plus } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { CautionList } from './caution-list.tsx'

/** Daily amount, its source and the upper limit. */
function amountLine({
  amount,
  unit,
  includesFood,
  upperLimit,
  limitsSupplementsOnly,
}: VitaminRecommendation) {
  const limit = upperLimit !== null && amountText({ quantity: upperLimit, unit })
  return [
    `${amountText({ quantity: amount, unit })} a day${includesFood ? ', food included' : ''}`,
    limit && `at most ${limit}${limitsSupplementsOnly ? ' from supplements' : ''}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

interface VitaminRowProps {
  vitamin: VitaminRecommendation
  isTaken: boolean
  onLog: () => void
}

/** One vitamin with amount, reason and log button. */
export function VitaminRow({ vitamin, isTaken, onLog }: VitaminRowProps) {
  const { name, reason, cautions } = vitamin
  return (
    <li className="py-3 first:pt-0">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <h3 className="flex flex-wrap items-center gap-x-2 text-base">
            {name}
            {isTaken && (
              <span className="inline-flex items-center gap-1 text-sm font-semibold tracking-normal text-accent-ink">
                <Check className="size-4" aria-hidden="true" />
                Logged today
              </span>
            )}
          </h3>
          <p className="text-sm tabular-nums">{amountLine(vitamin)}</p>
        </div>
        <Button variant="secondary" size="sm" aria-label={`Log ${name}`} onClick={onLog}>
          <Plus className="size-4" aria-hidden="true" />
          Log
        </Button>
      </div>
      <p className="mt-1 text-sm text-soft">{reason}</p>
      <CautionList cautions={cautions} />
    </li>
  )
}
