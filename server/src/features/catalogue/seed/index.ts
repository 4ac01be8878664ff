import { type CatalogueSeed, whole } from './catalogue-seed.ts'
import { cognitionAndSleep } from './cognition-and-sleep.ts'
import { glp1AndFatLoss } from './glp1-and-fat-loss.ts'
import { growthHormone } from './growth-hormone.ts'
import { hormonesAndBone } from './hormones-and-bone.ts'
import { immuneSupport } from './immune-support.ts'
import { longevity } from './longevity.ts'
import { muscleBuilding } from './muscle-building.ts'
import { recoveryAndHealing } from './recovery-and-healing.ts'
import { skinAndCosmetic } from './skin-and-cosmetic.ts'

export type { CatalogueSeed } from './catalogue-seed.ts'

/** Every peptide the catalogue starts with, in the order it is shown: the most used themes first. */
export const catalogueSeed: readonly CatalogueSeed[] = [
  ...glp1AndFatLoss,
  ...recoveryAndHealing,
  ...growthHormone,
  ...skinAndCosmetic,
  ...longevity,
  ...cognitionAndSleep,
  ...immuneSupport,
  ...muscleBuilding,
  ...hormonesAndBone,
].map(whole)
