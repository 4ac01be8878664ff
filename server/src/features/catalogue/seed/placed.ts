import type { CatalogueSeed } from './catalogue-seed.ts'

/** An entry and where it stands in the catalogue; what stands at the same place stands in the order of its ids. */
export interface PlacedSeed extends CatalogueSeed {
  displayOrder: number
}

/** The entries in an empty catalogue, or beside those that stand there: behind the nearest that comes before them in the seed. */
export function placed(
  seed: readonly CatalogueSeed[],
  standing: ReadonlyMap<string, number> = new Map(),
): PlacedSeed[] {
  let place = 0
  return seed.map((entry) => {
    place = standing.get(entry.name) ?? (standing.size === 0 ? place + 1 : place)
    return { ...entry, displayOrder: place }
  })
}
