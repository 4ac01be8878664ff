import type { ReactNode } from 'react'
import { type Cart, CartContext } from './cart-context.ts'
import { useMembersCart } from './use-members-cart.ts'
import { addForVisitor, setForVisitor, useVisitorsCart } from './visitors-cart.ts'

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
