import type { CallInput } from '@pepwell/contract/declared'
import { logWeight } from '@pepwell/contract/weight/weight.calls'
import { weightText } from '@pepwell/domain/weight/weight'
import { readUnitOf } from '@pepwell/domain/weight/weight-units'
import { usePendingWrites } from '../../../lib/offline/pending-writes.ts'
import { dayLabel } from '../../../lib/time/day-label.ts'
import { useToday } from '../../../lib/time/use-today.ts'
import { QueuedList } from '../../../ui/queued-list.tsx'
import type { Reader } from '../weight.api.ts'

type Body = CallInput<typeof logWeight>['body']

export function QueuedWeighIns({ reader: { weightUnit, timeZone } }: { reader: Reader }) {
  const today = useToday(timeZone)
  return (
    <QueuedList
      writes={usePendingWrites(logWeight)}
      describe={(body) => {
        const { weight, unit = 'lbs', weighInDate = today } = body as unknown as Body
        return {
          title: weightText(weight, readUnitOf(unit, weightUnit), 2),
          detail: dayLabel(weighInDate, today),
        }
      }}
      className="mb-4"
    />
  )
}
