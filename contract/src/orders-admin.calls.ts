const area = { access: 'admin', area: 'orders' } as const

export const listAllOrders = {
  method: 'GET',
  path: '/api/admin/orders',
  ...area,
  shows: ['orders', 'members'],
} as const

export const orderCounts = {
  method: 'GET',
  path: '/api/admin/orders/counts',
  ...area,
  shows: ['orders', 'members'],
} as const

export const ordersCsv = {
  method: 'GET',
  path: '/api/admin/orders/csv',
  ...area,
  shows: ['orders', 'members'],
} as const

export const orderNeighbours = {
  method: 'GET',
  path: '/api/admin/orders/:id/neighbours',
  ...area,
  shows: ['orders', 'members'],
} as const

export const orderInFull = {
  method: 'GET',
  path: '/api/admin/orders/:id',
  ...area,
  shows: ['orders', 'members', 'inventory'],
} as const

export const setOrderStatus = {
  method: 'PATCH',
  path: '/api/admin/orders/:id/status',
  ...area,
  changes: ['orders', 'inventory', 'shop', 'audit-log'],
} as const

export const setOrderStatuses = {
  method: 'PATCH',
  path: '/api/admin/orders/status',
  ...area,
  changes: ['orders', 'inventory', 'shop', 'audit-log'],
} as const

export const markOrderPaid = {
  method: 'POST',
  path: '/api/admin/orders/:id/paid',
  ...area,
  changes: ['orders', 'audit-log'],
} as const

export const refundOrder = {
  method: 'POST',
  path: '/api/admin/orders/:id/refund',
  ...area,
  changes: ['orders', 'audit-log'],
} as const

export const addOrderNote = {
  method: 'POST',
  path: '/api/admin/orders/:id/notes',
  ...area,
  changes: ['orders', 'audit-log'],
} as const

export const shopSettings = {
  method: 'GET',
  path: '/api/admin/shop-settings',
  ...area,
  shows: ['shop-settings'],
} as const

export const updateShopSettings = {
  method: 'PATCH',
  path: '/api/admin/shop-settings',
  ...area,
  changes: ['shop-settings', 'orders', 'audit-log'],
} as const
