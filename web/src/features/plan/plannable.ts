import type { Label, PeptideClass } from '@pepwell/domain/catalogue/medicines'
import type { PeptideRef } from '@pepwell/domain/catalogue/peptides'

/** A peptide that can be added to a plan. */
export interface Plannable {
  about: PeptideRef
  name: string
  /** the initial frequency; '' without a usual schedule */
  frequency: string
  recommendedDose: string
  /** the catalog entry; undefined for a personal peptide */
  label: Label | null
  peptideClass: PeptideClass | null
}
