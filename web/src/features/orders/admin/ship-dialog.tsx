import { questionBefore } from '@pepwell/domain/shop/order-questions'
import { useState } from 'react'
import { problemText } from '../../../lib/api/refusal-text.ts'
import { decodeText } from '../../../lib/format/decode-text.ts'
import { Field } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { TextArea, TextInput } from '../../../ui/text-input.tsx'
import { type AnyOrder, useSetStatuses } from './orders-admin.api.ts'
import { trackingRows } from './tracking-rows.ts'

interface ShipDialogProps {
  orders: readonly AnyOrder[]
  onClose: () => void
  /** called with the orders of the last request */
  onDone: (shipped: readonly AnyOrder[]) => void
}

const namesOf = (orders: readonly AnyOrder[]) => orders.map(({ orderNumber }) => orderNumber).join(', ')

const unpaidIn = (orders: readonly AnyOrder[]) =>
  orders.filter((order) => questionBefore(order, 'shipped') === 'unpaid')

/** Who gets notified, and what operators should know first. */
function shipWords(orders: readonly AnyOrder[]): string {
  const unpaid = unpaidIn(orders)
  const unreached = orders.filter(({ isReachable }) => !isReachable)
  return [
    'We email each buyer the number you enter here.',
    ...(unpaid.length > 0 ? [`Not paid yet: ${namesOf(unpaid)}.`] : []),
    ...(unreached.length > 0 ? [`Not reachable by email: ${namesOf(unreached)}.`] : []),
  ].join(' ')
}

/** Ships many orders at once: tracking numbers typed, pasted or from a CSV file. */
export function ShipDialog({ orders, onClose, onDone }: ShipDialogProps) {
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(
    new Map(orders.map(({ orderNumber, trackingNumber }) => [orderNumber, trackingNumber ?? ''])),
  )
  const [problems, setProblems] = useState<ReadonlyMap<number, string>>(new Map())
  const { mutate, isPending, error } = useSetStatuses({
    onSuccess: (results) => {
      const refused = results.flatMap(({ id, problem }): [number, string][] =>
        problem ? [[id, problem]] : [],
      )
      setProblems(new Map(refused))
      const sent = new Set(results.map(({ id }) => id))
      if (refused.length === 0) onDone(orders.filter(({ id }) => sent.has(id)))
    },
  })
  const fill = (text: string) => {
    const found = trackingRows(
      text,
      orders.map(({ orderNumber }) => orderNumber),
    )
    setTyped((before) => new Map([...before, ...found]))
  }
  const send = () =>
    mutate({
      body: {
        status: 'shipped',
        // The description named them.
        ...(unpaidIn(orders).length > 0 && { confirm: 'unpaid' as const }),
        orders: orders
          .filter(({ id }) => problems.size === 0 || problems.has(id))
          .map(({ id, orderNumber }) => ({
            id,
            trackingNumber: typed.get(orderNumber)?.trim() || undefined,
          })),
      },
    })
  return (
    <FormDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={`Mark ${orders.length} ${orders.length === 1 ? 'order' : 'orders'} shipped`}
      description={shipWords(orders)}
      submit={{ label: 'Mark shipped', pendingLabel: 'Saving...', pending: isPending }}
      problem={problemText(error, 'Failed to update order status')}
    >
      {(id) => (
        <form
          id={id}
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            send()
          }}
        >
          <Field
            label="Paste numbers"
            optional
            hint="Paste order and tracking numbers, or tracking numbers only"
          >
            <TextArea rows={2} onChange={(event) => fill(event.target.value)} />
          </Field>
          <Field label="CSV file" optional>
            <TextInput
              type="file"
              accept=".csv,text/csv"
              onChange={async ({ target }) => {
                const bytes = await target.files?.[0]?.arrayBuffer()
                fill(bytes ? decodeText(new Uint8Array(bytes)) : '')
              }}
            />
          </Field>
          {orders.map((order) => (
            <Field key={order.id} label={order.orderNumber} error={problems.get(order.id)}>
              <TextInput
                autoComplete="off"
                placeholder="Tracking number"
                value={typed.get(order.orderNumber) ?? ''}
                onChange={(event) =>
                  setTyped((before) => new Map(before).set(order.orderNumber, event.target.value))
                }
              />
            </Field>
          ))}
        </form>
      )}
    </FormDialog>
  )
}
