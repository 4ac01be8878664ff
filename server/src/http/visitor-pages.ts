import { cartHint, hintedLines } from '@pepwell/contract/shop/cart-hint'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Packed, packed } from './packed.ts'
import { renderedPage } from './rendered-page.ts'
import type { WebPages } from './web-page.ts'

/** Pages that visitors start on: rendered from their cookies, or composed once with links to their chunks. */
export function visitorPages(app: FastifyInstance, pages: WebPages) {
  const made = new Map<string, Promise<Packed>>()

  /** Undefined if the page is as built; a string is for this visitor alone. */
  return async function pageFor(path: string, request: FastifyRequest): Promise<Packed | string | undefined> {
    const cart = hintedLines(app.parseCookie(request.headers.cookie ?? '')[cartHint])
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
