import { listVendorPrices } from '@pepwell/contract/shop/pricing'
import type { FastifyInstance } from 'fastify'
import { handle } from '../../http/handle.ts'
import type { Pricing } from './pricing.service.ts'

export function pricingRoutes(app: FastifyInstance, pricing: Pricing): void {
  handle(app, listVendorPrices, ({ params, user }) => pricing.vendorPrices(params.peptideId, user.isAdmin))
}
