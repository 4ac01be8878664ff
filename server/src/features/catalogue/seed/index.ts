import { blends } from './blends.ts'
import { type CatalogueSeed, whole } from './catalogue-seed.ts'
import { cognitionAndSleep } from './cognition-and-sleep.ts'
import { fatLoss } from './fat-loss.ts'
import { fertilityAndGrowth } from './fertility-and-growth.ts'
import { glp1Medicines } from './glp1-medicines.ts'
import { growthHormone } from './growth-hormone.ts'
import { hormonesAndBone } from './hormones-and-bone.ts'
import { immuneSupport } from './immune-support.ts'
import { longevity } from './longevity.ts'
import { muscleBuilding } from './muscle-building.ts'
import { recoveryAndHealing } from './recovery-and-healing.ts'
import { skinAndCosmetic } from './skin-and-cosmetic.ts'

import { vitaminsAndCofactors } from './vitamins-and-cofactors.ts'

export type { CatalogueSeed } from './catalogue-seed.ts'

/** Raise it with any change of the seed: older catalogues are updated. */
export const seedRevision = 14

/** Every peptide in display order: the most popular themes first. */
export const catalogueSeed: readonly CatalogueSeed[] = [
  ...glp1Medicines,
  ...fatLoss,
  ...recoveryAndHealing,
  ...blends,
  ...growthHormone,
  ...skinAndCosmetic,
  ...longevity,
  ...cognitionAndSleep,
  ...immuneSupport,
  ...muscleBuilding,
  ...hormonesAndBone,
  ...fertilityAndGrowth,
  ...vitaminsAndCofactors,
].map(whole)
