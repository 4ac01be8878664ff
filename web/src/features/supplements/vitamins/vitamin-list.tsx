import type { VitaminRecommendation } from '@pepwell/contract/vitamins/supplements'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { VitaminRow } from './vitamin-row.tsx'

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
