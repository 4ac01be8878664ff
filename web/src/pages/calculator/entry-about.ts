import type { PlanEntry } from '@pepwell/contract/plan'
import { isAbout, type PeptideRef } from '@pepwell/domain/peptides'

/** The entry of a peptide, of those given. */
export const entryAbout = (ref: PeptideRef, entries: readonly PlanEntry[]): PlanEntry | undefined =>
  entries.find((entry) => isAbout(entry, ref))
