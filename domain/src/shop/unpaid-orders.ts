/** Orders that one person may have unpaid at a time, and the units that these may hold together. */
export const MOST_UNPAID_ORDERS = 3
export const MOST_UNPAID_UNITS = 100

/** Units that unpaid orders of one network or shipping address may hold, for each order that they may have. */
export const UNITS_PER_UNPAID_ORDER = 30

/** The hours for which a canceled unpaid order still counts. */
export const GIVEN_UP_HOURS = 24

/** Units that may always be held, however few there are. */
const LEAST_HELD = 2

/** Share of a product that one person's unpaid orders may hold. */
export const OWN_PERCENT = 50

/**
 * Units of a product that unpaid orders may hold.
 * @param stock units for sale, with those that are held
 * @param percent of them
 */
export const mostHeldOf = (stock: number, percent: number): number =>
  Math.max(LEAST_HELD, Math.floor((stock * percent) / 100))
