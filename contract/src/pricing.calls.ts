export const listVendorPrices = {
  method: 'GET',
  path: '/api/admin/vendor-prices/:peptideId',
  access: 'member',
  shows: ['vendor-prices'],
} as const
