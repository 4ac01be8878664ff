import { jsonLd } from './fixture-json-ld.ts'
import { markup } from './fixture-markup.ts'
import { metaTags, microdata } from './fixture-microdata.ts'
import type { FixturePage } from './fixture-page.ts'

const of = (kind: string, pages: FixturePage[]) =>
  pages.map((page) => ({ ...page, what: `${kind}: ${page.what}` }))

/** Pages of made-up shops, built like real ones. */
export const fixturePages: FixturePage[] = [
  ...of('JSON-LD', jsonLd),
  ...of('microdata', microdata),
  ...of('meta tags', metaTags),
  ...of('markup', markup),
]
