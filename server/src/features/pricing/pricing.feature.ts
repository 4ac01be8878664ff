import type { FastifyInstance } from 'fastify'
import type { FeatureDeps } from '../../app-deps.ts'
import type { Feature } from '../../feature.ts'
import { priceLinksAdminRoutes } from './price-links.admin-routes.ts'
import { priceOverviewService } from './price-overview.service.ts'
import { pricingAdminRoutes } from './pricing.admin-routes.ts'
import { pricingTasks } from './pricing.jobs.ts'
import { pricingRoutes } from './pricing.routes.ts'
import { pricingService } from './pricing.service.ts'
import { pricingImportsAdminRoutes } from './pricing-imports.admin-routes.ts'
import { productCostsAdminRoutes } from './product-costs.admin-routes.ts'
import { productCostsService } from './product-costs.service.ts'
import { scrapingService } from './scraping.service.ts'
import { vendorPricesService } from './vendor-prices.service.ts'
import { visitsService } from './visits.service.ts'
import { vitaminCostsAdminRoutes } from './vitamin-costs.admin-routes.ts'
import { vitaminCostsService } from './vitamin-costs.service.ts'

/** Vendor prices, costs, and prices at other shops. */
export function addPricing(app: FastifyInstance, parts: FeatureDeps): Feature {
  pricingRoutes(app, pricingService(parts))
  pricingAdminRoutes(app, vendorPricesService(parts))
  productCostsAdminRoutes(app, productCostsService(parts))
  vitaminCostsAdminRoutes(app, vitaminCostsService(parts))
  pricingImportsAdminRoutes(app, parts)
  const scraping = scrapingService({ ...parts, visits: visitsService(parts) })
  priceLinksAdminRoutes(app, { scraping, overview: priceOverviewService(parts) })
  return { tasks: pricingTasks(parts, scraping) }
}
