import type { PlanEntry } from '@pepwell/contract/plan'

/** What can be added to a plan: a peptide of the catalogue, or one of the person's own. */
export interface Plannable {
  /** which it is, as the server is told */
  about: { peptideId: number } | { personalPeptideId: number }
  name: string
  /** how often, to begin with */
  frequency: string
  recommendedDose: string
}

/** Whether an entry is about it. */
export const isAbout = (entry: PlanEntry, { about }: Pick<Plannable, 'about'>): boolean =>
  'peptideId' in about
    ? entry.peptideId === about.peptideId
    : entry.personalPeptideId === about.personalPeptideId
