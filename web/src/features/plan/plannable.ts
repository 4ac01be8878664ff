import type { Label, PeptideClass } from '@pepwell/domain/catalogue/medicines'
import type { PeptideRef } from '@pepwell/domain/catalogue/peptides'

/** What can be added to a plan. */
export interface Plannable {
  about: PeptideRef
  name: string
  /** how often, to begin with; '' where no usual schedule is known */
  frequency: string
  recommendedDose: string
  /** of the catalogue; nothing is known of a personal peptide */
  label: Label | null
  peptideClass: PeptideClass | null
}
