import type { Peptide, PersonalPeptide } from '@pepwell/contract/catalogue/catalogue'
import { evidenceLevelOf } from '@pepwell/domain/catalogue/evidence-scale'
import type { PeptideRef } from '@pepwell/domain/catalogue/peptides'

/** A catalog peptide or one of the user's own. */
export type PeptideRow = Peptide | PersonalPeptide

/** Whether a peptide is the user's own; catalog peptides have no links. */
export const isPersonal = (peptide: PeptideRow): peptide is PersonalPeptide => 'competitorLinks' in peptide

/** The usual vial strength in mg; unknown for the user's own peptides. */
export const vialMg = (peptide: PeptideRow): number | null => (isPersonal(peptide) ? null : peptide.mg)

/** The peptide's key. */
export const refOf = (peptide: PeptideRow): PeptideRef =>
  isPersonal(peptide) ? { personalPeptideId: peptide.id } : { peptideId: peptide.id }

/** Its evidence in people; undefined for a personal peptide. */
export const levelOf = (peptide: PeptideRow) =>
  isPersonal(peptide) ? undefined : evidenceLevelOf(peptide.name)
