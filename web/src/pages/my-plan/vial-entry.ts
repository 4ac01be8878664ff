import type { PlanEntry } from '@pepwell/contract/plan/plan'
import { peptideName } from '@pepwell/domain/plan/plan'
import type { VialEntry } from '../../features/vials/vial-values.ts'

/** A plan entry as what a vial belongs to. */
export const vialEntryOf = (entry: PlanEntry): VialEntry => ({
  id: entry.id,
  name: peptideName(entry),
  dose: entry.currentDose,
  colorSlot: entry.hue,
  mg: entry.peptide?.mg ?? null,
})
