import type { CatalogueSeed } from './catalogue-seed.ts'

/** An entry with its position; entries at the same position are ordered by id. */
export interface PlacedSeed extends CatalogueSeed {
  displayOrder: number
}

/**
 * The entries in an empty catalogue, or merged into an existing one: each after the nearest predecessor from the
 * seed.
 */
export function inSeedOrder(
  seed: readonly CatalogueSeed[],
  positions: ReadonlyMap<string, number> = new Map(),
): PlacedSeed[] {
  let place = 0
  return seed.map((entry) => {
    place = positions.get(entry.name) ?? (positions.size === 0 ? place + 1 : place)
    return { ...entry, displayOrder: place }
  })
}
