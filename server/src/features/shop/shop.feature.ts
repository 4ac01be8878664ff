import type { FastifyInstance } from 'fastify'
import type { FeatureDeps } from '../../app-deps.ts'
import type { Feature } from '../../feature.ts'
import type { MemberMails } from '../notifications/member-mails.service.ts'
import type { Notifications } from '../notifications/notifications.service.ts'
import { backInStockKind } from './back-in-stock.ts'
import { cartRoutes } from './cart.routes.ts'
import { cartService } from './cart.service.ts'
import { productWatchesRoutes } from './product-watches.routes.ts'
import { productWatchesService } from './product-watches.service.ts'
import { pathOf, shopTasks } from './shop.jobs.ts'
import { shopPagesRoutes } from './shop-pages.routes.ts'
import { storefrontRoutes } from './storefront.routes.ts'
import { type Storefront, storefrontService } from './storefront.service.ts'

/** Products and carts. */
export function addShop(
  app: FastifyInstance,
  deps: FeatureDeps,
  { notifications, memberMails }: { notifications: Notifications; memberMails: MemberMails },
): Feature & { storefront: Storefront } {
  const { publicUrl } = deps.config
  const storefront = storefrontService(deps)
  const linkTo = async (productId: number) => `${publicUrl}${await pathOf(storefront, productId)}`
  notifications.register(backInStockKind(linkTo))
  storefrontRoutes(app, storefront)
  shopPagesRoutes(app, { ...deps, storefront, publicUrl })
  cartRoutes(app, cartService({ ...deps, storefront }))
  productWatchesRoutes(app, productWatchesService(deps))
  return { storefront, tasks: shopTasks({ ...deps, notifications, memberMails, storefront }) }
}
