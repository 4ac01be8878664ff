import { logDose } from '@pepwell/contract/doses/doses.calls'
import type { PlanEntry } from '@pepwell/contract/plan/plan'
import { usePendingWrites } from '../../lib/offline/pending-writes.ts'
import { formatInstant } from '../../lib/time/dates.ts'
import { QueuedList } from '../../ui/queued-list.tsx'
import { doseWords } from './queued-doses.ts'

interface QueuedDosesProps {
  entries: readonly PlanEntry[]
  timeZone: string
}

/** Doses logged offline. */
const WaitingDoses = ({ entries, timeZone }: QueuedDosesProps) => (
  <QueuedList
    writes={usePendingWrites(logDose)}
    describe={(_, write) => {
      const { peptideName, dose, takenAt } = doseWords(write, entries)
      return { title: peptideName, detail: `${dose} · ${formatInstant(takenAt, timeZone)}` }
    }}
    className="mb-4"
  />
)

export default WaitingDoses
