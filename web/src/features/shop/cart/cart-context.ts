import { createContext, use } from 'react'

/** What has to be known of a product to put it into a cart. */
interface Buyable {
  id: number
  name: string
  /** in dollars */
  price: number
}

/** The cart of whoever looks, member or visitor. */
export interface Cart {
  isMember: boolean
  /** how much of a product lies there, as the person wants it */
  quantityOf(productId: number): number
  /** puts more of it there */
  add(product: Buyable, quantity: number): void
  /** how much of it is to lie there; 0 takes it out */
  set(productId: number, quantity: number): void
}

/** Given by CartProvider, around every page of the shop. */
export const CartContext = createContext<Cart>({
  isMember: false,
  quantityOf: () => 0,
  add: () => {},
  set: () => {},
})

export const useCart = (): Cart => use(CartContext)
