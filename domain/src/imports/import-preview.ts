/** Rows of an imported table that are previewed in full; the others show only their outcome. */
export const MOST_PREVIEWED_ROWS = 100
