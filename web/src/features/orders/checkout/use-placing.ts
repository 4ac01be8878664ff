import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '../../../lib/api.ts'
import { lookAgain } from '../../../lib/look-again.ts'
import { type CartLine, type OwnOrder, type Terms, usePayOrder, usePlaceOrder } from '../orders.api.ts'
import { billOf } from './bill.ts'
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

/** What is sent stays in sight: the cart is emptied before the answer is here. */
function useWhileSent<Value>(value: Value, isSent: boolean): Value {
  const [kept, setKept] = useState(value)
  if (!isSent && kept !== value) setKept(value)
  return isSent ? kept : value
}

/** Places the order of a cart; what it was refused for is fetched again. */
export function usePlacing(form: CheckoutForm, cart: readonly CartLine[], terms: Terms) {
  const client = useQueryClient()
  const follow = useWhatFollows()
  const [isPlaced, setPlaced] = useState(false)
  const { store, isPending, error, forget } = usePlaceOrder({
    onSuccess: (order) => {
      setPlaced(true)
      return follow(order)
    },
    onError: (failure) => {
      if (failure instanceof ApiError && failure.fields)
        for (const [path, message] of Object.entries(failure.fields))
          form.setError(path as keyof CheckoutFields, { type: 'server', message }, { shouldFocus: true })
      void lookAgain(client, ['cart', 'shop', 'shop-settings'])
    },
  })
  const isSent = isPending || isPlaced
  const bill = billOf(useWhileSent(cart, isSent), terms)
  const place = form.handleSubmit((fields) => {
    const body = { ...fields, researchUseOnly: true as const, expectedTotal: bill.totalAmount }
    store(body, { said: body })
  })
  return { bill, place, isSent, error: isSent ? null : error, forget }
}
