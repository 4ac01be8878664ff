import type { PlanEntry } from '@pepwell/contract/plan/plan'
import { peptideName } from '@pepwell/domain/plan/plan'
import type { VialEntry } from '../../features/vials/vial-values.ts'

/** Converts a plan entry for a vial. */
export const vialEntryOf = (entry: PlanEntry): VialEntry => ({
  id: entry.id,
  name: peptideName(entry),
  dose: entry.currentDose,
  colorSlot: entry.hue,
  mg: entry.peptide?.mg ?? null,
})
