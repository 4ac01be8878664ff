import type { PlanEntry } from '@pepwell/contract/plan/plan'
import { isAbout, type PeptideRef } from '@pepwell/domain/catalogue/peptides'

/** A peptide's entry among the given ones. */
export const entryAbout = (ref: PeptideRef, entries: readonly PlanEntry[]): PlanEntry | undefined =>
  entries.find((entry) => isAbout(entry, ref))
