import { del, everyone, get, operator, post } from '../address.ts'

export const listCertificates = get('/api/admin/inventory/:id/certificates', operator('inventory'), {
  providesTags: ['certificates'],
})
export const addCertificate = post('/api/admin/inventory/:id/certificates', operator('inventory'), {
  invalidatesTags: ['certificates', 'shop', 'orders', 'audit-log'],
})
export const removeCertificate = del('/api/admin/certificates/:id', operator('inventory'), {
  invalidatesTags: ['certificates', 'shop', 'orders', 'audit-log'],
})
export const certificateFile = get('/api/certificates/:hash', everyone, { providesTags: ['certificates'] })
