import { logSupplement } from '@pepwell/contract/vitamins/supplements.calls'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { amountText } from '@pepwell/domain/vitamins/supplements'
import { type PendingWrite, usePendingWrites } from '../../../lib/offline/pending-writes.ts'
import { dayLabel } from '../../../lib/time/day-label.ts'
import { useToday } from '../../../lib/time/use-today.ts'
import { QueuedList } from '../../../ui/queued-list.tsx'
import type { SupplementBody } from '../use-supplement-logging.ts'

const bodyOf = ({ body }: Pick<PendingWrite, 'body'>) => body as unknown as SupplementBody

/** Names of a day's queued supplements, without rejected ones. */
export const useQueuedOf = (day: CalendarDay): string[] =>
  usePendingWrites(logSupplement)
    .filter((write) => write.problem === undefined && bodyOf(write).logDate === day)
    .map((write) => bodyOf(write).supplementName)

/** Supplements logged offline. */
export function QueuedSupplements({ timeZone }: { timeZone: string }) {
  const today = useToday(timeZone)
  return (
    <QueuedList
      writes={usePendingWrites(logSupplement)}
      describe={(body) => {
        const { supplementName, quantity, unit, logDate = today } = bodyOf({ body })
        const day = logDate === today ? '' : ` · ${dayLabel(logDate, today)}`
        return { title: supplementName, detail: amountText({ quantity, unit }) + day }
      }}
      className="mb-3"
    />
  )
}
