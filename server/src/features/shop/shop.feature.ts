import type { FastifyInstance } from 'fastify'
import type { Feature } from '../../feature.ts'
import type { FeatureParts } from '../../parts.ts'
import { cartRoutes } from './cart.routes.ts'
import { cartService } from './cart.service.ts'
import { productWatchesRoutes } from './product-watches.routes.ts'
import { productWatchesService } from './product-watches.service.ts'

/** What is sold, and what somebody means to buy of it. */
export function addShop(app: FastifyInstance, parts: FeatureParts): Feature {
  cartRoutes(app, cartService(parts))
  productWatchesRoutes(app, productWatchesService(parts))
  return {}
}
