import { Agent as PlainAgent } from 'node:http'
import { Agent as SecureAgent } from 'node:https'
import { brandName } from '@pepwell/domain/text/brand'
import { isOutboundHost, type OutboundHosts } from './outbound-hosts.ts'
import { askForPage, type PageAnswer, READABLE_ENCODINGS } from './page-request.ts'
import { type CrawlPolicy, PageProblem, type PriceSource, type ShopPage } from './price-source.ts'
import { isPublicAddress, lookupWithin, type Reach, type Resolve, requireReach } from './public-addresses.ts'
import { mayRead } from './robots.ts'

/** For robots.txt, redirects and the page together. */
const TIMEOUT_MS = 5_000

/** Bytes of a page, decompressed. */
const PAGE_SIZE = 2 * 1024 * 1024

/** The minimum of robots.txt that RFC 9309 requires to be read. */
const RULES_SIZE = 500 * 1024

const MAX_REDIRECTS = 5

/** The only ports of websites; empty means the scheme's. */
const isWebPort = (port: string) => ['', '80', '443'].includes(port)

/** Options of {@link webPages}; all but the contact and hosts are for tests. */
export interface WebPagesOptions {
  /** an address for shop owners who want to know who reads their pages */
  contact: string
  hosts?: OutboundHosts
  mayReach?: Reach
  mayUsePort?: (port: string) => boolean
  /** resolves names, like node:dns */
  resolve?: Resolve
  /** milliseconds until the whole page has arrived */
  timeout?: number
  /** a certificate authority to trust instead of the usual ones */
  ca?: string
}

const isRedirect = (status: number) => [301, 302, 303, 307, 308].includes(status)

/** The meaning of an unexpected page status. */
function problemWith(status: number, { hostname }: URL): PageProblem {
  if (status === 401 || status === 403)
    return new PageProblem(`${hostname} blocks automated visits to this page (${status})`)
  if (status === 404 || status === 410)
    return new PageProblem(`${hostname} has no page at this address (${status})`)
  if (status === 429) return new PageProblem(`${hostname} is limiting requests (429)`)
  if (status >= 500) return new PageProblem(`${hostname} has a server error (${status})`)
  return new PageProblem(`${hostname} didn’t return a page (${status})`)
}

/** @throws PageProblem unless it is the address of a website that may be read */
function requireWebsite(
  url: URL,
  { hosts, mayReach = isPublicAddress, mayUsePort = isWebPort }: WebPagesOptions,
): void {
  if (!/^https?:$/.test(url.protocol)) throw new PageProblem('Links must start with http:// or https://')
  if (url.username || url.password) throw new PageProblem('We can’t open links with a user name or password')
  if (!mayUsePort(url.port)) throw new PageProblem(`We only open ports 80 and 443, not ${url.port}`)
  if (!isOutboundHost(url.hostname, hosts))
    throw new PageProblem(`OUTBOUND_HOSTS doesn’t allow ${url.hostname}`)
  try {
    requireReach(url, mayReach)
  } catch {
    throw new PageProblem(`${url.hostname} isn’t a public website`)
  }
}

/**
 * The target of a redirect.
 * @throws PageProblem if it has none
 */
function targetOf({ headers: { location = '' } }: PageAnswer, from: URL): URL {
  const target = location ? URL.parse(location, from) : null
  if (!target) throw new PageProblem(`${from.hostname} redirects to an invalid address`)
  return target
}

/** All requests for one page. */
class Visit {
  private readonly signal: AbortSignal
  private readonly entered = new Set<string>()
  private readonly ask: (url: URL, signal: AbortSignal) => Promise<PageAnswer>
  private readonly policy: CrawlPolicy
  private readonly options: WebPagesOptions

  constructor(ask: Visit['ask'], policy: CrawlPolicy, options: WebPagesOptions) {
    this.ask = ask
    this.policy = policy
    this.options = options
    this.signal = AbortSignal.timeout(options.timeout ?? TIMEOUT_MS)
  }

  async page(address: string): Promise<ShopPage> {
    const url = URL.parse(address)
    if (!url) throw new PageProblem('The link isn’t a web address')
    const { response, at } = await this.follow(url, (next) => this.demandConsent(next))
    const { status, headers } = response
    const type = headers['content-type'] ?? 'text/html'
    const isPage = status === 200 && /\b(html|xml)\b/i.test(type)
    if (!isPage) {
      response.drop()
      throw status === 200
        ? new PageProblem(`The link leads to a file (${type.split(';')[0]}), not a page`)
        : problemWith(status, at)
    }
    return { address: at.href, html: await response.text(PAGE_SIZE) }
  }

  /** Follows a few redirects, never to the same address twice. */
  private async follow(
    url: URL,
    before: (url: URL) => Promise<void>,
  ): Promise<{ response: PageAnswer; at: URL }> {
    const seen = new Set<string>()
    for (let at = url; ; ) {
      if (seen.has(at.href) || seen.size > MAX_REDIRECTS)
        throw new PageProblem(`${url.hostname} redirects too many times`)
      seen.add(at.href)
      const response = await this.come(at, before)
      if (!isRedirect(response.status)) return { response, at }
      response.drop()
      at = targetOf(response, at)
    }
  }

  private async come(url: URL, before: (url: URL) => Promise<void>): Promise<PageAnswer> {
    requireWebsite(url, this.options)
    if (!this.entered.has(url.hostname)) await this.policy.enter(url.hostname)
    this.entered.add(url.hostname)
    await before(url)
    return this.ask(url, this.signal)
  }

  private async demandConsent({ origin, hostname, pathname, search }: URL): Promise<void> {
    const rules = (await this.policy.rulesOf(origin)) ?? (await this.rulesFrom(origin))
    if (!mayRead(rules, brandName, pathname + search))
      throw new PageProblem(`${hostname} disallows automated visits to this page (robots.txt)`)
  }

  /** A missing robots.txt allows everything; an unreadable one might forbid everything. */
  private async rulesFrom(origin: string): Promise<string> {
    const { response, at } = await this.follow(new URL('/robots.txt', origin), async () => {})
    if (response.status >= 500) {
      response.drop()
      throw new PageProblem(`${at.hostname} can’t serve its robots.txt right now (${response.status})`)
    }
    const rules = response.status === 200 ? await response.text(RULES_SIZE, true) : ''
    response.drop()
    await this.policy.keepRules(origin, rules)
    return rules
  }
}

/**
 * Pages of the public web only: never of this machine or its network, however the address is written or redirected.
 */
export function webPages(options: WebPagesOptions): PriceSource {
  const { contact, mayReach = isPublicAddress, resolve, ca } = options
  // Each request opens a connection to the exact address that was found public.
  const lookup = lookupWithin(mayReach, resolve)
  const agents = { 'http:': new PlainAgent({ lookup }), 'https:': new SecureAgent({ lookup, ca }) }
  const headers = {
    'user-agent': `${brandName}/0.1 (compares prices; ${contact})`,
    accept: 'text/html, application/xhtml+xml',
    'accept-language': 'en-US',
    'accept-encoding': READABLE_ENCODINGS,
  }
  const ask = (url: URL, signal: AbortSignal) =>
    askForPage(url, { agent: agents[url.protocol as 'https:'], headers, signal })
  return { page: (address, policy) => new Visit(ask, policy, options).page(address) }
}
