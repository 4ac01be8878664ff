import { trackingOf } from '@pepwell/domain/shop/carriers'
import { type OrderStatus, orderStatuses } from '@pepwell/domain/shop/orders'
import { ArrowUpRight } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { Card, CardTitle } from '../../../ui/card.tsx'
import { ConflictDialog } from '../../../ui/conflict-dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { statusWords } from '../order-words.ts'
import { useFulfillmentEdit } from './fulfillment-edit.ts'
import type { FullOrder } from './orders-admin.api.ts'

/** Status and tracking number with one save button. */
export function Fulfillment({ order }: { order: FullOrder }) {
  const edit = useFulfillmentEdit(order)
  const { typed, set } = edit
  const found = trackingOf(typed.tracking)
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
          if (edit.isTouched) edit.save()
        }}
      >
        <Field
          label="Status"
          hint={
            typed.status === 'cancelled' && order.status !== 'cancelled'
              ? `${units} ${units === 1 ? 'unit goes' : 'units go'} back into stock`
              : undefined
          }
        >
          <Select
            value={typed.status}
            onChange={({ target }) => set({ status: target.value as OrderStatus })}
          >
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
            value={typed.tracking}
            onChange={({ target }) => set({ tracking: target.value })}
          />
        </Field>
        {found && (
          <p className="flex justify-between gap-3 text-sm text-soft">
            {found.carrier}, judging by the number’s format
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
        <Button type="submit" disabled={!edit.isTouched} pending={edit.isPending} pendingLabel="Saving...">
          Save
        </Button>
      </form>
      {edit.question}
      <ConflictDialog
        open={edit.hasConflict}
        onOpenChange={edit.goOn}
        about={{ kind: 'order', id: order.id }}
        what={`order ${order.orderNumber}`}
        fields={edit.contested}
        onSave={edit.saveChosen}
        onDiscard={edit.discard}
        saving={edit.isPending}
      />
    </Card>
  )
}
