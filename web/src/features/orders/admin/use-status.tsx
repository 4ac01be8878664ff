import {
  type PaymentQuestion,
  paymentQuestionNames,
  paymentQuestions,
  questionBefore,
} from '@pepwell/domain/shop/order-questions'
import type { OrderStatus } from '@pepwell/domain/shop/orders'
import { useRef, useState } from 'react'
import { ApiError } from '../../../lib/api/api.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { statusWords } from '../order-words.ts'
import { orderStatusToasts } from './order-status-toasts.ts'
import { type AnyOrder, useSetStatus } from './orders-admin.api.ts'

/** The new status of an order. */
export interface StatusChange {
  status: OrderStatus
  trackingNumber?: string
  version?: number
}

interface Asked {
  change: StatusChange
  question: PaymentQuestion
}

/** The confirmation the server requires before it accepts the status. */
function questionIn(error: Error): PaymentQuestion | undefined {
  if (!(error instanceof ApiError) || error.code !== 'CONFIRM_PAYMENT') return undefined
  const { question } = (error.details ?? {}) as { question?: PaymentQuestion }
  return paymentQuestionNames.find((name) => name === question)
}

interface Options {
  onSaved?: (saved: AnyOrder) => void
  /** @returns whether the error was handled */
  onFailed?: (error: Error, change: StatusChange) => boolean
}

export function useStatus(order: AnyOrder, { onSaved, onFailed }: Options = {}) {
  const [asked, setAsked] = useState<Asked>()
  // A live update may deliver the new status before the reply arrives.
  const sentFrom = useRef(order)
  const undoing = useSetStatus({
    onSuccess: () => orderStatusToasts.onSuccess(),
    onError: orderStatusToasts.onError,
  })
  const { mutate, isPending, variables } = useSetStatus({
    onSuccess: (saved, { body }) => {
      setAsked(undefined)
      onSaved?.(saved)
      const { status, trackingNumber } = sentFrom.current
      const before = { status, trackingNumber: trackingNumber ?? '' }
      const confirm = questionBefore(saved, before.status)
      const undo = () =>
        undoing.mutate({ params: { id: order.id }, body: { ...before, version: saved.version, confirm } })
      orderStatusToasts.onSuccess(body.status === before.status ? undefined : undo)
    },
    onError: (error, { body }) => {
      const question = questionIn(error)
      if (question) return setAsked({ change: body as StatusChange, question })
      setAsked(undefined)
      if (!onFailed?.(error, body as StatusChange)) orderStatusToasts.onError(error)
    },
  })
  const send = (change: StatusChange, confirm?: PaymentQuestion) => {
    sentFrom.current = order
    mutate({ params: { id: order.id }, body: { ...change, ...(confirm && { confirm }) } })
  }
  const set = (change: StatusChange) => {
    const question = questionBefore(order, change.status)
    if (question) setAsked({ change, question })
    else send(change)
  }
  const dialog = asked && (
    <ConfirmDialog
      open
      onOpenChange={() => setAsked(undefined)}
      title={`Mark ${order.orderNumber} ${statusWords[asked.change.status].word.toLowerCase()}?`}
      description={paymentQuestions[asked.question]}
      confirmLabel={`Mark ${statusWords[asked.change.status].word.toLowerCase()}`}
      pendingLabel="Saving..."
      cancelLabel="Keep it"
      hesitant
      pending={isPending}
      onConfirm={() => send(asked.change, asked.question)}
    />
  )
  return { set, dialog, isPending, pendingStatus: isPending ? variables?.body.status : undefined }
}
