/** The maximum quantity of one product in a cart. */
export const MAX_LINE_QUANTITY = 99

/** A cart after adding: equal lines merge, up to {@link MAX_LINE_QUANTITY} each. */
export const joinedQuantity = (there: number, added: number): number =>
  Math.min(MAX_LINE_QUANTITY, there + added)
