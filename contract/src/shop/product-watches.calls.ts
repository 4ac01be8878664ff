import { del, get, member, post } from '../address.ts'

export const listWatchedProducts = get('/api/shop/watched', member, { providesTags: ['product-watches'] })
export const watchProduct = post('/api/shop/watched/:id', member, { invalidatesTags: ['product-watches'] })
export const unwatchProduct = del('/api/shop/watched/:id', member, { invalidatesTags: ['product-watches'] })
