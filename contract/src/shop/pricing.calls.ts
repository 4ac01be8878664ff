export const listVendorPrices = {
  method: 'GET',
  path: '/api/admin/vendor-prices/:peptideId',
  access: 'member',
  providesTags: ['vendor-prices'],
} as const
