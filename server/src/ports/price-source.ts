/** A page of a shop, as it answered. */
export interface ShopPage {
  /** where it was found in the end */
  address: string
  html: string
}

/** How a visitor behaves. What one of these throws ends the visit. */
export interface CrawlPolicy {
  /** before a visit asks a host for the first time */
  enter(host: string): Promise<void>
  /** what the site's robots.txt said; undefined when it has to be asked for */
  rulesOf(origin: string): Promise<string | undefined>
  keepRules(origin: string, rules: string): Promise<void>
}

/** Where prices are read: the pages of other shops. */
export interface PriceSource {
  /** @throws PageProblem when there is no such page, or it must not be read */
  page(address: string, manners: CrawlPolicy): Promise<ShopPage>
}

/** Why a page told no price. The message is a sentence for operators, without its full stop. */
export class PageProblem extends Error {}
