import { MAX_VISIT_SECONDS, pagePaths, VISITS_AT_ONCE } from '@pepwell/domain/accounts/page-visits'
import { z } from 'zod'
import { call } from '../call.ts'
import { text } from '../fields.ts'
import * as calls from './page-visits.calls.ts'

const NO_TIME = `Please give whole seconds, 0 to ${MAX_VISIT_SECONDS}`
const seconds = z.int(NO_TIME).min(0, NO_TIME).max(MAX_VISIT_SECONDS, NO_TIME)

const NO_VISITS = `Please give 1 to ${VISITS_AT_ONCE} visits`

/** A host name or an address, with an optional port. */
const HOST = /^([a-z0-9.-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i

/** A page view. */
const Visit = z
  .object({
    pagePath: z.enum(pagePaths, 'This is not a page'),
    /** how long ago it began */
    secondsAgo: seconds,
    /** its duration */
    visitDuration: seconds,
    /** the referring host, if it is another site */
    referrer: text(253).regex(HOST, 'This is not a host').nullish(),
    /** the view was before sign-in, so it belongs to no one */
    signedOut: z.boolean().optional(),
  })
  .refine(({ secondsAgo, visitDuration }) => visitDuration <= secondsAgo, {
    error: 'A visit can’t be longer than the time since it began',
    path: ['visitDuration'],
  })
export type Visit = z.output<typeof Visit>

export const reportVisits = call(calls.reportVisits, {
  summary: 'Report page views. The server knows the visitor; with DNT or Sec-GPC it stores none',
  body: z.object({
    visits: z.array(Visit, NO_VISITS).min(1, NO_VISITS).max(VISITS_AT_ONCE, NO_VISITS),
  }),
  /** how many were stored */
  reply: z.object({ kept: z.number() }),
  errors: ['TOO_MANY_REQUESTS'],
})
