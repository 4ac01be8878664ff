import { bundles } from './bundles.ts'
import { minerals } from './minerals.ts'
import { others } from './others.ts'
import type { SupplementSeed } from './supplement-seed.ts'
import { vitamins } from './vitamins.ts'

/** Every vitamin and supplement the catalogue starts with. */
export const supplementSeed: readonly SupplementSeed[] = [...vitamins, ...minerals, ...others, ...bundles]

/** Raised whenever the seed gets something new. */
export const seedRevision = 2
