import type { PostalAddress } from '@pepwell/domain/shop/addresses'

/** An order to pack and ship. Amounts in dollars. */
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

/** A shipping service. Its errors mean that it can't be reached now. */
export interface ShippingPort {
  /**
   * Sends an order; the same number is the same order.
   * @returns its id there
   */
  push(shipment: Shipment): Promise<string>
  /** The tracking number of an order's parcel; undefined while there is none. */
  trackingOf(orderNumber: string): Promise<string | undefined>
}
