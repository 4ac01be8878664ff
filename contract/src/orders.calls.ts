export const placeOrder = {
  method: 'POST',
  path: '/api/orders',
  access: 'member',
  changes: ['orders', 'cart', 'shop', 'inbox', 'shipping-address'],
} as const

export const listOrders = {
  method: 'GET',
  path: '/api/orders',
  access: 'member',
  shows: ['orders'],
} as const

export const getOrder = {
  method: 'GET',
  path: '/api/orders/:number',
  access: 'member',
  shows: ['orders'],
} as const

export const cancelOrder = {
  method: 'POST',
  path: '/api/orders/:number/cancel',
  access: 'member',
  changes: ['orders', 'cart', 'shop', 'inbox'],
} as const

export const payOrder = {
  method: 'POST',
  path: '/api/orders/:number/pay',
  access: 'member',
  changes: ['orders'],
} as const

export const shopTerms = {
  method: 'GET',
  path: '/api/shop/terms',
  access: 'public',
  shows: ['shop-settings'],
} as const

export const shippingAddress = {
  method: 'GET',
  path: '/api/shipping-address',
  access: 'member',
  shows: ['shipping-address'],
} as const
