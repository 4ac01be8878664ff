import { everyone, get } from '../address.ts'

export const listShopProducts = get('/api/shop/products', everyone, { providesTags: ['shop'] })
export const shopProduct = get('/api/shop/products/:slug', everyone, { providesTags: ['shop'] })
