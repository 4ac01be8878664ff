import type { SupplementLog } from '@pepwell/contract/vitamins/supplements'
import { Pill } from 'lucide-react'
import type { Daily } from './daily.ts'
import { TakenList } from './taken-list.tsx'
import { YesterdaysSet } from './yesterdays-set.tsx'

const Nothing = ({ hasOpen }: { hasOpen: boolean }) => (
  <div className="flex min-h-24 items-center gap-4 py-2">
    <span className="grid size-12 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-ink">
      <Pill className="size-6" aria-hidden="true" />
    </span>
    <div>
      <p className="font-bold">Nothing logged yet today</p>
      <p className="text-soft">
        {hasOpen ? 'One tap below logs what you took yesterday.' : 'Log it once. Tomorrow it’s one tap.'}
      </p>
    </div>
  </div>
)

interface DailyListProps extends Daily {
  /** whether doses of today are queued; those are listed separately */
  isWaiting: boolean
  onEdit: (log: SupplementLog) => void
  /** called while an item is being removed */
  leaving: () => void
}

/** Today's supplements, with yesterday's to repeat. */
export function DailyList({ today, isWaiting, open, onEdit, leaving }: DailyListProps) {
  return (
    <div className="flex flex-col gap-3">
      {today.length > 0 && <TakenList logs={today} onEdit={onEdit} leaving={leaving} />}
      {today.length === 0 && !isWaiting && <Nothing hasOpen={open.length > 0} />}
      {open.length > 0 && <YesterdaysSet logs={open} leaving={leaving} />}
    </div>
  )
}
