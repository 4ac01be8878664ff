import { del, get, member, patch, post } from '../address.ts'

export const listCart = get('/api/cart', member, { providesTags: ['cart', 'shop'] })
export const addToCart = post('/api/cart', member, { invalidatesTags: ['cart'] })
export const joinCart = post('/api/cart/join', member, { invalidatesTags: ['cart'] })
export const updateCartLine = patch('/api/cart/:id', member, { invalidatesTags: ['cart'] })
export const removeCartLine = del('/api/cart/:id', member, { invalidatesTags: ['cart'] })
