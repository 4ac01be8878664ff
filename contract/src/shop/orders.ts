import { shippingCountries } from '@pepwell/domain/shop/addresses'
import { refundsOnCancel } from '@pepwell/domain/shop/disputes'
import { orderNumberIn } from '@pepwell/domain/shop/order-numbers'
import { orderStatuses, paymentStatuses } from '@pepwell/domain/shop/orders'
import { z } from 'zod'
import { call } from '../call.ts'
import { clientId, dollars, instant, optionalText, pageSize, rowId, rowIdInPath } from '../fields.ts'
import { Certificate } from './certificates.ts'
import * as calls from './orders.calls.ts'
import { ShippingAddress, StoredAddress } from './shipping-address.ts'

/** Payment methods: a bank transfer afterward, or a card on the payment service's page. */
export const paymentMethods = ['invoice', 'card'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** An ordered product from one batch. */
export const OrderItem = z.object({
  id: z.number(),
  productId: z.number().nullable(),
  kind: z.enum(['peptide', 'supplement']),
  /** null once it left the catalog */
  peptideId: z.number().nullable(),
  supplementId: z.number().nullable(),
  name: z.string(),
  /** null once it left the catalog */
  category: z.string().nullable(),
  /** content of one piece, in words */
  amount: z.string().nullable(),
  /** URL of its thumbnail; illustrated without one */
  image: z.string().nullable(),
  /** its current form in the shop; null once it left the shop */
  form: z.string().nullable(),
  quantity: z.number(),
  /** dollars at the time */
  unitPrice: z.number(),
  totalPrice: z.number(),
  vialBatchNumber: z.string(),
  expiryDate: z.string().nullable(),
  /** why its batch must not be used anymore; null unless recalled */
  recallReason: z.string().nullable(),
  /** laboratory results of the batch, latest test first */
  certificates: z.array(Certificate),
  shippedAt: instant.nullable(),
})
export type OrderItem = z.output<typeof OrderItem>

/** The actor of an order event. */
export const orderActors = ['buyer', 'operator', 'shop'] as const

/** An event of an order. */
export const OrderEvent = z.object({
  id: z.number(),
  at: instant,
  /** a status, or 'paid', 'partly-refunded', 'refunded', 'tracking', 'late-payment', 'payment-failed', 'account-deleted' */
  what: z.string(),
  actor: z.enum(orderActors),
  detail: z.string().nullable(),
})
export type OrderEvent = z.output<typeof OrderEvent>

/** An order's current state. Amounts in dollars. */
export const Order = z.object({
  id: z.number(),
  orderNumber: z.string(),
  status: z.enum(orderStatuses),
  paymentStatus: z.enum(paymentStatuses),
  paymentMethod: z.enum(paymentMethods),
  subtotal: z.number(),
  shippingFee: z.number(),
  totalAmount: z.number(),
  /** refunds so far, with tax */
  refundedAmount: z.number(),
  /** null once the buyer's account is deleted and everything has shipped */
  shippingAddress: StoredAddress.nullable(),
  trackingNumber: z.string().nullable(),
  notes: z.string().nullable(),
  /** its units are reserved until then */
  payBy: instant,
  cancelReason: z.string().nullable(),
  createdAt: instant,
  items: z.array(OrderItem),
  /** oldest first */
  timeline: z.array(OrderEvent),
})
export type Order = z.output<typeof Order>

/** An order, with payment instructions while unpaid. */
export const OwnOrder = Order.extend({
  instructions: z.array(z.object({ label: z.string().nullable(), value: z.string() })).nullable(),
  /** what happens to the money if the buyer cancels: a bank may have to decide first, or there is none to refund */
  refundOnCancel: z.enum(refundsOnCancel),
})
export type OwnOrder = z.output<typeof OwnOrder>

const WHICH = 'Please choose what to buy'

/** More than any cart has. */
const MAX_LINES = 500

const RESEARCH = 'Please confirm that this is for research use only'

/**
 * Buys the cart, or some of its lines. The client generates `clientId` once per order, so that a retry buys nothing
 * twice. `expectedTotal` is the displayed total in dollars.
 */
export const NewOrder = z.strictObject({
  clientId,
  shippingAddress: ShippingAddress,
  researchUseOnly: z.literal(true, RESEARCH),
  expectedTotal: dollars('The total must be an amount').optional(),
  /** line ids; all available lines by default. The others stay in the cart */
  lines: z.array(rowId(WHICH), WHICH).min(1, WHICH).max(MAX_LINES, WHICH).optional(),
  notes: optionalText(500),
  paymentMethod: z.enum(paymentMethods, 'Please choose how to pay').optional(),
})

/**
 * The details of a refusal for lack of stock or because of the personal limit: which lines, and how many are available.
 */
export const ShortLines = z.object({
  lines: z.array(z.object({ lineId: z.number(), name: z.string(), quantity: z.number(), left: z.number() })),
})

/** The details of a refusal because of a changed price: the current total in dollars. */
export const NewPrices = z.object({
  lines: z.array(
    z.object({
      lineId: z.number(),
      name: z.string(),
      quantity: z.number(),
      unitPrice: z.number(),
      priceWhenAdded: z.number(),
    }),
  ),
  subtotal: z.number(),
  shippingFee: z.number(),
  totalAmount: z.number(),
})

const params = z.object({
  number: z
    .string()
    .max(20, 'This is not an order number')
    .transform((text, context) => {
      const number = orderNumberIn(text)
      if (!number) context.addIssue({ code: 'custom', message: 'This is not an order number' })
      return number ?? z.NEVER
    }),
})

export const placeOrder = call(calls.placeOrder, {
  summary: 'Place an order from your cart; unavailable products stay in it',
  body: NewOrder,
  reply: OwnOrder,
  status: 201,
  errors: [
    'PROFILE_INCOMPLETE',
    'CART_EMPTY',
    'OUT_OF_STOCK',
    'PRICE_CHANGED',
    'DIFFERENT_ORDER',
    'NO_SHIPPING_THERE',
    'NO_CARDS_HERE',
    'BELOW_CARD_MINIMUM',
    'EMAIL_UNVERIFIED',
    'UNPAID_ORDERS_FULL',
    'SHARE_OF_STOCK',
  ],
})

export const listOrders = call(calls.listOrders, {
  summary: 'List your orders, latest first, paged by the last row',
  query: z.object({
    limit: pageSize({ max: 100, defaultSize: 20, things: 'orders' }),
    after: rowIdInPath.optional(),
  }),
  reply: z.array(Order),
})

export const getOrder = call(calls.getOrder, {
  summary: 'Get one of your orders, with payment instructions while unpaid',
  params,
  reply: OwnOrder,
  errors: ['ORDER_NOT_FOUND'],
})

export const cancelOrder = call(calls.cancelOrder, {
  summary: 'Cancel your pending order; its units return to stock',
  params,
  reply: OwnOrder,
  errors: ['ORDER_NOT_FOUND', 'ORDER_UNDER_WAY'],
})

export const payOrder = call(calls.payOrder, {
  summary: 'Get the card payment page of your order; null when nothing is due there',
  params,
  reply: z.object({ url: z.string().nullable() }),
  errors: ['ORDER_NOT_FOUND', 'PAYMENT_REFUSED', 'PAYMENT_SERVICE_FAILED'],
})

export const shopTerms = call(calls.shopTerms, {
  summary: 'Get shipping costs, destinations and payment methods; amounts in dollars',
  reply: z.object({
    shippingFee: z.number(),
    /** the subtotal from which shipping is free; null when it never is */
    freeFrom: z.number().nullable(),
    countries: z.array(z.enum(shippingCountries)),
    methods: z.array(z.enum(paymentMethods)),
    daysToPay: z.number(),
    /** whether an order shows bank transfer instructions */
    tellsHowToPay: z.boolean(),
  }),
})

export const shippingAddress = call(calls.shippingAddress, {
  summary: 'Get your last shipping address; null before the first order',
  reply: StoredAddress.nullable(),
})
