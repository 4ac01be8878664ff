import * as calls from '@pepwell/contract/shop/price-links'
import type { FastifyInstance } from 'fastify'
import { handle } from '../../http/handle.ts'
import { operatorOf } from '../../http/operator.ts'
import type { PriceOverview } from './price-overview.service.ts'
import type { Scraping } from './scraping.service.ts'

interface Services {
  scraping: Scraping
  overview: PriceOverview
}

export function priceLinksAdminRoutes(app: FastifyInstance, { scraping, overview }: Services): void {
  handle(app, calls.listPriceLinks, () => scraping.links())
  handle(app, calls.scrapePriceLink, (input) => scraping.scrapeLink(operatorOf(input), input.params.id))
  handle(app, calls.scrapeVitaminPrice, (input) => scraping.scrapeVitamin(operatorOf(input), input.params.id))
  handle(app, calls.priceHistory, ({ query }) => overview.history(query))
  handle(app, calls.listOwnPrices, () => overview.ownPrices())
}
