import { csvRows } from '@pepwell/domain/imports/csv'
import { orderNumberIn } from '@pepwell/domain/shop/order-numbers'

/** Letters, digits, blanks and dashes, with a digit among them: no name, no amount and no time of day. */
const couldBeTracking = (cell: string): boolean => /^[a-z\d][a-z\d -]*$/i.test(cell) && /\d/.test(cell)

const isHead = (cells: readonly string[]): boolean =>
  cells.some((cell) => /track/i.test(cell)) && !cells.some((cell) => orderNumberIn(cell))

/** An order's number and what follows it after a blank are two cells. */
function apart(cells: readonly string[]): readonly string[] {
  const [only = ''] = cells
  const [first = '', ...others] = only.split(/\s+/)
  return cells.length === 1 && others.length > 0 && orderNumberIn(first) ? [first, others.join(' ')] : cells
}

/** Cells of what was pasted, with commas, semicolons or tabs between them. */
const tableIn = (text: string) =>
  csvRows(text.replaceAll(/[\t;]/g, ','))
    .map((cells) => apart(cells.map((cell) => cell.trim())))
    .filter((cells) => cells.some((cell) => cell !== ''))

/**
 * Tracking numbers out of what was pasted: rows of an order's number and its tracking number, which stands where the head
 * says or else is the longest cell that looks like one; or tracking numbers alone, which fill the orders downwards.
 */
export function trackingRows(text: string, orderNumbers: readonly string[]): ReadonlyMap<string, string> {
  const [first = [], ...others] = tableIn(text)
  const place = isHead(first) ? first.findIndex((cell) => /track/i.test(cell)) : undefined
  const rows = place === undefined ? [first, ...others] : others
  const trackingIn = (cells: readonly string[]) =>
    place === undefined
      ? cells
          .filter((cell) => couldBeTracking(cell) && !orderNumberIn(cell))
          .toSorted((one, other) => other.length - one.length)[0]
      : cells[place]
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
    alone.slice(0, orderNumbers.length).map((tracking, at) => [orderNumbers[at] ?? '', tracking]),
  )
}
