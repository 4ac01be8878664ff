import { isPersonal, type PeptideRow, refOf } from '../../features/catalogue/peptide-row.ts'
import type { Plannable } from '../../features/plan/plannable.ts'

/** Converts a listed peptide for the plan. */
export const plannable = (peptide: PeptideRow): Plannable => ({
  about: refOf(peptide),
  name: peptide.name,
  frequency: peptide.frequency,
  recommendedDose: peptide.recommendedDose,
  label: isPersonal(peptide) ? null : peptide.label,
  peptideClass: isPersonal(peptide) ? null : peptide.peptideClass,
})
