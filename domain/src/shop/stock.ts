import { addDays, type CalendarDay, daysBetween } from '../time/calendar.ts'

/** Fewer units than this are low stock. */
export const LOW_STOCK = 10

/** A batch that expires within so many days, or has expired, is warned of. */
export const EXPIRY_WARNING_DAYS = 30

/** The most units of one batch: a thousand times what a shelf holds, and far from where sums of integers end. */
export const MOST_UNITS = 1_000_000

/** What is said of a quantity. */
export const stockLabels = ['Out of Stock', 'Low Stock', 'In Stock'] as const

export type StockLabel = (typeof stockLabels)[number]

/** What is said of a number of units: 0 is out of stock, fewer than {@link LOW_STOCK} are low. */
export function stockLabel(units: number): StockLabel {
  if (units <= 0) return 'Out of Stock'
  return units < LOW_STOCK ? 'Low Stock' : 'In Stock'
}

/** How far a batch is from its expiry. */
export interface Expiry {
  /** days from today to the last day on which it is good: 0 on that day, negative after it */
  days: number
  isExpired: boolean
  /** expired, or within {@link EXPIRY_WARNING_DAYS} */
  isWarnedOf: boolean
}

/**
 * How far a batch is from its expiry. On the day that it names it is still good.
 * @param expiryDate null for what never expires, about which there is nothing to say
 * @param today on the calendar of whoever looks
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

/** The recent pace is that of so many days. */
export const PACE_DAYS = 30

/**
 * For how many whole days the stock lasts if it goes on selling as it did lately.
 * @param sellable units, 0 or more
 * @param sold units sold in the last {@link PACE_DAYS} days
 * @param daysOnSale for how many days, today included, there was any to sell: a product that came last week is not
 * reckoned over a whole month
 * @returns null until there are sales, about which nothing is guessed
 */
export function daysOfStock(sellable: number, sold: number, daysOnSale: number): number | null {
  if (sold <= 0) return null
  const days = Math.max(1, Math.min(PACE_DAYS, daysOnSale))
  return Math.floor((sellable * days) / sold)
}

/** How long before it runs out a product is ordered anew: two weeks for the maker, the way and the laboratory. Our own estimate. */
export const ORDER_AHEAD_DAYS = 14

/**
 * The day by which a product has to be ordered anew.
 * @param daysLeft see {@link daysOfStock}
 * @returns null while it lasts longer than {@link EXPIRY_WARNING_DAYS} days, or nobody knows; today where it is late already
 */
export function reorderBy(daysLeft: number | null, today: CalendarDay): CalendarDay | null {
  if (daysLeft === null || daysLeft > EXPIRY_WARNING_DAYS) return null
  return addDays(today, Math.max(0, daysLeft - ORDER_AHEAD_DAYS))
}

/** What a movement is said to be for when nobody gives a reason. */
export const usualReasons = { received: 'Received', corrected: 'Corrected' } as const
