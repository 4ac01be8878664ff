import { logSupplement } from '@pepwell/contract/supplements.calls'
import { amountText } from '@pepwell/domain/supplements'
import { dayLabel } from '../../../lib/day-label.ts'
import { useWaiting } from '../../../lib/offline/waiting.ts'
import { useToday } from '../../../lib/use-today.ts'
import { WaitingList } from '../../../ui/waiting-list.tsx'
import type { SupplementBody } from '../use-supplement-logging.ts'

/** Supplements that were logged without a line. */
export function WaitingSupplements({ timeZone }: { timeZone: string }) {
  const today = useToday(timeZone)
  return (
    <WaitingList
      writes={useWaiting(logSupplement)}
      describe={(body) => {
        const { supplementName, quantity, unit, logDate = today } = body as unknown as SupplementBody
        const day = logDate === today ? '' : ` · ${dayLabel(logDate, today)}`
        return { title: supplementName, detail: amountText({ quantity, unit }) + day }
      }}
      className="mb-3"
    />
  )
}
