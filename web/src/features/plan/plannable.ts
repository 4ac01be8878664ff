import type { PeptideRef } from '@pepwell/domain/peptides'

/** What can be added to a plan. */
export interface Plannable {
  about: PeptideRef
  name: string
  /** how often, to begin with */
  frequency: string
  recommendedDose: string
}
