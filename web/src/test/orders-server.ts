import type { CartLine } from '@pepwell/contract/cart'
import type { OwnOrder } from '@pepwell/contract/orders'

/** Two vials of one batch, waiting for a transfer. */
export const anOrder = (changes: Partial<OwnOrder> = {}): OwnOrder => ({
  id: 7,
  orderNumber: 'K7M-4Q2-9D',
  status: 'pending',
  paymentStatus: 'pending',
  paymentMethod: 'invoice',
  subtotal: 129.98,
  shippingFee: 9.5,
  totalAmount: 139.48,
  refundedAmount: 0,
  shippingAddress: {
    fullName: 'Robin Delgado',
    line1: '418 Larch Street',
    line2: null,
    city: 'Portland',
    state: 'OR',
    postalCode: '97205',
    country: 'US',
    phone: null,
  },
  trackingNumber: null,
  notes: null,
  payBy: '2026-03-17T12:00:00.000Z',
  cancelReason: null,
  createdAt: '2026-03-10T12:00:00.000Z',
  items: [
    {
      id: 1,
      productId: 3,
      kind: 'peptide',
      peptideId: 3,
      supplementId: null,
      name: 'Tirzepatide',
      category: 'Fat Loss',
      amount: '10 mg',
      image: null,
      form: null,
      quantity: 2,
      unitPrice: 64.99,
      totalPrice: 129.98,
      vialBatchNumber: 'TZP-2604-C',
      expiryDate: '2028-01-31',
      shippedAt: null,
    },
  ],
  timeline: [{ id: 1, at: '2026-03-10T12:00:00.000Z', what: 'pending', actor: 'buyer', detail: null }],
  instructions: [{ label: 'Reference', value: 'K7M-4Q2-9D' }],
  ...changes,
})

/** Two vials in the cart. */
export const aCartLine = (changes: Partial<CartLine> = {}): CartLine =>
  ({
    id: 11,
    productId: 3,
    kind: 'peptide',
    peptideId: 3,
    supplementId: null,
    name: 'Tirzepatide',
    peptideName: 'Tirzepatide',
    amount: '10 mg',
    category: 'Fat Loss',
    quantity: 2,
    price: 64.99,
    priceWhenAdded: 64.99,
    problem: null,
    left: null,
    createdAt: '2026-03-10T12:00:00.000Z',
    ...changes,
  }) as CartLine
