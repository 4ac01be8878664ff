import type { FastifyInstance } from 'fastify'
import type { Feature } from '../../feature.ts'
import type { FeatureParts } from '../../parts.ts'
import { pricingRoutes } from './pricing.routes.ts'
import { pricingService } from './pricing.service.ts'

/** What peptides cost elsewhere. */
export function addPricing(app: FastifyInstance, parts: FeatureParts): Feature {
  pricingRoutes(app, pricingService(parts))
  return {}
}
