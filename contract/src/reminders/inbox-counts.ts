import { z } from 'zod'
import { call } from '../call.ts'
import * as calls from './inbox-counts.calls.ts'

/** The maximum count of open items; no one needs a higher number. */
export const MAX_COUNTED = 100

export const inboxCounts = call(calls.inboxCounts, {
  summary: `Count open items of the admin inbox, each up to ${MAX_COUNTED}`,
  reply: z.object({
    /** members awaiting a reply from the support team */
    support: z.number(),
    /** open abuse reports */
    reports: z.number(),
    /** failed deliveries */
    deliveries: z.number(),
    /** seconds by which this process's clock is off, which stops its reminders; 0 while it is right */
    clockOffBy: z.number(),
  }),
})
