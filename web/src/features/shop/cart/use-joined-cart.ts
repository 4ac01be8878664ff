import { useEffect, useRef } from 'react'
import { useJoinCart } from './cart.api.ts'
import { clearVisitorsCart, useVisitorsCart } from './visitors-cart.ts'

/** Merges a visitor's cart after sign-in. A failure is retried when the app next opens. */
export function useJoinedCart(ready: boolean): void {
  const cart = useVisitorsCart()
  const { mutate } = useJoinCart()
  const tried = useRef<string>(undefined)
  useEffect(() => {
    if (!ready || !cart || cart.clientId === tried.current) return
    const { clientId } = cart
    tried.current = clientId
    const lines = cart.lines.map(({ productId, quantity, priceWhenAdded }) => ({
      productId,
      quantity,
      priceWhenAdded,
    }))
    mutate({ body: { clientId, lines } }, { onSuccess: () => clearVisitorsCart(clientId) })
  }, [ready, cart, mutate])
}
