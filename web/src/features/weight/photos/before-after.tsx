import type { ProgressPhoto } from '@pepwell/contract/weight/progress-photos'
import { ChevronsLeftRight } from 'lucide-react'
import { useState } from 'react'
import { formatDay } from '../../../lib/time/dates.ts'
import { Picture } from '../../../ui/picture.tsx'

const chipStyle =
  'pointer-events-none absolute bottom-3 rounded-lg bg-surface/90 px-2 py-0.5 text-sm font-semibold tabular-nums'

/** Position of the divider. */
const Border = ({ at }: { at: number }) => (
  <span
    aria-hidden="true"
    className="pointer-events-none absolute inset-y-0 w-0.5 -translate-x-1/2 bg-white shadow-lift-high"
    style={{ left: `${at}%` }}
  >
    <span className="absolute top-1/2 left-1/2 grid size-11 -translate-1/2 place-items-center rounded-full bg-white text-[#0f211b] shadow-lift-high">
      <ChevronsLeftRight className="size-6" />
    </span>
  </span>
)

/** Two pictures with a draggable divider, also by arrow keys. */
export function BeforeAfter({ before, after }: { before: ProgressPhoto; after: ProgressPhoto }) {
  const [at, setAt] = useState(50)
  const fill = 'absolute inset-0 size-full object-cover select-none'
  return (
    <div className="relative mx-auto aspect-3/4 h-[min(44dvh,34rem)] max-w-full overflow-hidden rounded-2xl bg-sunken has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
      <Picture src={after.url} alt={`After, ${formatDay(after.takenOn)}`} className={fill} />
      <div className="absolute inset-0" style={{ clipPath: `inset(0 ${100 - at}% 0 0)` }}>
        <Picture src={before.url} alt={`Before, ${formatDay(before.takenOn)}`} className={fill} />
      </div>
      <span aria-hidden="true" className={`${chipStyle} left-3`}>
        {formatDay(before.takenOn)}
      </span>
      <span aria-hidden="true" className={`${chipStyle} right-3`}>
        {formatDay(after.takenOn)}
      </span>
      <Border at={at} />
      <input
        type="range"
        min={0}
        max={100}
        value={at}
        onChange={({ target }) => setAt(Number(target.value))}
        aria-label="Border between before and after"
        aria-valuetext={`${at}% before, ${100 - at}% after`}
        className="absolute inset-0 m-0 size-full cursor-ew-resize touch-pan-y opacity-0"
      />
    </div>
  )
}
