import type { VitaminCaution, VitaminRecommendation } from '@pepwell/contract/vitamins/supplements'
import { amountText } from '@pepwell/domain/vitamins/supplements'
import { Check, Plus, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Fold } from '../../../ui/fold.tsx'
import { SourceLink } from '../../../ui/source-link.tsx'

/** Cautions for a vitamin from the person's notes, each with its source. */
function CautionList({ cautions }: { cautions: readonly VitaminCaution[] }) {
  return cautions.map(({ sentence, source }) => (
    <p key={sentence} className="mt-1.5 flex gap-2 text-sm">
      <TriangleAlert className="mt-0.5 size-4 shrink-0 text-warn-ink" aria-hidden="true" />
      <span>
        <span className="text-warn-ink">{sentence}</span>
        <SourceLink source={source} />
      </span>
    </p>
  ))
}

/** '15 mcg a day' */
const dailyAmount = ({ amount, unit }: VitaminRecommendation) =>
  `${amountText({ quantity: amount, unit })} a day`

/** What the daily amount includes, and the upper limit. */
function limitLine({ unit, includesFood, upperLimit, limitsSupplementsOnly }: VitaminRecommendation) {
  const limit = upperLimit !== null && amountText({ quantity: upperLimit, unit })
  return [
    includesFood && 'Food included.',
    limit && `At most ${limit}${limitsSupplementsOnly ? ' from supplements' : ''}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

interface VitaminRowProps {
  vitamin: VitaminRecommendation
  isTaken: boolean
  onLog: () => void
}

/** One vitamin with its daily amount, cautions and log button; the reason and the limit unfold. */
function VitaminRow({ vitamin, isTaken, onLog }: VitaminRowProps) {
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
          <p className="text-sm tabular-nums">{dailyAmount(vitamin)}</p>
        </div>
        <Button variant="secondary" size="sm" aria-label={`Log ${name}`} onClick={onLog}>
          <Plus className="size-4" aria-hidden="true" />
          Log
        </Button>
      </div>
      <CautionList cautions={cautions} />
      <Fold label="Why?" className="text-sm">
        <p className="text-soft">{reason}</p>
        <p className="mt-1 text-soft tabular-nums">{limitLine(vitamin)}</p>
      </Fold>
    </li>
  )
}

/** Vitamins shown before "Show all". */
const SHOWN = 3

interface VitaminListProps {
  vitamins: readonly VitaminRecommendation[]
  isTaken: (name: string) => boolean
  onLog: (vitamin: VitaminRecommendation) => void
}

/** The recommended vitamins, most important first. */
export function VitaminList({ vitamins, isTaken, onLog }: VitaminListProps) {
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? vitamins : vitamins.slice(0, SHOWN)
  return (
    <>
      <ul className="divide-y divide-line/60">
        {shown.map((vitamin) => (
          <VitaminRow
            key={vitamin.name}
            vitamin={vitamin}
            isTaken={isTaken(vitamin.name)}
            onLog={() => onLog(vitamin)}
          />
        ))}
      </ul>
      {vitamins.length > SHOWN && (
        <Button
          variant="ghost"
          className="w-full"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? 'Show fewer' : `Show all ${vitamins.length}`}
        </Button>
      )}
    </>
  )
}
