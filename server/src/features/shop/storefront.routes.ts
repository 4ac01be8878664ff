import { listShopProducts, shopProduct } from '@pepwell/contract/shop/storefront'
import type { FastifyInstance } from 'fastify'
import { handle } from '../../http/handle.ts'
import { redirectToSlug } from './redirect-to-slug.ts'
import type { Storefront } from './storefront.service.ts'

export function storefrontRoutes(app: FastifyInstance, storefront: Storefront): void {
  handle(app, listShopProducts, () => storefront.list())
  handle(app, shopProduct, async ({ params, reply }) => {
    const slug = await storefront.movedTo(params.slug)
    return slug ? redirectToSlug(reply, shopProduct.path, slug) : storefront.product(params.slug)
  })
}
