import { csvRows } from '@pepwell/domain/imports/csv'
import { orderNumberIn } from '@pepwell/domain/shop/order-numbers'

/** Letters, digits, spaces and dashes with at least one digit, which excludes names, amounts and times. */
const couldBeTracking = (cell: string): boolean => /^[a-z\d][a-z\d -]*$/i.test(cell) && /\d/.test(cell)

const isHead = (cells: readonly string[]): boolean =>
  cells.some((cell) => /track/i.test(cell)) && !cells.some((cell) => orderNumberIn(cell))

/** An order number followed by a space starts a new cell. */
function splitCells(cells: readonly string[]): readonly string[] {
  const [only = ''] = cells
  const [first = '', ...others] = only.split(/\s+/)
  return cells.length === 1 && others.length > 0 && orderNumberIn(first) ? [first, others.join(' ')] : cells
}

/** Splits pasted text into cells at commas, semicolons and tabs. */
const tableIn = (text: string) =>
  csvRows(text)
    .map((cells) => splitCells(cells.map((cell) => cell.trim())))
    .filter((cells) => cells.some((cell) => cell !== ''))

/**
 * Parses pasted tracking numbers: rows of order number and tracking number (from the header's column, or the longest
 * cell that looks like one), or tracking numbers alone, assigned from top to bottom.
 */
export function trackingRows(text: string, orderNumbers: readonly string[]): ReadonlyMap<string, string> {
  const [first = [], ...others] = tableIn(text)
  const index = isHead(first) ? first.findIndex((cell) => /track/i.test(cell)) : undefined
  const rows = index === undefined ? [first, ...others] : others
  const trackingIn = (cells: readonly string[]) =>
    index === undefined
      ? cells
          .filter((cell) => couldBeTracking(cell) && !orderNumberIn(cell))
          .toSorted((a, b) => b.length - a.length)[0]
      : cells[index]
  const orderIn = (cells: readonly string[]) => cells.map(orderNumberIn).find((number) => number)
  if (rows.some(orderIn))
    return new Map(
      rows.flatMap((cells): [string, string][] => {
        const [order, tracking] = [orderIn(cells), trackingIn(cells)]
        return order && tracking && orderNumbers.includes(order) ? [[order, tracking]] : []
      }),
    )
  const alone = rows.flatMap((cells) => trackingIn(cells) || [])
  return new Map(
    alone.slice(0, orderNumbers.length).map((tracking, index) => [orderNumbers[index] ?? '', tracking]),
  )
}
