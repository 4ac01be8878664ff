import { z } from 'zod'
import { askForJson } from './bounded-json.ts'
import type { Shipment, ShippingPort } from './shipping.ts'

/** The account that ships parcels. */
export interface ShipStationAccount {
  apiKey: string
  apiSecret: string
  /** of ShipStation's API */
  address: string
}

const BOUNDS = { timeout: 20_000, size: 1_000_000 }

const Pushed = z.object({ orderId: z.number() })

const Shipments = z.object({
  shipments: z.array(
    z.object({
      orderNumber: z.string(),
      trackingNumber: z.string().nullish(),
      voided: z.boolean().nullish(),
    }),
  ),
})

/** For ShipStation's 'Create/Update Order': a known key updates the order. */
const orderOf = ({ address, lines, ...order }: Shipment) => ({
  orderNumber: order.orderNumber,
  orderKey: order.orderNumber,
  orderDate: order.orderedAt.toISOString(),
  paymentDate: order.paidAt.toISOString(),
  orderStatus: 'awaiting_shipment',
  customerEmail: order.email,
  amountPaid: order.totalAmount,
  shippingAmount: order.shippingFee,
  customerNotes: order.notes,
  ...Object.fromEntries(['billTo', 'shipTo'].map((name) => [name, addressOf(address)])),
  items: lines.map(({ sku, name, quantity, unitPrice }) => ({ sku, name, quantity, unitPrice })),
})

const addressOf = ({
  fullName,
  line1,
  line2,
  city,
  state,
  postalCode,
  country,
  phone,
}: Shipment['address']) => ({
  name: fullName,
  street1: line1,
  street2: line2 ?? null,
  city,
  state,
  postalCode,
  country,
  phone: phone ?? null,
})

/** Sends orders to ShipStation. */
export function shipStation({ apiKey, apiSecret, address }: ShipStationAccount): ShippingPort {
  const authorization = `Basic ${Buffer.from(`${apiKey}:${apiSecret}`).toString('base64')}`
  const ask = (path: string, body?: unknown) =>
    askForJson(new URL(path, address), BOUNDS, {
      headers: { authorization, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    })

  return {
    async push(shipment) {
      const { orderId } = Pushed.parse(await ask('/orders/createorder', orderOf(shipment)))
      return String(orderId)
    },

    async trackingOf(orderNumber) {
      const query = new URLSearchParams({ orderNumber, includeShipmentItems: 'false' })
      const { shipments } = Shipments.parse(await ask(`/shipments?${query}`))
      // It also finds numbers with the same start.
      const sent = shipments.filter((shipment) => shipment.orderNumber === orderNumber && !shipment.voided)
      return sent.at(-1)?.trackingNumber ?? undefined
    },
  }
}
