import { ColorDot } from '../../ui/color-dot.tsx'
import type { EffectPatterns } from './side-effects.api.ts'

export type LastDose = EffectPatterns['lastDoses'][number]

const HOUR_MS = 3_600_000
const DAY_HOURS = 24

/** The time from a dose to the start of a side effect: '3 days', '5 h'. */
function timeSince({ takenAt }: LastDose, startedAt: number): string {
  const hours = Math.floor((startedAt - Date.parse(takenAt)) / HOUR_MS)
  const days = Math.floor(hours / DAY_HOURS)
  if (days === 0) return hours === 0 ? 'Less than an hour' : `${hours} h`
  return days === 1 ? '1 day' : `${days} days`
}

/** Which doses came before a side effect; claims no cause. */
export function DoseContext({ doses, startedAt }: { doses: readonly LastDose[]; startedAt: string }) {
  const start = Date.parse(startedAt)
  const before = doses.filter(({ takenAt }) => Date.parse(takenAt) <= start)
  if (before.length === 0) return null
  return (
    <ul aria-label="Last doses" className="flex flex-col gap-1 text-sm text-soft">
      {before.map((last) => (
        <li key={last.name} className="flex items-center gap-2">
          <ColorDot colorSlot={last.colorSlot} />
          {timeSince(last, start)} after {last.dose} {last.name}
        </li>
      ))}
    </ul>
  )
}
