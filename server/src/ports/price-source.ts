/** A shop's page. */
export interface ShopPage {
  /** the final address after redirects */
  address: string
  html: string
}

/** How to visit a site politely. An error from one of these ends the visit. */
export interface CrawlPolicy {
  /** called before a visit's first request to a host */
  enter(host: string): Promise<void>
  /** the site's robots.txt, if cached */
  rulesOf(origin: string): Promise<string | undefined>
  keepRules(origin: string, rules: string): Promise<void>
}

/** Reads prices on pages of other shops. */
export interface PriceSource {
  /** @throws PageProblem if there is no such page or it must not be read */
  page(address: string, policy: CrawlPolicy): Promise<ShopPage>
}

/** Why a page had no price: a sentence for operators without its period. */
export class PageProblem extends Error {}
