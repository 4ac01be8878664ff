import { shippingCountries } from '@pepwell/domain/shop/addresses'
import { disputeStatuses } from '@pepwell/domain/shop/disputes'
import { paymentQuestionNames } from '@pepwell/domain/shop/order-questions'
import { orderStatuses, paymentStatuses } from '@pepwell/domain/shop/orders'
import { z } from 'zod'
import { call } from '../call.ts'
import {
  dollars,
  instant,
  numberOr,
  optionalText,
  pageSize,
  requiredText,
  rowId,
  rowIdInPath,
  seenVersion,
  text,
} from '../fields.ts'
import { Order, OrderEvent } from './orders.ts'
import * as calls from './orders-admin.calls.ts'

/** The number of orders returned without paging. */
const MAX_AT_ONCE = 10_000

/** The maximum number of orders per bulk change. */
export const MAX_BULK_CHANGES = 200

const params = z.object({ id: rowIdInPath })

/** An order as operators see it. `user` is null once the account is deleted. */
export const AnyOrder = Order.extend({
  user: z.object({ id: z.string(), email: z.string(), firstName: z.string().nullable() }).nullable(),
  shipstationOrderId: z.string().nullable(),
  paymentId: z.string().nullable(),
  dispute: z.enum(disputeStatuses).nullable(),
  /** dollars taken by open and lost disputes */
  disputedAmount: z.number(),
  /** whether its mails can reach the buyer */
  isReachable: z.boolean(),
  version: z.number(),
})
export type AnyOrder = z.output<typeof AnyOrder>

const filters = {
  /** part of an order number, an email or a first name, ignoring case */
  search: text(200).optional(),
  payment: z.enum(paymentStatuses).optional(),
}

/** Filters for orders. */
const OrdersFilter = z.object({ ...filters, status: z.enum(orderStatuses).optional() })

export const listAllOrders = call(calls.listAllOrders, {
  summary: `List orders, latest first; up to ${MAX_AT_ONCE} without paging`,
  query: OrdersFilter.extend({
    limit: pageSize({ max: MAX_AT_ONCE, defaultSize: MAX_AT_ONCE, things: 'orders' }),
    /** id of the last order of the previous page */
    after: rowIdInPath.optional(),
  }),
  reply: z.array(AnyOrder),
})

export const orderCounts = call(calls.orderCounts, {
  summary: 'Count matching orders by status',
  query: z.object(filters),
  reply: z.object(
    Object.fromEntries(orderStatuses.map((status) => [status, z.number()])) as Record<
      (typeof orderStatuses)[number],
      z.ZodNumber
    >,
  ),
})

export const ordersCsv = call(calls.ordersCsv, {
  summary: 'Export all matching orders as CSV',
  query: OrdersFilter,
  reply: z.unknown(),
  sends: 'text/csv',
})

export const adjacentOrders = call(calls.adjacentOrders, {
  summary: 'Get the next and previous matching order',
  params,
  query: OrdersFilter,
  reply: z.object({ newer: z.number().nullable(), older: z.number().nullable() }),
})

export const orderInFull = call(calls.orderInFull, {
  summary: 'Get an order’s details: buyer, payment and stock movements',
  params,
  reply: AnyOrder.extend({
    timeline: z.array(
      OrderEvent.extend({ by: z.object({ id: z.string(), name: z.string().nullable() }).nullable() }),
    ),
    customer: z
      .object({
        id: z.string(),
        email: z.string(),
        firstName: z.string().nullable(),
        lastName: z.string().nullable(),
        /** the buyer's paid orders */
        orders: z.number(),
        /** dollars paid for these, less refunds */
        spent: z.number(),
        /** the buyer's unpaid orders that reserve stock, and their units */
        unpaid: z.object({ orders: z.number(), units: z.number() }),
      })
      .nullable(),
    /** tax on top of the total, if the payment service computed any */
    tax: z.number(),
    movements: z.array(
      z.object({
        id: z.number(),
        at: instant,
        batchNumber: z.string(),
        change: z.number(),
        reservedChange: z.number(),
        reason: z.string(),
      }),
    ),
  }),
  errors: ['ORDER_NOT_FOUND'],
})

const status = z.enum(orderStatuses, 'Please choose a status')

/** An empty number removes it; omitted fields stay. */
const trackingNumber = optionalText(100)

/** A line of an order that can't be shipped because its lot was recalled, in the details of LOT_RECALLED. */
export interface RecalledLine {
  itemId: number
  name: string
  lot: string
  quantity: number
  reason: string
}

/** The question in a refusal that asks for confirmation. */
export const ConfirmationQuestion = z.object({ question: z.enum(paymentQuestionNames) })

export const setOrderStatus = call(calls.setOrderStatus, {
  summary:
    'Set an order’s status and tracking number; updates stock once and notifies the buyer after 10 seconds unless reverted',
  params,
  body: z.strictObject({
    status,
    trackingNumber,
    version: seenVersion,
    /** the confirmed question about unpaid, refunded or disputed money */
    confirm: z.enum(paymentQuestionNames, 'Please name the question you’re confirming').optional(),
    /** takes units of other lots where a lot was recalled */
    replaceRecalled: z.boolean().optional(),
  }),
  reply: AnyOrder,
  errors: ['ORDER_NOT_FOUND', 'OUT_OF_STOCK', 'CHANGED_MEANWHILE', 'CONFIRM_PAYMENT', 'LOT_RECALLED'],
})

const WHICH = 'Please choose orders'

export const setOrderStatuses = call(calls.setOrderStatuses, {
  summary: 'Set the status and tracking number of several orders; explains each one that stays unchanged',
  body: z.strictObject({
    status,
    orders: z
      .array(z.strictObject({ id: rowId(WHICH), trackingNumber }), WHICH)
      .min(1, WHICH)
      .max(MAX_BULK_CHANGES, `Please choose at most ${MAX_BULK_CHANGES} orders`),
    /** the operator confirmed that some are not paid yet */
    confirm: z.literal('unpaid', 'Please name the question you’re confirming').optional(),
  }),
  reply: z.array(z.object({ id: z.number(), problem: z.string().nullable() })),
})

export const markOrderPaid = call(calls.markOrderPaid, {
  summary: 'Mark an order as paid, with the bank’s reference',
  params,
  body: z.strictObject({ reference: optionalText(100) }),
  reply: AnyOrder,
  errors: ['ORDER_NOT_FOUND', 'ALREADY_PAID', 'PAID_ELSEWHERE'],
})

export const refundOrder = call(calls.refundOrder, {
  summary: 'Refund an order: cards through the payment service; record a bank transfer sent manually',
  params,
  body: z.strictObject({
    reason: optionalText(200),
    /** the operator confirmed a refund on top of a dispute */
    confirm: z.literal('disputed', 'Please name the question you’re confirming').optional(),
  }),
  reply: AnyOrder,
  errors: ['ORDER_NOT_FOUND', 'NOT_PAID', 'CONFIRM_PAYMENT', 'PAYMENT_SERVICE_FAILED'],
})

export const addOrderNote = call(calls.addOrderNote, {
  summary: 'Add a note to an order’s timeline, invisible to its buyer',
  params,
  body: z.strictObject({ text: requiredText(500, 'Please enter a note') }),
  reply: AnyOrder,
  errors: ['ORDER_NOT_FOUND'],
})

const DAYS = 'Please choose 1 to 90 days'

const COUNTRIES = 'Please choose where you ship'

/** The order settings. Amounts in dollars. */
export const ShopSettings = z.object({
  shippingFee: dollars('Please enter the shipping cost'),
  freeFrom: dollars('Please enter an amount').nullable(),
  countries: z
    .array(z.enum(shippingCountries, COUNTRIES), COUNTRIES)
    .min(1, COUNTRIES)
    .refine((countries) => new Set(countries).size === countries.length, 'Please choose each country once'),
  paymentInstructions: text(2000),
  daysToPay: z.int(numberOr(DAYS)).min(1, DAYS).max(90, DAYS),
  automaticTax: z.boolean('Please choose whether to add tax'),
})
export type ShopSettings = z.output<typeof ShopSettings>

const StoredSettings = ShopSettings.extend({
  version: z.number(),
  /** whether cards are accepted, which tax requires */
  takesCards: z.boolean(),
})

export const shopSettings = call(calls.shopSettings, {
  summary: 'Get the order settings',
  reply: StoredSettings,
})

export const updateShopSettings = call(calls.updateShopSettings, {
  summary: 'Update the settings for future orders; omitted ones stay',
  body: ShopSettings.partial().extend({ version: seenVersion }).strict(),
  reply: StoredSettings,
  errors: ['CHANGED_MEANWHILE'],
})
