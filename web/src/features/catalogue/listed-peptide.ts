import type { Peptide, PersonalPeptide } from '@pepwell/contract/catalogue'

/** What can be chosen: a peptide of the catalogue, or one of the person's own. */
export type ListedPeptide = Peptide | PersonalPeptide

/** Whether it is the person's own; the catalogue keeps no links. */
export const isPersonal = (peptide: ListedPeptide): peptide is PersonalPeptide => 'competitorLinks' in peptide

/** The usual vial strength in mg; nobody told it of the person's own. */
export const vialMg = (peptide: ListedPeptide): number | null => (isPersonal(peptide) ? null : peptide.mg)

/** Tells all of them apart: the catalogue and the person's own are numbered each on their own. */
export const listKey = (peptide: ListedPeptide): string =>
  `${isPersonal(peptide) ? 'own' : 'all'}-${peptide.id}`
