const about = { method: 'GET', access: 'admin', area: 'reports', providesTags: ['reports'] } as const

export const salesReport = { ...about, path: '/api/admin/sales-report' } as const

export const stockReport = { ...about, path: '/api/admin/stock-report' } as const

export const retentionReport = { ...about, path: '/api/admin/retention-report' } as const

export const deliveryReport = { ...about, path: '/api/admin/delivery-report' } as const

export const supportWaitReport = { ...about, path: '/api/admin/waiting-report' } as const
