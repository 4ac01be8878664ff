import type { Peptide, PersonalPeptide } from '@pepwell/contract/catalogue/catalogue'
import type { PeptideRef } from '@pepwell/domain/catalogue/peptides'

/** What can be chosen: a peptide of the catalogue, or one of the person's own. */
export type PeptideRow = Peptide | PersonalPeptide

/** Whether a peptide is the person's own; the catalogue keeps no links. */
export const isPersonal = (peptide: PeptideRow): peptide is PersonalPeptide => 'competitorLinks' in peptide

/** The usual vial strength in mg; nobody told it of a peptide of the person's own. */
export const vialMg = (peptide: PeptideRow): number | null => (isPersonal(peptide) ? null : peptide.mg)

/** Which peptide it is. */
export const refOf = (peptide: PeptideRow): PeptideRef =>
  isPersonal(peptide) ? { personalPeptideId: peptide.id } : { peptideId: peptide.id }
