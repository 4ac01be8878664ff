import type { CalendarDay } from '@pepwell/domain/time/calendar'
import type { Db } from '../../database/connect.ts'
import {
  type BatchUnits,
  type Left,
  type MovementReason,
  moveUnits,
  type ReservedUnits,
  reserveUnits,
  type Wanted,
} from './reservations.queries.ts'

export type { BatchUnits, Left, MovementReason, ReservedUnits, Wanted } from './reservations.queries.ts'

/** A product is short, so nothing was reserved. */
export class OutOfStock extends Error {
  /** the units left of each requested product */
  readonly left: readonly Left[]

  constructor(left: readonly Left[]) {
    super('there is not enough in stock')
    this.left = left
  }
}

/** @throws Error when reserved units are missing: the books are wrong, and nothing is written */
async function moved(moving: Promise<boolean>): Promise<void> {
  if (!(await moving)) throw new Error('units of an order are not where they should be')
}

/**
 * Reserves units for an order, first to expire first.
 * @param today the date in the shop's time zone, for expiry
 * @returns the reservations, and how many units of each product there were
 * @throws OutOfStock
 */
export async function reserve(
  tx: Db,
  wanted: readonly Wanted[],
  today: CalendarDay,
  because: MovementReason,
): Promise<{ units: ReservedUnits[]; left: readonly Left[] }> {
  const sums = new Map<number, number>()
  for (const { productId, quantity } of wanted) sums.set(productId, (sums.get(productId) ?? 0) + quantity)
  const each = [...sums].map(([productId, quantity]) => ({ productId, quantity }))
  const { reserved, left } = await reserveUnits(tx, each, today, because)
  const isShort = left.some((product) => product.left < (sums.get(product.productId) ?? 0))
  if (isShort) throw new OutOfStock(left)
  return { units: reserved, left }
}

/** Releases reserved units. */
export const release = (tx: Db, units: readonly BatchUnits[], because: MovementReason): Promise<void> =>
  moved(moveUnits(tx, units, { available: 1, reserved: -1 }, because))

/** Ships reserved units. */
export const ship = (tx: Db, units: readonly BatchUnits[], because: MovementReason): Promise<void> =>
  moved(moveUnits(tx, units, { available: 0, reserved: -1 }, because))

/** Reserves shipped units again after a return. */
export const takeBack = (tx: Db, units: readonly BatchUnits[], because: MovementReason): Promise<void> =>
  moved(moveUnits(tx, units, { available: 0, reserved: 1 }, because))
