export const placeOrder = {
  method: 'POST',
  path: '/api/orders',
  access: 'member',
  invalidatesTags: ['orders', 'cart', 'shop', 'inbox', 'shipping-address'],
} as const

export const listOrders = {
  method: 'GET',
  path: '/api/orders',
  access: 'member',
  providesTags: ['orders'],
} as const

export const getOrder = {
  method: 'GET',
  path: '/api/orders/:number',
  access: 'member',
  providesTags: ['orders'],
} as const

export const cancelOrder = {
  method: 'POST',
  path: '/api/orders/:number/cancel',
  access: 'member',
  invalidatesTags: ['orders', 'cart', 'shop', 'inbox'],
} as const

export const payOrder = {
  method: 'POST',
  path: '/api/orders/:number/pay',
  access: 'member',
  invalidatesTags: ['orders'],
} as const

export const shopTerms = {
  method: 'GET',
  path: '/api/shop/terms',
  access: 'public',
  providesTags: ['shop-settings'],
} as const

export const shippingAddress = {
  method: 'GET',
  path: '/api/shipping-address',
  access: 'member',
  providesTags: ['shipping-address'],
} as const
