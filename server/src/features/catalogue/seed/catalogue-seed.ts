import type { PeptideCategory } from '@pepwell/domain/peptide-categories'

/** One peptide as it is first put into the catalogue. The text fields are written for lay readers. */
export interface CatalogueSeed {
  /** Unique in the catalogue, at most 100 characters. */
  name: string
  /** The strength of the usual vial (or pen, for medicines sold only in pens), in milligrams. */
  mg: number
  category: PeptideCategory
  /** What it is; always ends with one sentence that starts with "Evidence:". */
  description: string
  benefits: string
  sideEffects: string
  /** Opens with "No established human dose." unless a regulator has approved a dose somewhere. */
  recommendedDose: string
  /** One of the choices the plan dialog offers. */
  frequency: string
  duration: string
  bestTakenWith: string
}
