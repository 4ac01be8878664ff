/** Neighbours in the catalogue are as far apart as can be. */
const GOLDEN_ANGLE = 137.508

/** The colour of a peptide's cap and dot, the same everywhere; it only helps to tell vials apart. */
export const hueOf = (peptideId: number): string =>
  `oklch(0.64 0.13 ${Math.round((peptideId * GOLDEN_ANGLE) % 360)})`
