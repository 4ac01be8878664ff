import type { ShopProduct } from '@pepwell/contract/shop/storefront'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../clock.ts'
import { escapeHtml } from '../../escape-html.ts'
import { packed, sendCompressed } from '../../http/compressed-text.ts'
import { webPages } from '../../http/web-page.ts'
import { redirectToSlug } from './redirect-to-slug.ts'
import { shopPages } from './shop-pages.ts'
import type { Storefront } from './storefront.service.ts'

/** Every public page, as a sitemap (sitemaps.org). */
function sitemap(products: readonly Pick<ShopProduct, 'slug'>[], publicUrl: string): string {
  const paths = ['/', '/shop', ...products.map(({ slug }) => `/shop/${slug}`)]
  const entries = paths.map((path) => `  <url><loc>${escapeHtml(`${publicUrl}${path}`)}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}

/** Responses for unknown products and for the app's own page. */
const OWN_PAGES = ['cart', 'checkout', 'orders']

/** The app matches addresses ignoring case. */
const isOwnPage = (name: string): boolean => OWN_PAGES.includes(name.toLowerCase())

interface Deps {
  storefront: Storefront
  webFolder: string
  clock: Clock
  publicUrl: string
}

const robots = (publicUrl: string): string =>
  [
    'User-agent: *',
    // The shop pages' product data is below /api, too.
    'Allow: /api/shop/',
    'Allow: /api/product-images/',
    'Disallow: /api/',
    ...OWN_PAGES.map((page) => `Disallow: /shop/${page}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')

/** Shop pages that need no script, with their metadata for search engines. */
export function shopPagesRoutes(
  app: FastifyInstance,
  { storefront, webFolder, clock, publicUrl: url }: Deps,
): void {
  const publicUrl = url.replace(/\/+$/, '')
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots(publicUrl)))
  app.get('/sitemap.xml', async (request, reply) => {
    const { products } = await storefront.shop()
    return sendCompressed(
      request,
      reply,
      await packed('application/xml; charset=utf-8', sitemap(products, publicUrl)),
    )
  })

  const built = webPages(webFolder, clock)
  if (!built) return
  const pages = shopPages(built, storefront, publicUrl)
  app.get<{ Querystring: Record<string, unknown> }>('/shop', async (request, reply) => {
    // Members get the shop with their plan, rendered like their other pages.
    if (app.sessionCookie.read(request) !== undefined) return reply.callNotFound()
    return sendCompressed(request, reply, await pages.list(Object.keys(request.query).length > 0))
  })
  app.get('/shop/', (_request, reply) => reply.redirect('/shop', 301))
  app.get<{ Params: { product: string } }>('/shop/:product', async (request, reply) => {
    const { product } = request.params
    if (isOwnPage(product)) return reply.callNotFound()
    const moved = await storefront.movedTo(product)
    if (moved) return redirectToSlug(reply, `/shop/:slug`, moved)
    const page = await pages.product(product)
    return sendCompressed(request, page ? reply : reply.status(404), page ?? (await pages.missing()))
  })
  app.get<{ Params: { product: string; '*': string } }>('/shop/:product/*', async (request, reply) => {
    const { product, '*': below } = request.params
    if (isOwnPage(product)) return reply.callNotFound()
    if (below === '') return reply.redirect(`/shop/${encodeURIComponent(product)}`, 301)
    return sendCompressed(request, reply.status(404), await pages.missing())
  })
}
