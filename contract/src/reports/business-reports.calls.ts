import { get, operator } from '../address.ts'

export const salesReport = get('/api/admin/sales-report', operator('reports'), { providesTags: ['reports'] })
export const stockReport = get('/api/admin/stock-report', operator('reports'), { providesTags: ['reports'] })
export const retentionReport = get('/api/admin/retention-report', operator('reports'), {
  providesTags: ['reports'],
})
export const deliveryReport = get('/api/admin/delivery-report', operator('reports'), {
  providesTags: ['reports'],
})
export const supportWaitReport = get('/api/admin/waiting-report', operator('reports'), {
  providesTags: ['reports'],
})
