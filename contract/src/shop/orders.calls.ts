import { everyone, get, member, post } from '../address.ts'

export const placeOrder = post('/api/orders', member, {
  invalidatesTags: ['orders', 'cart', 'shop', 'inbox', 'shipping-address'],
})
export const listOrders = get('/api/orders', member, { providesTags: ['orders'] })
export const getOrder = get('/api/orders/:number', member, { providesTags: ['orders'] })
export const cancelOrder = post('/api/orders/:number/cancel', member, {
  invalidatesTags: ['orders', 'cart', 'shop', 'inbox'],
})
export const payOrder = post('/api/orders/:number/pay', member, { invalidatesTags: ['orders'] })
export const shopTerms = get('/api/shop/terms', everyone, { providesTags: ['shop-settings'] })
export const shippingAddress = get('/api/shipping-address', member, { providesTags: ['shipping-address'] })
