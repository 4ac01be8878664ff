import { cartCookie, linesInCookie } from '@pepwell/contract/shop/cart-cookie'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type CompressedText, packed } from './compressed-text.ts'
import { renderedPage } from './rendered-page.ts'
import type { WebPages } from './web-page.ts'

/** Pages that visitors start on: rendered from their cookies, or composed once with links to their chunks. */
export function visitorPages(app: FastifyInstance, pages: WebPages) {
  const made = new Map<string, Promise<CompressedText>>()

  /** Undefined if the page is as built; a string is for this visitor alone. */
  return async function pageFor(
    path: string,
    request: FastifyRequest,
  ): Promise<CompressedText | string | undefined> {
    const cart = linesInCookie(app.parseCookie(request.headers.cookie ?? '')[cartCookie])
    const critical = await pages.visitorCriticalQueries(path, cart)
    if (!critical) return undefined
    const address = path + new URL(request.url, 'http://localhost').search
    if (critical.isComplete) return renderedPage(app, pages, request, { address, critical, state: { cart } })
    const page =
      made.get(path) ?? packed('text/html; charset=utf-8', pages.compose({ chunks: critical.chunks }))
    made.set(path, page)
    return page
  }
}
