import type { FastifyInstance } from 'fastify'
import type { Feature } from '../../feature.ts'
import type { FeatureParts } from '../../parts.ts'
import { pricingAdminRoutes } from './pricing.admin-routes.ts'
import { pricingRoutes } from './pricing.routes.ts'
import { pricingService } from './pricing.service.ts'
import { productCostsAdminRoutes } from './product-costs.admin-routes.ts'
import { productCostsService } from './product-costs.service.ts'
import { vendorPricesService } from './vendor-prices.service.ts'
import { vitaminCostsAdminRoutes } from './vitamin-costs.admin-routes.ts'
import { vitaminCostsService } from './vitamin-costs.service.ts'

/** What peptides cost elsewhere. */
export function addPricing(app: FastifyInstance, parts: FeatureParts): Feature {
  pricingRoutes(app, pricingService(parts))
  pricingAdminRoutes(app, vendorPricesService(parts))
  productCostsAdminRoutes(app, productCostsService(parts))
  vitaminCostsAdminRoutes(app, vitaminCostsService(parts))
  return {}
}
