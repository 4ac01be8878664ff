/** The maximum quantity of one product in a cart. */
export const MOST_OF_A_LINE = 99

/** A cart after adding: equal lines merge, up to {@link MOST_OF_A_LINE} each. */
export const joinedQuantity = (there: number, added: number): number =>
  Math.min(MOST_OF_A_LINE, there + added)
