import { trackingOf } from '@pepwell/domain/shop/carriers'
import { type OrderStatus, orderStatuses } from '@pepwell/domain/shop/orders'
import { useQueryClient } from '@tanstack/react-query'
import { ArrowUpRight } from 'lucide-react'
import { useState } from 'react'
import { ApiError } from '../../../lib/api/api.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardTitle } from '../../../ui/card.tsx'
import { type Chosen, ConflictDialog, mergeChosen } from '../../../ui/conflict-dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { statusWords } from '../order-words.ts'
import { type AnyOrder, type FullOrder, fullOrderQuery } from './orders-admin.api.ts'
import { useStatus } from './use-status.tsx'

/** The form values of an order's fulfillment. */
interface Fulfilled {
  status: OrderStatus
  tracking: string
}

type Stored = Pick<AnyOrder, 'status' | 'trackingNumber' | 'version'>

const typedOf = ({ status, trackingNumber }: Stored): Fulfilled => ({
  status,
  tracking: trackingNumber ?? '',
})

const isSame = (one: Fulfilled, other: Fulfilled) =>
  one.status === other.status && one.tracking.trim() === other.tracking

/** Two conflicting edits of one order, field by field. */
const conflictsWith = (was: Fulfilled, theirs: Fulfilled, yours: Fulfilled) => [
  {
    name: 'status',
    label: 'Status',
    was: statusWords[was.status].word,
    theirs: statusWords[theirs.status].word,
    yours: statusWords[yours.status].word,
  },
  {
    name: 'tracking',
    label: 'Tracking number',
    was: was.tracking,
    theirs: theirs.tracking,
    yours: yours.tracking.trim(),
  },
]

/** Edits status and tracking number. If someone else saves first, the input stays and the editor decides. */
function useFulfillmentEdit(order: AnyOrder) {
  const client = useQueryClient()
  const [was, setWas] = useState<Stored>(order)
  const [typed, setTyped] = useState(typedOf(order))
  const [hasConflict, setHasConflict] = useState(false)
  const isTouched = !isSame(typed, typedOf(was))
  const begin = (stored: Stored) => {
    setWas(stored)
    setTyped(typedOf(stored))
    setHasConflict(false)
  }
  const isNewer = order.version > was.version
  if (isNewer && !isTouched) begin(order)
  // Status and tracking are unchanged: another part of the order changed.
  else if (isNewer && isSame(typedOf(order), typedOf(was))) setWas(order)
  const change = useStatus(order, {
    onSaved: begin,
    onFailed: (error) => {
      if (!(error instanceof ApiError && error.code === 'CHANGED_MEANWHILE')) return false
      void compare()
      return true
    },
  })
  const compare = async () => {
    const newest = await client.fetchQuery({ ...fullOrderQuery(order.id), staleTime: 0 })
    if (isSame(typedOf(newest), typedOf(was))) send(typed, newest.version)
    else setHasConflict(true)
  }
  const send = ({ status, tracking }: Fulfilled, version: number) =>
    change.set({ status, trackingNumber: tracking.trim(), version })
  return {
    typed,
    isTouched,
    isPending: change.isPending,
    question: change.dialog,
    hasConflict,
    contested: conflictsWith(typedOf(was), typedOf(order), typed),
    set: (change: Partial<Fulfilled>) => setTyped((before) => ({ ...before, ...change })),
    save: () => send(typed, was.version),
    saveChosen: (chosen: Chosen) => send(mergeChosen(typedOf(order), typed, chosen), order.version),
    discard: () => begin(order),
    goOn: () => setHasConflict(false),
  }
}

/** Status and tracking number with one save button. */
export function Fulfillment({ order }: { order: FullOrder }) {
  const edit = useFulfillmentEdit(order)
  const { typed, set } = edit
  const found = trackingOf(typed.tracking)
  const units = order.items.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <Card as="section" aria-labelledby="fulfilment">
      <CardTitle id="fulfilment" className="mb-3">
        Fulfillment
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
            {orderStatuses.map((orderStatus) => (
              <option key={orderStatus} value={orderStatus}>
                {statusWords[orderStatus].word}
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
