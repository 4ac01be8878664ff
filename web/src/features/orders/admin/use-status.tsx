import type { RecalledLine } from '@pepwell/contract/shop/orders-admin'
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
  /** what the operator confirmed already */
  confirm?: PaymentQuestion
  replaceRecalled?: boolean
}

/** A question with the change that is sent once it is confirmed. */
interface PendingChange {
  change: StatusChange
  words: string
  confirmLabel: string
}

const markLabel = ({ status }: StatusChange) => `Mark ${statusWords[status].word.toLowerCase()}`

const aboutPayment = (change: StatusChange, question: PaymentQuestion): PendingChange => ({
  change: { ...change, confirm: question },
  words: paymentQuestions[question],
  confirmLabel: markLabel(change),
})

const lotText = ({ name, lot, quantity, reason }: RecalledLine) =>
  `${quantity} × ${name}, lot ${lot}, is recalled: ${reason}`

const aboutRecall = (change: StatusChange, lines: readonly RecalledLine[]): PendingChange => ({
  change: { ...change, replaceRecalled: true },
  words: [...lines.map(lotText), 'Send other lots instead?'].join(' '),
  confirmLabel: 'Send other lots',
})

/**
 * The question to ask before the change is sent again, if the server refused it because an answer was
 * missing.
 */
function questionIn(error: Error, change: StatusChange): PendingChange | undefined {
  if (!(error instanceof ApiError)) return undefined
  const { question, lines } = (error.details ?? {}) as { question?: PaymentQuestion; lines?: RecalledLine[] }
  if (error.code === 'LOT_RECALLED' && lines) return aboutRecall(change, lines)
  const known = paymentQuestionNames.find((name) => name === question)
  return error.code === 'CONFIRM_PAYMENT' && known ? aboutPayment(change, known) : undefined
}

interface Options {
  onSaved?: (saved: AnyOrder) => void
  /** @returns whether the error was handled */
  onFailed?: (error: Error, change: StatusChange) => boolean
}

export function useStatus(order: AnyOrder, { onSaved, onFailed }: Options = {}) {
  const [asked, setAsked] = useState<PendingChange>()
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
      const question = questionIn(error, body as StatusChange)
      if (question) return setAsked(question)
      setAsked(undefined)
      if (!onFailed?.(error, body as StatusChange)) orderStatusToasts.onError(error)
    },
  })
  const send = (change: StatusChange) => {
    sentFrom.current = order
    mutate({ params: { id: order.id }, body: change })
  }
  const set = (change: StatusChange) => {
    const question = questionBefore(order, change.status)
    if (question) setAsked(aboutPayment(change, question))
    else send(change)
  }
  const dialog = asked && (
    <ConfirmDialog
      open
      onOpenChange={() => setAsked(undefined)}
      title={`Mark ${order.orderNumber} ${statusWords[asked.change.status].word.toLowerCase()}?`}
      description={asked.words}
      confirmLabel={asked.confirmLabel}
      pendingLabel="Saving..."
      cancelLabel="Keep it"
      hesitant
      pending={isPending}
      onConfirm={() => send(asked.change)}
    />
  )
  return { set, dialog, isPending, pendingStatus: isPending ? variables?.body.status : undefined }
}
