import { addressLines, type PostalAddress } from '@pepwell/domain/shop/addresses'
import type { CsvColumns } from '../../http/csv-reply.ts'
import type { ordersPage } from './orders.queries.ts'

/** An order in the CSV. */
export type CsvOrder = Awaited<ReturnType<typeof ordersPage>>[number]

/** Columns of the CSV. */
export const orderColumns: CsvColumns<CsvOrder> = {
  'Order Number': ({ orderNumber }) => orderNumber,
  Created: ({ createdAt }) => createdAt.toISOString(),
  Email: ({ user }) => user?.email,
  'First Name': ({ user }) => user?.firstName,
  Items: ({ items }) =>
    items
      .map(({ quantity, name, vialBatchNumber }) => `${quantity} × ${name} (${vialBatchNumber})`)
      .join('; '),
  Subtotal: ({ subtotal }) => subtotal,
  Shipping: ({ shippingFee }) => shippingFee,
  Total: ({ totalAmount }) => totalAmount,
  Refunded: ({ refundedAmount }) => refundedAmount,
  Disputed: ({ disputedAmount }) => disputedAmount,
  'Payment Method': ({ paymentMethod }) => paymentMethod,
  Payment: ({ paymentStatus }) => paymentStatus,
  Reference: ({ paymentId }) => paymentId,
  Status: ({ status }) => status,
  'Tracking Number': ({ trackingNumber }) => trackingNumber,
  'Ship To': ({ shippingAddress }) =>
    shippingAddress && addressLines(shippingAddress as unknown as PostalAddress).join(', '),
}
