import { bundles } from './bundles.ts'
import { minerals } from './minerals.ts'
import { others } from './other-supplements.ts'
import type { SupplementSeed } from './supplement-seed.ts'
import { vitamins } from './vitamins.ts'

/** Every vitamin and supplement of the initial catalogue. */
export const supplementSeed: readonly SupplementSeed[] = [...vitamins, ...minerals, ...others, ...bundles]

/** Raise it with any addition to the seed. */
export const seedRevision = 2
