import type { CookieLine } from './shop/cart-cookie.ts'

// The protocol between the server, which renders pages with the web app's components, and the app, which hydrates them.

/** The path of a query and its parameters; for an infinite list its first page, with the page size as a parameter. */
export type ResponseKey = readonly [path: string, query?: Readonly<Record<string, unknown>>, list?: 'pages']

/** A response that comes with a page, by its query. */
export type PreloadedResponse = readonly [key: ResponseKey, response: unknown]

/** Id of the element with a page's preloaded responses. */
export const PRELOADED_RESPONSES_ID = 'preloaded-responses'

/** What a page needs before it can be shown. */
export interface CriticalQueries {
  /** chunks by source: 'src/pages/shop.tsx' */
  chunks: readonly string[]
  queries: readonly ResponseKey[]
  /** the queries that follow from the responses to these */
  dependentQueries?(responses: readonly PreloadedResponse[]): readonly ResponseKey[]
  /** whether the page can be rendered from these alone, so that nothing only the browser knows is missing */
  isComplete: boolean
}

/** What the app stored in cookies for the next server render. */
export interface DeviceState {
  /** the device's time zone, if it is not the user's home zone */
  away?: string
  /** its browser says that it is a phone */
  isPhone?: true
  /** an operator snoozed the prompt to add a second factor */
  securityPromptSnoozed?: true
  /** the visitor's cart */
  cart?: readonly CookieLine[]
}

/** What a server-rendered page depends on next to its responses. The app hydrates with the same values. */
export interface RenderContext extends DeviceState {
  /** when it was rendered, in milliseconds since the epoch */
  at: number
}

/** The web app's exports for the server. */
export interface ServerBuild {
  /**
   * Renders a page as its reader sees it first.
   * @param address its path and query
   * @param responses what the page would fetch; without a current user it is a visitor's page
   * @throws what a component of the page threw
   */
  renderPage(
    address: string,
    responses: readonly PreloadedResponse[],
    context: RenderContext,
  ): Promise<string>
  /** undefined if the page is the same for everyone, or few people start on it */
  criticalQueries(address: string, user: unknown, now: number): CriticalQueries | undefined
  /**
   * Undefined if few visitors start on the page, or it is the same for all of them.
   * @param cart the lines of their cart; undefined if only their browser knows them
   */
  visitorCriticalQueries(path: string, cart: readonly CookieLine[] | undefined): CriticalQueries | undefined
}
