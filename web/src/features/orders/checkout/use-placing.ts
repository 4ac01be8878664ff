import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '../../../lib/api/api.ts'
import { invalidateTags } from '../../../lib/api/invalidate-tags.ts'
import { type CartLine, type OwnOrder, type Terms, usePayOrder, usePlaceOrder } from '../orders.api.ts'
import { billOf, methodOf } from './bill.ts'
import type { CheckoutFields, CheckoutForm } from './checkout-form.ts'

/** Leads on from an order that was placed: to its card's page, or to its own. */
function useWhatFollows() {
  const navigate = useNavigate()
  const { mutateAsync } = usePayOrder()
  return async ({ orderNumber, paymentMethod }: OwnOrder) => {
    const page = `/shop/orders/${orderNumber}`
    if (paymentMethod === 'invoice') return void navigate(page, { replace: true })
    // Its page asks for the card again when this one can't be opened now.
    const { url } = await mutateAsync({ params: { number: orderNumber } }).catch(() => ({ url: null }))
    if (url) window.location.assign(url)
    else void navigate(page, { replace: true })
  }
}

/** Whether the answer was lost, or none. */
const isUnknown = (error: Error | null) =>
  error !== null && !(error instanceof ApiError && error.status < 500)

/** What is sent stays in sight: the cart is emptied before the answer is here. */
function useWhileSent<Value>(value: Value, isSent: boolean): Value {
  const [kept, setKept] = useState(value)
  if (!isSent && kept !== value) setKept(value)
  return isSent ? kept : value
}

interface ToPlace {
  cart: readonly CartLine[]
  terms: Terms
  onPlaced: () => void
}

/** Places the order of a cart; what it was refused for is fetched again. */
export function usePlacing(form: CheckoutForm, { cart, terms, onPlaced }: ToPlace) {
  const client = useQueryClient()
  const follow = useWhatFollows()
  const [isPlaced, setPlaced] = useState(false)
  const { store, isPending, error, forget } = usePlaceOrder({
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
  // Nobody knows whether an order whose answer was lost is there: sent again, it has to be the same one.
  const bill = billOf(useWhileSent(cart, isSent || isUnknown(error)), terms)
  const place = form.handleSubmit((fields) => {
    const lines = bill.lines.map(({ id }) => id)
    const paymentMethod = methodOf(fields.paymentMethod, bill)
    const sent = { ...fields, paymentMethod, researchUseOnly: true as const }
    const body = { ...sent, expectedTotal: bill.totalAmount, lines }
    store(body, { said: body })
  })
  return { bill, place, isSent, error: isSent ? null : error, forget }
}
