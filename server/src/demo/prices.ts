import type { Offer } from './back-office/sell-goods.ts'

interface DemoPrice {
  vendorName: string
  /** dollars */
  price: number
  dosage: string
  usLabTested?: boolean
  batchTracked?: boolean
  notes?: string
}

interface DemoOffers {
  peptide: string
  /** the partner shop's price in dollars */
  partner?: { price: number; status: string }
  vendors: DemoPrice[]
}

// Fictional names.
const A = 'Example Labs A (demo)'
const B = 'Example Labs B (demo)'
const C = 'Sample Supply (demo)'
const D = 'Placeholder Peptides (demo)'

/** Made-up prices that show every state of the comparison: with and without the partner, few and many vendors. */
export const demoOffers: DemoOffers[] = [
  {
    peptide: 'BPC-157',
    partner: { price: 44.99, status: 'available' },
    vendors: [
      { vendorName: A, price: 39.95, dosage: '5mg', usLabTested: true, batchTracked: true },
      { vendorName: B, price: 52, dosage: '10mg', usLabTested: true, notes: 'Certificate on request.' },
      { vendorName: C, price: 34.5, dosage: '5mg', notes: 'Ships within a week.' },
      { vendorName: D, price: 189.99, dosage: '10 x 5mg', batchTracked: true },
      { vendorName: `${A} bundle`, price: 61.2, dosage: '10mg blend' },
    ],
  },
  {
    peptide: 'Semaglutide',
    partner: { price: 119.5, status: 'available' },
    vendors: [
      { vendorName: B, price: 98, dosage: '5mg', usLabTested: true, batchTracked: true },
      { vendorName: A, price: 134.25, dosage: '10mg', batchTracked: true },
    ],
  },
  {
    peptide: 'TB-500',
    partner: { price: 54.99, status: 'coming_soon' },
    vendors: [
      { vendorName: C, price: 41.75, dosage: '5mg' },
      { vendorName: B, price: 47.3, dosage: '5mg', usLabTested: true },
    ],
  },
  { peptide: 'DSIP', partner: { price: 29.99, status: 'available' }, vendors: [] },
  { peptide: 'KPV', vendors: [{ vendorName: D, price: 36, dosage: '10mg', usLabTested: true }] },
]

/** The partner shop's prices, as an operator enters them. */
export const partnerOffers: Offer[] = demoOffers.flatMap(({ peptide: name, partner }) =>
  partner ? [{ kind: 'peptides', name, ...partner }] : [],
)
