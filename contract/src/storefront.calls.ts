export const listShopProducts = {
  method: 'GET',
  path: '/api/shop/products',
  access: 'public',
  shows: ['shop'],
} as const

export const shopProduct = {
  method: 'GET',
  path: '/api/shop/products/:slug',
  access: 'public',
  shows: ['shop'],
} as const
