import { joinedQuantity } from '@pepwell/domain/shop/cart-quantities'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { failureText } from '../../../lib/api/api.ts'
import { newClientId } from '../../../lib/api/client-id.ts'
import { invalidateTags } from '../../../lib/api/invalidate-tags.ts'
import { toast } from '../../../ui/toast-store.ts'
import { cartQuery, useAddToCart, useChangeCartLine, useRemoveCartLine } from './cart.api.ts'
import { type Cart, CartContext } from './cart-context.ts'
import { addForVisitor, setForVisitor, useVisitorsCart } from './visitors-cart.ts'

/** One change at a time: the server must not receive concurrent changes out of order. */
const scope = { id: 'cart' }

const FAILED = 'Failed to change your cart. Please try again.'

/** Pending quantities, shown until the server confirms them. */
function useWanted() {
  const client = useQueryClient()
  const [wanted, setWanted] = useState<ReadonlyMap<number, number>>(new Map())
  const want = (productId: number, quantity: number) =>
    setWanted((before) => new Map(before).set(productId, quantity))
  const settle = async (productId: number, quantity: number) => {
    await invalidateTags(client, ['cart'])
    setWanted((before) => {
      // A newer change is still pending.
      if (before.get(productId) !== quantity) return before
      const left = new Map(before)
      left.delete(productId)
      return left
    })
  }
  return { wanted, want, settle }
}

/** A member's cart on the server. Changes are optimistic and revert with a message on failure. */
function useMembersCart(enabled: boolean): Cart {
  const lines = useQuery({ ...cartQuery, enabled }).data ?? []
  const { wanted, want, settle } = useWanted()
  /** ids of additions without a reply; a retry reuses them */
  const attempts = useRef(new Map<string, string>())
  const onError = (error: Error) =>
    toast({ title: 'Error', description: failureText(error, FAILED), variant: 'destructive' })
  const options = { scope, onError }
  const addition = useAddToCart(options)
  const change = useChangeCartLine(options)
  const removal = useRemoveCartLine(options)
  const lineOf = (productId: number) => lines.find((line) => line.productId === productId)
  const quantityOf = (productId: number) => wanted.get(productId) ?? lineOf(productId)?.quantity ?? 0

  return {
    isMember: true,
    quantityOf,
    add({ id: productId }, quantity) {
      const total = joinedQuantity(quantityOf(productId), quantity)
      const attempt = `${productId} ${quantity}`
      const clientId = attempts.current.get(attempt) ?? newClientId()
      attempts.current.set(attempt, clientId)
      want(productId, total)
      addition.mutate(
        { body: { productId, quantity, clientId } },
        {
          onSuccess: () => void attempts.current.delete(attempt),
          onSettled: () => void settle(productId, total),
        },
      )
    },
    set(productId, quantity) {
      const line = lineOf(productId)
      if (!line) return
      want(productId, quantity)
      const onSettled = () => void settle(productId, quantity)
      const params = { id: line.id }
      if (quantity === 0) removal.mutate({ params }, { onSettled })
      else change.mutate({ params, body: { quantity } }, { onSettled })
    },
  }
}

/** A visitor's cart, stored in the browser until they sign in. */
function useBrowsersCart(): Cart {
  const lines = useVisitorsCart()?.lines ?? []
  return {
    isMember: false,
    quantityOf: (productId) => lines.find((line) => line.productId === productId)?.quantity ?? 0,
    add: addForVisitor,
    set: setForVisitor,
  }
}

/** Provides the current cart to the shop pages. */
export function CartProvider({ isMember, children }: { isMember: boolean; children: ReactNode }) {
  const [members, visitors] = [useMembersCart(isMember), useBrowsersCart()]
  return <CartContext value={isMember ? members : visitors}>{children}</CartContext>
}
