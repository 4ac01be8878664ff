import { z } from 'zod'
import { call } from '../call.ts'
import * as calls from './inbox-counts.calls.ts'

declare module '../call.ts' {
  interface Declared {
    'inbox-counts': typeof import('./inbox-counts.ts')
  }
}

/** How far it is counted what waits: of more, nobody needs to know how many. */
export const MOST_COUNTED = 100

export const inboxCounts = call(calls.inboxCounts, {
  summary: `Count open items of the admin inbox, each up to ${MOST_COUNTED}`,
  reply: z.object({
    /** members who wait for an answer of the support team */
    support: z.number(),
    /** reports that are not settled */
    reports: z.number(),
    /** deliveries that were given up */
    deliveries: z.number(),
    /** seconds by which the clock of the process that answers is off, so that it sends no reminders; 0 while it is right */
    clockOffBy: z.number(),
  }),
})
