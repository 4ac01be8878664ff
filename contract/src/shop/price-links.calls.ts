import { get, operator, post } from '../address.ts'

export const listPriceLinks = get('/api/admin/price-links', operator('prices'), {
  providesTags: ['price-links', 'costs', 'supplement-catalogue'],
})
export const scrapePriceLink = post('/api/admin/price-links/:id/scrape', operator('prices'), {
  invalidatesTags: ['price-links', 'audit-log'],
})
export const scrapeVitaminPrice = post('/api/supplements/:id/scrape-price', operator('prices'), {
  invalidatesTags: ['price-links', 'supplement-catalogue', 'audit-log'],
})
export const priceHistory = get('/api/admin/price-history', operator('prices'), {
  providesTags: ['vendor-prices', 'price-links', 'supplement-catalogue'],
})
export const listOwnPrices = get('/api/admin/own-prices', operator('prices'), {
  providesTags: ['catalogue', 'products', 'costs'],
})
