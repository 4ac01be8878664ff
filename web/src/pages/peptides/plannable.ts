import { isPersonal, type PeptideRow, refOf } from '../../features/catalogue/peptide-row.ts'
import type { Plannable } from '../../features/plan/plannable.ts'

/** A peptide of the list as something that can be planned. */
export const plannable = (peptide: PeptideRow): Plannable => ({
  about: refOf(peptide),
  name: peptide.name,
  frequency: peptide.frequency,
  recommendedDose: peptide.recommendedDose,
  label: isPersonal(peptide) ? null : peptide.label,
  peptideClass: isPersonal(peptide) ? null : peptide.peptideClass,
})
