/** The most of one thing that lies in a cart. */
export const MOST_OF_A_LINE = 99

/** How much of it lies in a cart after more was put there: equal lines are one, of at most {@link MOST_OF_A_LINE}. */
export const joinedQuantity = (there: number, added: number): number =>
  Math.min(MOST_OF_A_LINE, there + added)
