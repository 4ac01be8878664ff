import type { DoseLog } from '@pepwell/contract/doses/doses'

/** The last dose of a plan entry; expects doses latest first. */
export const lastDoseOf = (doses: readonly DoseLog[], entryId: number | undefined): DoseLog | undefined =>
  doses.find((dose) => dose.userPeptideId === entryId)
