import { trackingOf } from '@pepwell/domain/carriers'
import { type OrderStatus, orderStatuses } from '@pepwell/domain/orders'
import { ArrowUpRight } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Card, CardTitle } from '../../../ui/card.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { statusWords } from '../order-words.ts'
import { type FullOrder, useSetStatus } from './orders-admin.api.ts'
import { statusToasts } from './told.ts'

/** Status and tracking number, with one Save. */
export function Fulfilment({ order }: { order: FullOrder }) {
  const [status, setStatus] = useState<OrderStatus>(order.status)
  const [tracking, setTracking] = useState(order.trackingNumber ?? '')
  const { mutate, isPending } = useSetStatus(statusToasts)
  const isSame = status === order.status && tracking.trim() === (order.trackingNumber ?? '')
  const found = trackingOf(tracking)
  const units = order.items.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <Card as="section" aria-labelledby="fulfilment">
      <CardTitle id="fulfilment" className="mb-3">
        Fulfilment
      </CardTitle>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          const { id, version } = order
          if (!isSame) mutate({ params: { id }, body: { status, trackingNumber: tracking.trim(), version } })
        }}
      >
        <Field
          label="Status"
          hint={
            status === 'cancelled' && order.status !== 'cancelled'
              ? `${units} ${units === 1 ? 'unit goes' : 'units go'} back into stock`
              : undefined
          }
        >
          <Select value={status} onChange={({ target }) => setStatus(target.value as OrderStatus)}>
            {orderStatuses.map((one) => (
              <option key={one} value={one}>
                {statusWords[one].word}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Tracking number">
          <TextInput
            autoComplete="off"
            value={tracking}
            onChange={({ target }) => setTracking(target.value)}
          />
        </Field>
        {found && (
          <p className="flex justify-between gap-3 text-sm text-soft">
            {found.carrier}, from the number’s form
            <a
              href={found.url}
              target="_blank"
              rel="noreferrer"
              className="inline-flex items-center gap-1 font-semibold text-accent-ink hover:underline"
            >
              Track
              <ArrowUpRight className="size-4" aria-hidden="true" />
            </a>
          </p>
        )}
        <Button type="submit" disabled={isSame} pending={isPending} pendingLabel="Saving...">
          Save
        </Button>
      </form>
    </Card>
  )
}
