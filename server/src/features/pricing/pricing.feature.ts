import type { FastifyInstance } from 'fastify'
import type { FeatureDeps } from '../../app-deps.ts'
import type { Feature } from '../../feature.ts'
import { costsAdminRoutes } from './costs.admin-routes.ts'
import { costsService } from './costs.service.ts'
import { priceLinksAdminRoutes } from './price-links.admin-routes.ts'
import { priceOverviewService } from './price-overview.service.ts'
import { pricingAdminRoutes } from './pricing.admin-routes.ts'
import { pricingTasks } from './pricing.jobs.ts'
import { pricingRoutes } from './pricing.routes.ts'
import { pricingService } from './pricing.service.ts'
import { pricingImportsAdminRoutes } from './pricing-imports.admin-routes.ts'
import { scrapingService } from './scraping.service.ts'
import { vendorPricesService } from './vendor-prices.service.ts'
import { visitsService } from './visits.service.ts'

/** Vendor prices, costs, and prices at other shops. */
export function addPricing(app: FastifyInstance, deps: FeatureDeps): Feature {
  pricingRoutes(app, pricingService(deps))
  pricingAdminRoutes(app, vendorPricesService(deps))
  costsAdminRoutes(app, costsService(deps))
  pricingImportsAdminRoutes(app, deps)
  const scraping = scrapingService({ ...deps, visits: visitsService(deps) })
  priceLinksAdminRoutes(app, { scraping, overview: priceOverviewService(deps) })
  return { tasks: pricingTasks(deps, scraping) }
}
