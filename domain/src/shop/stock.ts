import { addDays, type CalendarDay, daysBetween } from '../time/calendar.ts'

/** Fewer units than this are low stock. */
export const LOW_STOCK = 10

/** Days before expiry from which we warn of a batch. */
export const EXPIRY_WARNING_DAYS = 30

/** The maximum units of one batch: a thousand times a full shelf, and far below integer limits. */
export const MAX_UNITS = 1_000_000

/** A stock label. */
export const stockLabels = ['Out of Stock', 'Low Stock', 'In Stock'] as const

export type StockLabel = (typeof stockLabels)[number]

/** The label of a number of units: 0 is out of stock, fewer than {@link LOW_STOCK} are low. */
export function stockLabel(units: number): StockLabel {
  if (units <= 0) return 'Out of Stock'
  return units < LOW_STOCK ? 'Low Stock' : 'In Stock'
}

/** A product's stock over all its batches. */
interface ProductStock {
  /** whether the shop shows it */
  enabled: boolean
  /** units that can be sold, 0 or more */
  sellable: number
}

/** Whether a product of the shop has fewer units to sell than {@link LOW_STOCK}, or none. */
export const isLowOnStock = ({ enabled, sellable }: ProductStock): boolean =>
  enabled && stockLabel(sellable) !== 'In Stock'

/** The time until a batch expires. */
export interface Expiry {
  /** days from today to its last good day: 0 on that day, negative afterward */
  days: number
  isExpired: boolean
  /** expired, or within {@link EXPIRY_WARNING_DAYS} */
  isWarnedOf: boolean
}

/**
 * A batch's distance from its expiry, which is its last good day.
 * @param expiryDate null for batches without expiry, which have no label
 * @param today in the viewer's time zone
 */
export function expiryOf(expiryDate: CalendarDay | null, today: CalendarDay): Expiry | null {
  if (expiryDate === null) return null
  const days = daysBetween(today, expiryDate)
  return { days, isExpired: days < 0, isWarnedOf: days <= EXPIRY_WARNING_DAYS }
}

const counted = (days: number): string => (days === 1 ? '1 day' : `${days} days`)

/** 'in 18 days', 'tomorrow', 'today', 'expired 19 days ago'. */
export function expiryWords({ days }: Expiry): string {
  if (days < 0) return days === -1 ? 'expired yesterday' : `expired ${counted(-days)} ago`
  if (days === 0) return 'today'
  return days === 1 ? 'tomorrow' : `in ${counted(days)}`
}

/** The days that define the recent pace. */
export const PACE_DAYS = 30

/**
 * The whole days that stock lasts at the recent pace.
 * @param sellable units, 0 or more
 * @param sold units sold in the last {@link PACE_DAYS} days
 * @param daysOnSale days with stock, including today: a product received last week isn't averaged over a month
 * @returns null without sales: we don't guess
 */
export function daysOfStock(sellable: number, sold: number, daysOnSale: number): number | null {
  if (sold <= 0) return null
  const days = Math.max(1, Math.min(PACE_DAYS, daysOnSale))
  return Math.floor((sellable * days) / sold)
}

/** Reordering lead time: two weeks for manufacturing, shipping and lab tests. Our own estimate. */
export const ORDER_AHEAD_DAYS = 14

/**
 * The day by which to reorder a product.
 * @param daysLeft see {@link daysOfStock}
 * @returns null while it lasts longer than {@link EXPIRY_WARNING_DAYS} days or is unknown; today when already late
 */
export function reorderBy(daysLeft: number | null, today: CalendarDay): CalendarDay | null {
  if (daysLeft === null || daysLeft > EXPIRY_WARNING_DAYS) return null
  return addDays(today, Math.max(0, daysLeft - ORDER_AHEAD_DAYS))
}

/** The default reason of a stock movement. */
export const commonReasons = { received: 'Received', corrected: 'Corrected' } as const
