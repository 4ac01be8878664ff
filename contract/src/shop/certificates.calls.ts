const inventory = { access: 'admin', area: 'inventory' } as const
const changed = { invalidatesTags: ['certificates', 'shop', 'orders', 'audit-log'] } as const

export const listCertificates = {
  ...inventory,
  method: 'GET',
  path: '/api/admin/inventory/:id/certificates',
  providesTags: ['certificates'],
} as const

export const addCertificate = {
  ...inventory,
  ...changed,
  method: 'POST',
  path: '/api/admin/inventory/:id/certificates',
} as const

export const removeCertificate = {
  ...inventory,
  ...changed,
  method: 'DELETE',
  path: '/api/admin/certificates/:id',
} as const

export const certificateFile = {
  method: 'GET',
  path: '/api/certificates/:hash',
  access: 'public',
  providesTags: ['certificates'],
} as const
