import { addToCart, joinCart, listCart, removeCartLine, updateCartLine } from '@pepwell/contract/shop/cart'
import type { FastifyInstance } from 'fastify'
import { handle } from '../../http/handle.ts'
import type { Cart } from './cart.service.ts'

export function cartRoutes(app: FastifyInstance, cart: Cart): void {
  handle(app, listCart, ({ user }) => cart.list(user))
  handle(app, addToCart, ({ user, body }) => cart.add(user, body))
  handle(app, joinCart, ({ user, body }) => cart.join(user, body))
  handle(app, updateCartLine, ({ user, params, body }) => cart.setQuantity(user, params.id, body.quantity))
  handle(app, removeCartLine, async ({ user, params }) => {
    await cart.remove(user, params.id)
    return { message: 'Removed from the cart' }
  })
}
