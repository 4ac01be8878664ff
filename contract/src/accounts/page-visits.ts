import { LONGEST_VISIT, pagePaths, VISITS_AT_ONCE } from '@pepwell/domain/accounts/page-visits'
import { z } from 'zod'
import { call } from '../call.ts'
import { text } from '../fields.ts'
import * as calls from './page-visits.calls.ts'

declare module '../call.ts' {
  interface Declared {
    pageVisits: typeof import('./page-visits.ts')
  }
}

const NO_TIME = `Please give whole seconds, 0 to ${LONGEST_VISIT}`
const seconds = z.int(NO_TIME).min(0, NO_TIME).max(LONGEST_VISIT, NO_TIME)

const NO_VISITS = `Please give 1 to ${VISITS_AT_ONCE} visits`

/** A name or an address, and a port. */
const HOST = /^([a-z0-9.-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i

/** Somebody looked at a page. */
const Visit = z
  .object({
    pagePath: z.enum(pagePaths, 'This is not a page'),
    /** how long ago it began */
    secondsAgo: seconds,
    /** how long it lasted */
    visitDuration: seconds,
    /** the host of the page that led here, where that is another site's */
    referrer: text(253).regex(HOST, 'This is not a host').nullish(),
    /** it was before signing in: nobody's, whoever tells of it */
    signedOut: z.boolean().optional(),
  })
  .refine(({ secondsAgo, visitDuration }) => visitDuration <= secondsAgo, {
    error: 'A visit can’t last longer than since it began',
    path: ['visitDuration'],
  })
export type Visit = z.output<typeof Visit>

export const reportVisits = call(calls.reportVisits, {
  summary:
    'Tell of pages that were looked at. Whose visits they are is for the server to say; with DNT or Sec-GPC it keeps none',
  body: z.object({
    visits: z.array(Visit, NO_VISITS).min(1, NO_VISITS).max(VISITS_AT_ONCE, NO_VISITS),
  }),
  /** how many of them were kept */
  reply: z.object({ kept: z.number() }),
  errors: ['TOO_MANY_REQUESTS'],
})
