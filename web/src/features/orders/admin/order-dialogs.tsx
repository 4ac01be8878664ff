import { toCents, toDollars } from '@pepwell/domain/shop/money'
import { questionBeforeRefund } from '@pepwell/domain/shop/order-questions'
import { holdingOf } from '@pepwell/domain/shop/orders'
import { useState } from 'react'
import { ApiError } from '../../../lib/api/api.ts'
import { problemText } from '../../../lib/api/refusal-text.ts'
import { Field } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { TextArea, TextInput } from '../../../ui/text-input.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { asDollars } from '../dollars.ts'
import { type FullOrder, useAddNote, useMarkPaid, useRefund } from './orders-admin.api.ts'

interface AboutOrder {
  order: FullOrder
  onClose: () => void
}

interface AskingProps extends AboutOrder {
  title: string
  description: string
  label: string
  hint?: string
  optional?: boolean
  submit: string
  pending: boolean
  problem: string | undefined
  destructive?: boolean
  isLong?: boolean
  onSend: (text: string) => void
}

/** A dialog with one field; input survives a failure. */
function FieldDialog(props: AskingProps) {
  const { title, description, label, hint, optional, submit, pending, problem, isLong, onSend } = props
  const [text, setText] = useState('')
  const field = { value: text, autoFocus: true, maxLength: isLong ? 500 : 100 }
  return (
    <FormDialog
      open
      onOpenChange={(open) => open || props.onClose()}
      title={title}
      description={description}
      submit={{
        label: submit,
        pendingLabel: 'Saving...',
        pending,
        variant: props.destructive ? 'destructive' : 'primary',
        disabled: !optional && text.trim() === '',
      }}
      problem={problem}
    >
      {(id) => (
        <form
          id={id}
          onSubmit={(event) => {
            event.preventDefault()
            onSend(text)
          }}
        >
          <Field label={label} hint={hint} optional={optional}>
            {isLong ? (
              <TextArea {...field} onChange={({ target }) => setText(target.value)} />
            ) : (
              <TextInput {...field} autoComplete="off" onChange={({ target }) => setText(target.value)} />
            )}
          </Field>
        </form>
      )}
    </FormDialog>
  )
}

/** Records a bank transfer. */
export function PaidDialog({ order, onClose }: AboutOrder) {
  const { mutate, isPending, error } = useMarkPaid({
    onSuccess: () => {
      toast({ title: 'Success', description: 'Payment recorded' })
      onClose()
    },
  })
  return (
    <FieldDialog
      order={order}
      onClose={onClose}
      title={`Did you receive ${asDollars(order.totalAmount)}?`}
      description={`For order ${order.orderNumber}. ${order.isReachable ? 'We email the buyer.' : 'We can’t reach the buyer by email.'}`}
      label="Bank reference"
      optional
      submit="Mark paid"
      pending={isPending}
      problem={problemText(error, 'Failed to record the payment')}
      onSend={(reference) => mutate({ params: { id: order.id }, body: { reference } })}
    />
  )
}

const isQuestion = (error: Error) => error instanceof ApiError && error.code === 'CONFIRM_PAYMENT'

/** The status of a refunded order. */
const afterRefund = ({ status }: FullOrder) =>
  holdingOf(status) === 'reserved'
    ? 'We cancel the order and restock its units.'
    : 'The order keeps its status.'

/** Who gets how much back, and the order's new status. */
function aboutRefund(order: FullOrder): string {
  if (order.paymentMethod !== 'card')
    return `Send the money back first. This records the refund and tells the buyer. ${afterRefund(order)}`
  return `We refund ${order.refundedAmount > 0 ? 'the remaining amount' : 'the full amount'} to the card. ${afterRefund(order)}`
}

/** Refunds an order. Asks first if there is a payment dispute, including one only the server knows. */
export function RefundDialog({ order, onClose }: AboutOrder) {
  const isCard = order.paymentMethod === 'card'
  const rest = toDollars(toCents(order.totalAmount) - toCents(order.refundedAmount))
  const [question, setQuestion] = useState(questionBeforeRefund(order.dispute))
  const { mutate, isPending, error } = useRefund({
    onError: (failure) => isQuestion(failure) && setQuestion(failure.message),
    onSuccess: () => {
      toast({ title: 'Success', description: isCard ? 'The refund is on its way' : 'Refund recorded' })
      onClose()
    },
  })
  return (
    <FieldDialog
      order={order}
      onClose={onClose}
      title={`Refund ${asDollars(rest)}?`}
      description={question ?? aboutRefund(order)}
      label="Reason"
      optional
      submit={question ? 'Refund anyway' : 'Refund'}
      destructive
      pending={isPending}
      problem={error && isQuestion(error) ? undefined : problemText(error, 'Failed to refund the order')}
      onSend={(reason) =>
        mutate({ params: { id: order.id }, body: { reason, ...(question && { confirm: 'disputed' }) } })
      }
    />
  )
}

/** Adds a note to the timeline. */
export function NoteDialog({ order, onClose }: AboutOrder) {
  const { mutate, isPending, error } = useAddNote({ onSuccess: onClose })
  return (
    <FieldDialog
      order={order}
      onClose={onClose}
      title="Add a note"
      description="Operators see it in the timeline. Buyers only see it in their data export."
      label="Note"
      submit="Add note"
      isLong
      pending={isPending}
      problem={problemText(error, 'Failed to add the note')}
      onSend={(text) => mutate({ params: { id: order.id }, body: { text } })}
    />
  )
}
