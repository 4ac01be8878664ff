import { toDollars } from '@pepwell/domain/shop/money'
import { type Pack, packsIn } from '@pepwell/domain/shop/packs'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../database/connect.ts'
import type { DB } from '../../database/schema.ts'
import type { Operator } from '../../http/operator.ts'
import type { Bus } from '../../live/bus.ts'
import { SUPPLEMENTS_CHANGED } from '../../live/topics.ts'
import { type CrawlPolicy, PageProblem, type PriceSource } from '../../ports/price-source.ts'
import { Refusal } from '../../refusal.ts'
import { record } from '../audit/audit.service.ts'
import { insertPrice } from './price-history.queries.ts'
import type { Wanted } from './reading/choose-offer.ts'
import { readPrice } from './reading/read-price.ts'
import * as queries from './scraping.queries.ts'
import { RetryLater, type Visits } from './visits.service.ts'

const MAX_PROBLEM_LENGTH = 500

interface Deps {
  db: Kysely<DB>
  clock: Clock
  bus: Bus
  logger: FastifyBaseLogger
  priceSource: PriceSource
  visits: Visits
}

/** The result of a page: its price in dollars, or why there is none. */
type Reading = { price: number } | { problem: string }

type Link = queries.ReadableLink & { url: string }

/** The product to find on a link's page. A vitamin's amount is per day, and its pack may name another. */
function wantedOf({ name, mg, dosageAmount, dosageUnit, supplementId }: Link): Wanted {
  const amount = supplementId === null ? `${mg ?? ''}mg` : `${dosageAmount} ${dosageUnit}`
  const [pack = null]: (Pack | null)[] = packsIn(amount)
  return { name, pack, isExact: supplementId === null }
}

/** Fetches prices at operators' links. An unreadable page keeps the previous price. */
export function scrapingService({ db, clock, bus, logger, priceSource, visits }: Deps) {
  /** @throws Later, and database errors */
  async function read(link: Link, policy: CrawlPolicy): Promise<Reading> {
    try {
      const { html } = await priceSource.page(link.url, policy)
      return { price: toDollars(await readPrice(html, wantedOf(link))) }
    } catch (error) {
      if (!(error instanceof PageProblem)) throw error
      return { problem: error.message.slice(0, MAX_PROBLEM_LENGTH) }
    }
  }

  /** @returns undefined if the link changed meanwhile */
  async function keep(tx: Db, link: Link, reading: Reading) {
    const stored = await queries.lockLink(tx, link)
    if (!stored) return undefined
    const at = new Date(clock.now())
    if ('problem' in reading) await queries.saveReading(tx, stored.id, { ...reading, problemAt: at })
    else {
      const { price } = reading
      const changes = { scrapedPrice: price, scrapedAt: at, problem: null, problemAt: null }
      await queries.saveReading(tx, stored.id, changes)
      const vendorName = (stored.host ?? '').replace(/^www\./, '')
      if (price !== stored.scrapedPrice)
        await insertPrice(tx, { productId: stored.productId, vendorName, price, at })
    }
    if (link.supplementId !== null) await bus.publish(tx, SUPPLEMENTS_CHANGED, '')
    return stored
  }

  /** @throws Refusal NO_PRICE_LINK, PRICE_NOT_READ, CHANGED_MEANWHILE */
  async function scrape(by: Operator, found: queries.ReadableLink | undefined) {
    if (!found?.url) throw new Refusal('NO_PRICE_LINK')
    const link = { ...found, url: found.url }
    const reading = await read(link, visits.byHand)
    await db.transaction().execute(async (tx) => {
      const before = await keep(tx, link, reading)
      if (!before) throw new Refusal('CHANGED_MEANWHILE')
      const object = { kind: 'price-link', id: link.id, name: `${link.name}, ${link.url}` }
      const was = { scrapedPrice: before.scrapedPrice }
      const is = 'price' in reading ? { scrapedPrice: reading.price } : { ...was, ...reading }
      await record(tx, by, { area: 'prices', action: 'scrape', object, before: was, after: is }, clock.now())
    })
    if ('problem' in reading) throw new Refusal('PRICE_NOT_READ', { sentence: reading.problem })
    const stored = await queries.linkById(db, link.id)
    // It was just deleted with its product.
    if (!stored) throw new Refusal('CHANGED_MEANWHILE')
    return stored
  }

  return {
    links: () => queries.allLinks(db),

    /** @throws Refusal PRICE_LINK_NOT_FOUND, NO_PRICE_LINK, PRICE_NOT_READ, CHANGED_MEANWHILE */
    async scrapeLink(by: Operator, id: number) {
      const link = await queries.readableLink(db, id)
      if (!link) throw new Refusal('PRICE_LINK_NOT_FOUND')
      return scrape(by, link)
    },

    /** @throws Refusal SUPPLEMENT_NOT_FOUND, NO_PRICE_LINK, PRICE_NOT_READ, CHANGED_MEANWHILE */
    async scrapeVitamin(by: Operator, supplementId: number) {
      const link = await queries.readableLinkOf(db, supplementId)
      if (!link && !(await queries.supplementExists(db, supplementId)))
        throw new Refusal('SUPPLEMENT_NOT_FOUND')
      return scrape(by, link)
    },

    /**
     * Reads one more page of a host, if any is left.
     * @param since skips pages read after it
     * @returns whether there may be more; the host needs a pause first
     */
    async readNext(host: string, since: Date): Promise<boolean> {
      const found = await queries.nextLink(db, host, since)
      if (!found?.url) return false
      const link = { ...found, url: found.url }
      try {
        const reading = await read(link, visits.bySchedule)
        await db.transaction().execute((tx) => keep(tx, link, reading))
      } catch (error) {
        if (!(error instanceof RetryLater)) throw error
        logger.debug({ host }, error.message)
      }
      return true
    },
  }
}

export type Scraping = ReturnType<typeof scrapingService>
