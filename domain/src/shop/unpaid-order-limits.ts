/** The maximum unpaid orders per person, and the units that they may reserve together. */
export const MAX_UNPAID_ORDERS = 3
export const MAX_UNPAID_UNITS = 100

/** Units that unpaid orders from one network or shipping address may reserve, per allowed order. */
export const UNITS_PER_UNPAID_ORDER = 30

/** The hours for which a canceled unpaid order still counts. */
export const GIVEN_UP_HOURS = 24

/** Units that may always be reserved, however low the stock. */
const MIN_HELD = 2

/** The share of a product's stock that one person's unpaid orders may reserve. */
export const OWN_PERCENT = 50

/**
 * Units of a product that unpaid orders may reserve. @param stock units for sale, including reserved ones
 * @param percent of them
 */
export const maxHeldOf = (stock: number, percent: number): number =>
  Math.max(MIN_HELD, Math.floor((stock * percent) / 100))
