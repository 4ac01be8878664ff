import type { OrderStatus } from '@pepwell/domain/shop/orders'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../../lib/api/api.ts'
import { type Chosen, takeChosen } from '../../../ui/conflict-dialog.tsx'
import { statusWords } from '../order-words.ts'
import { type AnyOrder, fullOrderQuery } from './orders-admin.api.ts'
import { useStatus } from './use-status.tsx'

/** The form values of an order's fulfillment. */
export interface Fulfilled {
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
export function useFulfillmentEdit(order: AnyOrder) {
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
    saveChosen: (chosen: Chosen) => send(takeChosen(typedOf(order), typed, chosen), order.version),
    discard: () => begin(order),
    goOn: () => setHasConflict(false),
  }
}
