import { get, operator, patch, post } from '../address.ts'

export const listAllOrders = get('/api/admin/orders', operator('orders'), {
  providesTags: ['orders', 'members'],
})
export const orderCounts = get('/api/admin/orders/counts', operator('orders'), {
  providesTags: ['orders', 'members'],
})
export const ordersCsv = get('/api/admin/orders/csv', operator('orders'), {
  providesTags: ['orders', 'members'],
})
export const adjacentOrders = get('/api/admin/orders/:id/neighbours', operator('orders'), {
  providesTags: ['orders', 'members'],
})
export const orderInFull = get('/api/admin/orders/:id', operator('orders'), {
  providesTags: ['orders', 'members', 'inventory'],
})
export const setOrderStatus = patch('/api/admin/orders/:id/status', operator('orders'), {
  invalidatesTags: ['orders', 'inventory', 'shop', 'audit-log'],
})
export const setOrderStatuses = patch('/api/admin/orders/status', operator('orders'), {
  invalidatesTags: ['orders', 'inventory', 'shop', 'audit-log'],
})
export const markOrderPaid = post('/api/admin/orders/:id/paid', operator('orders'), {
  invalidatesTags: ['orders', 'audit-log'],
})
export const refundOrder = post('/api/admin/orders/:id/refund', operator('orders'), {
  invalidatesTags: ['orders', 'audit-log'],
})
export const addOrderNote = post('/api/admin/orders/:id/notes', operator('orders'), {
  invalidatesTags: ['orders', 'audit-log'],
})
export const shopSettings = get('/api/admin/shop-settings', operator('orders'), {
  providesTags: ['shop-settings'],
})
export const updateShopSettings = patch('/api/admin/shop-settings', operator('orders'), {
  invalidatesTags: ['shop-settings', 'orders', 'audit-log'],
})
