import type { PostalAddress } from '@pepwell/domain/shop/addresses'

/** An order as the people who pack and send it need it. Amounts in dollars. */
export interface Shipment {
  orderNumber: string
  orderedAt: Date
  paidAt: Date
  /** null once the buyer's account is deleted */
  email: string | null
  address: PostalAddress & { phone?: string | null }
  lines: readonly { sku: string; name: string; quantity: number; unitPrice: number }[]
  totalAmount: number
  shippingFee: number
  notes: string | null
}

/** The way to a service that labels and sends parcels. Its errors mean that it could not be asked now. */
export interface ShippingPort {
  /** Hands an order over; under the same number it is the same order. @returns its id there */
  push(shipment: Shipment): Promise<string>
  /** The number by which the parcel of an order is followed; undefined while there is none. */
  trackingOf(orderNumber: string): Promise<string | undefined>
}
