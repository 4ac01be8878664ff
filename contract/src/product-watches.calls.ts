export const listWatchedProducts = {
  method: 'GET',
  path: '/api/shop/watched',
  access: 'member',
  shows: ['product-watches'],
} as const

export const watchProduct = {
  method: 'POST',
  path: '/api/shop/watched/:id',
  access: 'member',
  changes: ['product-watches'],
} as const

export const unwatchProduct = {
  method: 'DELETE',
  path: '/api/shop/watched/:id',
  access: 'member',
  changes: ['product-watches'],
} as const
