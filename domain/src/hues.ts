/** How many hues there are to tell peptides apart by. */
export const HUES = 8

/** A peptide's hue, 1 to {@link HUES}: the one colour of it everywhere. */
export type Hue = number

/** What stood in a plan before, in the order in which it joined. */
interface Joined {
  hue: Hue
  /** whether it is the very peptide that joins */
  isSame: boolean
  /** whether it is over, so that nothing new can be mixed up with it */
  isOver: boolean
}

/**
 * The hue of a peptide that joins a plan: the one that it had before, or else the first that the fewest of the plan have.
 * @param plan what is and was in it, in the order of joining
 */
export function hueOnJoining(plan: readonly Joined[]): Hue {
  const before = plan.findLast(({ isSame }) => isSame)
  if (before) return before.hue
  const uses = (hue: Hue) => plan.filter((one) => one.hue === hue && !one.isOver).length
  const hues = Array.from({ length: HUES }, (_, at) => at + 1)
  return hues.reduce((best, hue) => (uses(hue) < uses(best) ? hue : best))
}

/**
 * The hue of a peptide of the catalogue where no plan says it: neighbours differ.
 * @param peptideId 1 or more
 */
export const hueOfPeptide = (peptideId: number): Hue => ((peptideId - 1) % HUES) + 1
