/** Rows of an imported table that are shown with what changes in them; of the others only what becomes of them is said. */
export const MOST_PREVIEWED_ROWS = 100
