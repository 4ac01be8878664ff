import { type KeyboardEvent, useState } from 'react'
import { TextInput } from '../../../ui/text-input.tsx'
import { orderStatusToasts } from './order-status-toasts.ts'
import { type AnyOrder, useSetStatus } from './orders-admin.api.ts'

/** Inline tracking number: Enter and blur save, Esc reverts. */
export function TrackingCell({ order }: { order: AnyOrder }) {
  const [typed, setTyped] = useState<string>()
  const { mutate, isPending } = useSetStatus({
    onSuccess: () => {
      setTyped(undefined)
      orderStatusToasts.onSuccess()
    },
    // Keep the input.
    onError: orderStatusToasts.onError,
  })
  const { id, status, orderNumber, version } = order
  const current = order.trackingNumber ?? ''
  const save = () => {
    if (typed === undefined || isPending) return
    if (typed.trim() === current) return setTyped(undefined)
    // With its version, or the number would revert a status that someone else just set.
    mutate({ params: { id }, body: { status, trackingNumber: typed.trim(), version } })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.key === 'Enter') save()
    if (event.key === 'Escape') setTyped(undefined)
  }
  if (typed === undefined)
    return (
      <button
        type="button"
        className="min-h-11 max-w-full truncate border-b border-dashed border-edge text-left tabular-nums md:min-h-0"
        onClick={() => setTyped(current)}
      >
        {current || <span className="text-soft">Add number</span>}
        <span className="sr-only"> for {orderNumber}</span>
      </button>
    )
  return (
    <TextInput
      autoFocus
      aria-label={`Tracking number of ${orderNumber}`}
      value={typed}
      disabled={isPending}
      className="md:min-h-8 md:py-1"
      onChange={(event) => setTyped(event.target.value)}
      onBlur={save}
      onKeyDown={onKeyDown}
    />
  )
}
