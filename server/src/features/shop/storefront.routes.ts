import { listShopProducts, shopProduct } from '@pepwell/contract/storefront'
import type { FastifyInstance } from 'fastify'
import { handle } from '../../http/handle.ts'
import type { Storefront } from './storefront.service.ts'

export function storefrontRoutes(app: FastifyInstance, storefront: Storefront): void {
  handle(app, listShopProducts, () => storefront.list())
  handle(app, shopProduct, ({ params }) => storefront.product(params.slug))
}
