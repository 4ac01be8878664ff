import { listWatchedProducts, unwatchProduct, watchProduct } from '@pepwell/contract/shop/product-watches'
import type { FastifyInstance } from 'fastify'
import { handle } from '../../http/handle.ts'
import type { ProductWatches } from './product-watches.service.ts'

export function productWatchesRoutes(app: FastifyInstance, watches: ProductWatches): void {
  handle(app, listWatchedProducts, ({ user }) => watches.list(user))
  handle(app, watchProduct, ({ user, params }) => watches.watch(user, params.id))
  handle(app, unwatchProduct, ({ user, params }) => watches.unwatch(user, params.id))
}
