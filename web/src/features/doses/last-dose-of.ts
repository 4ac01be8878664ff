import type { DoseLog } from '@pepwell/contract/doses/doses'

/** The last dose of a plan entry, of those given; latest first, as the server lists them. */
export const lastDoseOf = (doses: readonly DoseLog[], entryId: number | undefined): DoseLog | undefined =>
  doses.find((dose) => dose.userPeptideId === entryId)
