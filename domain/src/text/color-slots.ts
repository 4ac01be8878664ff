/** Number of color slots. */
export const COLOR_SLOTS = 8

/** A peptide's color slot, 1 to {@link COLOR_SLOTS}, used everywhere. */
export type ColorSlot = number

/** Former plan entries, in the order they were added. */
interface Joined {
  hue: ColorSlot
  /** whether it is the peptide being added */
  isSame: boolean
  /** whether it is completed, so that nothing new can be confused with it */
  isOver: boolean
}

/**
 * A new plan entry's color slot: its previous one, or the first of the least used.
 * @param plan current and former entries, in the order added
 */
export function colorSlotOnJoining(plan: readonly Joined[]): ColorSlot {
  const before = plan.findLast(({ isSame }) => isSame)
  if (before) return before.hue
  const uses = (hue: ColorSlot) => plan.filter((one) => one.hue === hue && !one.isOver).length
  const colorSlots = Array.from({ length: COLOR_SLOTS }, (_, index) => index + 1)
  return colorSlots.reduce((best, hue) => (uses(hue) < uses(best) ? hue : best))
}

/** A catalog peptide's color slot outside a plan and a group. @param peptideId 1 or more */
export const colorSlotOfPeptide = (peptideId: number): ColorSlot => ((peptideId - 1) % COLOR_SLOTS) + 1

const planned = (id: number, hue: ColorSlot | undefined): [number, ColorSlot][] => (hue ? [[id, hue]] : [])

/** All color slots, starting at a given one. */
const colorSlotsFrom = (first: ColorSlot): ColorSlot[] =>
  Array.from({ length: COLOR_SLOTS }, (_, index) => ((first - 1 + index) % COLOR_SLOTS) + 1)

/**
 * Color slots of catalog peptides shown together: the plan's, otherwise by id, or the next free one. While slots
 * last, no two share one unless the plan does. Independent of order.
 * @param peptideIds at least 1 each
 * @param planColorSlots the person's plan, by peptide
 */
export function colorSlotsTogether(
  peptideIds: Iterable<number>,
  planColorSlots: ReadonlyMap<number, ColorSlot> = new Map(),
): Map<number, ColorSlot> {
  const ids = [...new Set(peptideIds)].sort((a, b) => a - b)
  const colorSlots = new Map(ids.flatMap((id) => planned(id, planColorSlots.get(id))))
  for (const id of ids.filter((one) => !colorSlots.has(one))) {
    const own = colorSlotOfPeptide(id)
    const taken = new Set(colorSlots.values())
    colorSlots.set(id, colorSlotsFrom(own).find((hue) => !taken.has(hue)) ?? own)
  }
  return colorSlots
}
