import { isPersonal, type ListedPeptide } from '../../features/catalogue/listed-peptide.ts'
import type { Plannable } from '../../features/plan/plannable.ts'

/** A peptide of the list as something that can be planned. */
export const plannable = (peptide: ListedPeptide): Plannable => ({
  about: isPersonal(peptide) ? { personalPeptideId: peptide.id } : { peptideId: peptide.id },
  name: peptide.name,
  frequency: peptide.frequency,
  recommendedDose: peptide.recommendedDose,
})
