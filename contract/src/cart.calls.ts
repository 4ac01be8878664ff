export const listCart = {
  method: 'GET',
  path: '/api/cart',
  access: 'member',
  shows: ['cart', 'shop'],
} as const

export const addToCart = {
  method: 'POST',
  path: '/api/cart',
  access: 'member',
  changes: ['cart'],
} as const

export const joinCart = {
  method: 'POST',
  path: '/api/cart/join',
  access: 'member',
  changes: ['cart'],
} as const

export const updateCartLine = {
  method: 'PATCH',
  path: '/api/cart/:id',
  access: 'member',
  changes: ['cart'],
} as const

export const removeCartLine = {
  method: 'DELETE',
  path: '/api/cart/:id',
  access: 'member',
  changes: ['cart'],
} as const
