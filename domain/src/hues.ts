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

/** The hue of a peptide of the catalogue where no plan says it, and nothing stands beside it. @param peptideId 1 or more */
export const hueOfPeptide = (peptideId: number): Hue => ((peptideId - 1) % HUES) + 1

const planned = (id: number, hue: Hue | undefined): [number, Hue][] => (hue ? [[id, hue]] : [])

/** The hues from one on, each of them once. */
const huesFrom = (first: Hue): Hue[] => Array.from({ length: HUES }, (_, at) => ((first - 1 + at) % HUES) + 1)

/**
 * The hues of peptides of the catalogue that are drawn beside each other: the plan's where a peptide stands in it, and
 * else by its id, or the next one that none of the others has. As long as a hue is left, no two of them share one, unless
 * the plan says so. In whatever order they come, they get the same.
 * @param peptideIds 1 or more each
 * @param planHues hues of the person's plan, by peptide
 */
export function huesTogether(
  peptideIds: Iterable<number>,
  planHues: ReadonlyMap<number, Hue> = new Map(),
): Map<number, Hue> {
  const ids = [...new Set(peptideIds)].sort((one, other) => one - other)
  const hues = new Map(ids.flatMap((id) => planned(id, planHues.get(id))))
  for (const id of ids.filter((one) => !hues.has(one))) {
    const own = hueOfPeptide(id)
    const taken = new Set(hues.values())
    hues.set(id, huesFrom(own).find((hue) => !taken.has(hue)) ?? own)
  }
  return hues
}
