const prices = { access: 'admin', area: 'prices' } as const

export const listPriceLinks = {
  ...prices,
  method: 'GET',
  path: '/api/admin/price-links',
  providesTags: ['price-links', 'costs', 'supplement-catalogue'],
} as const

export const scrapePriceLink = {
  ...prices,
  method: 'POST',
  path: '/api/admin/price-links/:id/scrape',
  invalidatesTags: ['price-links', 'audit-log'],
} as const

export const scrapeVitaminPrice = {
  ...prices,
  method: 'POST',
  path: '/api/supplements/:id/scrape-price',
  invalidatesTags: ['price-links', 'supplement-catalogue', 'audit-log'],
} as const

export const priceHistory = {
  ...prices,
  method: 'GET',
  path: '/api/admin/price-history',
  providesTags: ['vendor-prices', 'price-links', 'supplement-catalogue'],
} as const

export const listOwnPrices = {
  ...prices,
  method: 'GET',
  path: '/api/admin/own-prices',
  providesTags: ['catalogue', 'products', 'costs'],
} as const
