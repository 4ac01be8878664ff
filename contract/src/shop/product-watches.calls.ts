export const listWatchedProducts = {
  method: 'GET',
  path: '/api/shop/watched',
  access: 'member',
  providesTags: ['product-watches'],
} as const

export const watchProduct = {
  method: 'POST',
  path: '/api/shop/watched/:id',
  access: 'member',
  invalidatesTags: ['product-watches'],
} as const

export const unwatchProduct = {
  method: 'DELETE',
  path: '/api/shop/watched/:id',
  access: 'member',
  invalidatesTags: ['product-watches'],
} as const
