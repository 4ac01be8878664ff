import type { FastifyInstance } from 'fastify'
import type { Feature } from '../../feature.ts'
import type { FeatureParts } from '../../parts.ts'
import type { Notifications } from '../notifications/notifications.service.ts'
import { cartRoutes } from './cart.routes.ts'
import { cartService } from './cart.service.ts'
import { productThereKind } from './product-there.ts'
import { productWatchesRoutes } from './product-watches.routes.ts'
import { productWatchesService } from './product-watches.service.ts'
import { shopTasks } from './shop.jobs.ts'
import { shopPagesRoutes } from './shop-pages.routes.ts'
import { storefrontRoutes } from './storefront.routes.ts'
import { storefrontService } from './storefront.service.ts'

/** What is sold, and what somebody means to buy of it. */
export function addShop(
  app: FastifyInstance,
  parts: FeatureParts,
  { notifications }: { notifications: Notifications },
): Feature {
  notifications.register(productThereKind)
  const storefront = storefrontService(parts)
  storefrontRoutes(app, storefront)
  shopPagesRoutes(app, { storefront, webFolder: parts.webFolder, publicUrl: parts.config.publicUrl })
  cartRoutes(app, cartService({ ...parts, storefront }))
  productWatchesRoutes(app, productWatchesService(parts))
  return { tasks: shopTasks({ ...parts, notifications, storefront }) }
}
