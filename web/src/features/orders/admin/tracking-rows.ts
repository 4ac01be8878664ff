import { csvRows } from '@pepwell/domain/csv'
import { orderNumberIn } from '@pepwell/domain/order-numbers'

/**
 * Tracking numbers out of what was pasted: rows of an order's number and its tracking number, in whatever order the two
 * stand, or tracking numbers alone, which fill the orders downwards.
 */
export function trackingRows(text: string, orderNumbers: readonly string[]): ReadonlyMap<string, string> {
  const rows = csvRows(text.replaceAll('\t', ','))
    .map((cells) => cells.map((cell) => cell.trim()).filter((cell) => cell !== ''))
    .filter((cells) => cells.length > 0)
  const found = new Map<string, string>()
  for (const cells of rows) {
    const order = cells.map(orderNumberIn).find((number) => number && orderNumbers.includes(number))
    const tracking = cells.find((cell) => orderNumberIn(cell) !== order)
    if (order && tracking) found.set(order, tracking)
  }
  if (found.size > 0 || rows.some((cells) => cells.length > 1)) return found
  return new Map(
    rows.slice(0, orderNumbers.length).map(([cell = ''], place) => [orderNumbers[place] ?? '', cell]),
  )
}
