import { createContext, use } from 'react'

/** What the cart needs to know about a product. */
interface Buyable {
  id: number
  name: string
  /** in dollars */
  price: number
}

/** The current user's cart, for members and visitors. */
export interface Cart {
  isMember: boolean
  /** the quantity of a product, including pending changes */
  quantityOf(productId: number): number
  /** adds to the quantity */
  add(product: Buyable, quantity: number): void
  /** sets the quantity; 0 removes the product */
  set(productId: number, quantity: number): void
}

/** Provided by CartProvider on every shop page. */
export const CartContext = createContext<Cart>({
  isMember: false,
  quantityOf: () => 0,
  add: () => {},
  set: () => {},
})

export const useCart = (): Cart => use(CartContext)
