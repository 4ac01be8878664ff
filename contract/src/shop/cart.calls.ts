export const listCart = {
  method: 'GET',
  path: '/api/cart',
  access: 'member',
  providesTags: ['cart', 'shop'],
} as const

export const addToCart = {
  method: 'POST',
  path: '/api/cart',
  access: 'member',
  invalidatesTags: ['cart'],
} as const

export const joinCart = {
  method: 'POST',
  path: '/api/cart/join',
  access: 'member',
  invalidatesTags: ['cart'],
} as const

export const updateCartLine = {
  method: 'PATCH',
  path: '/api/cart/:id',
  access: 'member',
  invalidatesTags: ['cart'],
} as const

export const removeCartLine = {
  method: 'DELETE',
  path: '/api/cart/:id',
  access: 'member',
  invalidatesTags: ['cart'],
} as const
