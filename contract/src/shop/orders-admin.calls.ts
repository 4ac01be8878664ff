const area = { access: 'admin', area: 'orders' } as const

export const listAllOrders = {
  method: 'GET',
  path: '/api/admin/orders',
  ...area,
  providesTags: ['orders', 'members'],
} as const

export const orderCounts = {
  method: 'GET',
  path: '/api/admin/orders/counts',
  ...area,
  providesTags: ['orders', 'members'],
} as const

export const ordersCsv = {
  method: 'GET',
  path: '/api/admin/orders/csv',
  ...area,
  providesTags: ['orders', 'members'],
} as const

export const adjacentOrders = {
  method: 'GET',
  path: '/api/admin/orders/:id/neighbours',
  ...area,
  providesTags: ['orders', 'members'],
} as const

export const orderInFull = {
  method: 'GET',
  path: '/api/admin/orders/:id',
  ...area,
  providesTags: ['orders', 'members', 'inventory'],
} as const

export const setOrderStatus = {
  method: 'PATCH',
  path: '/api/admin/orders/:id/status',
  ...area,
  invalidatesTags: ['orders', 'inventory', 'shop', 'audit-log'],
} as const

export const setOrderStatuses = {
  method: 'PATCH',
  path: '/api/admin/orders/status',
  ...area,
  invalidatesTags: ['orders', 'inventory', 'shop', 'audit-log'],
} as const

export const markOrderPaid = {
  method: 'POST',
  path: '/api/admin/orders/:id/paid',
  ...area,
  invalidatesTags: ['orders', 'audit-log'],
} as const

export const refundOrder = {
  method: 'POST',
  path: '/api/admin/orders/:id/refund',
  ...area,
  invalidatesTags: ['orders', 'audit-log'],
} as const

export const addOrderNote = {
  method: 'POST',
  path: '/api/admin/orders/:id/notes',
  ...area,
  invalidatesTags: ['orders', 'audit-log'],
} as const

export const shopSettings = {
  method: 'GET',
  path: '/api/admin/shop-settings',
  ...area,
  providesTags: ['shop-settings'],
} as const

export const updateShopSettings = {
  method: 'PATCH',
  path: '/api/admin/shop-settings',
  ...area,
  invalidatesTags: ['shop-settings', 'orders', 'audit-log'],
} as const
