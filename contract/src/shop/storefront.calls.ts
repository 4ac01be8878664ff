export const listShopProducts = {
  method: 'GET',
  path: '/api/shop/products',
  access: 'public',
  providesTags: ['shop'],
} as const

export const shopProduct = {
  method: 'GET',
  path: '/api/shop/products/:slug',
  access: 'public',
  providesTags: ['shop'],
} as const
