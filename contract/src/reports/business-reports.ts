import { z } from 'zod'
import { call } from '../call.ts'
import * as calls from './business-reports.calls.ts'
import { Change, mayTimeOut, Span } from './reports.ts'

/** Earnings in dollars. */
const Earned = z.object({
  revenue: z.number(),
  /** of sales with known costs; null without any */
  margin: z.number().nullable(),
  /** of that part of the revenue */
  marginPercent: z.number().nullable(),
  /** that part's share of all revenue in percent; null without revenue */
  costsKnown: z.number().nullable(),
  /** units sold with unknown costs, which the margin excludes */
  unitsWithoutCost: z.number(),
})

export const salesReport = call(calls.salesReport, {
  summary: 'Report sales and earnings: in the period, by product, and in the last twelve months',
  query: Span,
  reply: Earned.extend({
    startDate: z.string(),
    endDate: z.string(),
    orders: z.number(),
    changes: z.object({ orders: Change, revenue: Change }),
    months: z.array(Earned.extend({ month: z.string(), orders: z.number() })),
    /** highest revenue first */
    products: z.array(Earned.extend({ name: z.string(), orders: z.number(), units: z.number() })),
  }),
  ...mayTimeOut,
})

/** Stock on hand, in the operator's time zone. */
const InStock = z.object({
  /** neither expired nor recalled */
  units: z.number(),
  /** in dollars, for those of them with known costs */
  value: z.number(),
  /** those of them with unknown costs */
  unitsWithoutCost: z.number(),
  /** expired or recalled; not included in the other figures */
  unitsExpired: z.number(),
})

export const stockReport = call(calls.stockReport, {
  summary: 'Report stock on hand and its cost by product, most valuable first',
  reply: InStock.extend({ products: z.array(InStock.extend({ name: z.string() })) }),
})

const WEEKS = 'Please ask for 1 to 52 weeks'

export const retentionReport = call(calls.retentionReport, {
  summary: 'Report weekly sign-up cohorts, oldest first, and their activity in each following week',
  query: z.object({ weeks: z.coerce.number(WEEKS).int(WEEKS).min(1, WEEKS).max(52, WEEKS).default(12) }),
  reply: z.array(
    z.object({
      /** its Monday */
      week: z.string(),
      people: z.number(),
      /** in the sign-up week, the one after it, and so on up to the current one */
      active: z.array(z.number()),
    }),
  ),
  ...mayTimeOut,
})

const Channel = z.enum(['in_app', 'push', 'email', 'sms'])
export type ReminderChannel = z.output<typeof Channel>

export const deliveryReport = call(calls.deliveryReport, {
  summary: 'Report reminder deliveries in the period by channel',
  query: Span,
  reply: z.array(
    z.object({
      channel: Channel,
      sent: z.number(),
      failed: z.number(),
      /** obsolete or too late */
      expired: z.number(),
      /** percent of sent plus failed; null without any */
      rate: z.number().nullable(),
      /** of what was sent */
      change: Change,
    }),
  ),
  ...mayTimeOut,
})

export const supportWaitReport = call(calls.supportWaitReport, {
  summary: 'Report how long members waited for the support team',
  query: Span,
  reply: z.object({
    startDate: z.string(),
    endDate: z.string(),
    answered: z.number(),
    /** members waiting now, whenever they started */
    waiting: z.number(),
    /** median seconds until an answer, up to the next quarter of an hour; null without answers */
    half: z.number().nullable(),
    /** seconds; null without answers */
    mean: z.number().nullable(),
    changes: z.object({ answered: Change, mean: Change }),
    bands: z.array(z.object({ label: z.string(), count: z.number(), share: z.number().nullable() })),
  }),
  ...mayTimeOut,
})
