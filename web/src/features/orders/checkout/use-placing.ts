import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '../../../lib/api/api.ts'
import { invalidateTags } from '../../../lib/api/invalidate-tags.ts'
import { type CartLine, type OwnOrder, type Terms, usePayOrder, usePlaceOrder } from '../orders.api.ts'
import { billOf, methodOf } from './bill.ts'
import type { CheckoutFields, CheckoutForm } from './checkout-form.ts'

/** After placing an order, opens the card payment page or the order. */
function useWhatFollows() {
  const navigate = useNavigate()
  const { mutateAsync } = usePayOrder()
  return async ({ orderNumber, paymentMethod }: OwnOrder) => {
    const page = `/shop/orders/${orderNumber}`
    if (paymentMethod === 'invoice') return void navigate(page, { replace: true, state: { placed: true } })
    // That page asks for the card again if this fails.
    const { url } = await mutateAsync({ params: { number: orderNumber } }).catch(() => ({ url: null }))
    if (url) window.location.assign(url)
    else void navigate(page, { replace: true })
  }
}

/** Whether the reply was lost. */
const isUnknown = (error: Error | null) =>
  error !== null && !(error instanceof ApiError && error.status < 500)

/** Keep showing the items: the cart is emptied before the reply arrives. */
function useWhileSent<Value>(value: Value, isSent: boolean): Value {
  const [snapshot, setSnapshot] = useState(value)
  if (!isSent && snapshot !== value) setSnapshot(value)
  return isSent ? snapshot : value
}

interface ToPlace {
  cart: readonly CartLine[]
  terms: Terms
  onPlaced: () => void
}

/** Places the order. After a refusal, refetches what caused it. */
export function usePlacing(form: CheckoutForm, { cart, terms, onPlaced }: ToPlace) {
  const client = useQueryClient()
  const follow = useWhatFollows()
  const [isPlaced, setPlaced] = useState(false)
  const { store, isPending, error, reset } = usePlaceOrder({
    onSuccess: (order) => {
      setPlaced(true)
      onPlaced()
      return follow(order)
    },
    onError: (failure) => {
      if (failure instanceof ApiError && failure.fields)
        for (const [path, message] of Object.entries(failure.fields))
          form.setError(path as keyof CheckoutFields, { type: 'server', message }, { shouldFocus: true })
      void invalidateTags(client, ['cart', 'shop', 'shop-settings'])
    },
  })
  const isSent = isPending || isPlaced
  // After a lost reply the order may exist, so the retry must use the same id.
  const bill = billOf(useWhileSent(cart, isSent || isUnknown(error)), terms)
  const place = form.handleSubmit((fields) => {
    const lines = bill.lines.map(({ id }) => id)
    const paymentMethod = methodOf(fields.paymentMethod, bill)
    const sent = { ...fields, paymentMethod, researchUseOnly: true as const }
    store({ ...sent, expectedTotal: bill.totalAmount, lines })
  })
  return { bill, place, isSent, error: isSent ? null : error, reset }
}
