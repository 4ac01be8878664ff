import { Plus } from 'lucide-react'
import { useState } from 'react'
import { formatInstant } from '../../../lib/time/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHeader, CardTitle } from '../../../ui/card.tsx'
import { eventWord } from '../order-words.ts'
import { NoteDialog } from './order-dialogs.tsx'
import type { FullOrder } from './orders-admin.api.ts'

const actors = { buyer: 'Customer', operator: 'Operator', shop: 'System' }

/** The order's history, newest first, with names. */
export function Timeline({ order, timeZone }: { order: FullOrder; timeZone: string }) {
  const [noting, setNoting] = useState(false)
  return (
    <Card as="section" aria-labelledby="timeline">
      <CardHeader
        action={
          <Button variant="ghost" size="sm" onClick={() => setNoting(true)}>
            <Plus className="size-4" aria-hidden="true" />
            Add note
          </Button>
        }
      >
        <CardTitle id="timeline">Timeline</CardTitle>
      </CardHeader>
      <ol className="space-y-4 border-l-2 border-accent-soft pl-4">
        {order.timeline.toReversed().map(({ id, what, detail, at, actor, by }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4">
            <div className="min-w-0">
              <p className="font-semibold">{eventWord(what)}</p>
              {detail && <p className="wrap-anywhere text-sm text-soft">{detail}</p>}
            </div>
            <p className="text-sm text-soft sm:text-right">
              {formatInstant(at, timeZone)}
              <span className="block">{by?.name ?? actors[actor]}</span>
            </p>
          </li>
        ))}
      </ol>
      {noting && <NoteDialog order={order} onClose={() => setNoting(false)} />}
    </Card>
  )
}

/** The order's stock movements. */
export function Movements({ order, timeZone }: { order: FullOrder; timeZone: string }) {
  if (order.movements.length === 0) return null
  return (
    <Card as="section" aria-labelledby="movements">
      <CardTitle id="movements" className="mb-3">
        Stock movements
      </CardTitle>
      <ul className="divide-y divide-line text-sm">
        {order.movements.map(({ id, at, batchNumber, change, reservedChange, reason }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 py-2">
            <span>
              <span className="font-semibold">{reason}</span> · {batchNumber}
            </span>
            <span className="text-soft tabular-nums">
              {change !== 0 && `${signed(change)} available, `}
              {signed(reservedChange)} reserved · {formatInstant(at, timeZone)}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

const signed = (units: number) => (units > 0 ? `+${units}` : `−${-units}`)
