/** Rows of an imported table that are previewed in full; the others show only their outcome. */
export const MAX_PREVIEWED_ROWS = 100
