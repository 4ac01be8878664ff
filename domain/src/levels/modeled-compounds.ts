/** Catalog names of compounds with a published model, so that pages know where to reserve space for a curve. */
export const modeledCompounds: readonly string[] = [
  'Semaglutide',
  'Tirzepatide',
  'Dulaglutide',
  'Liraglutide',
  'Retatrutide',
  'Cagrilintide',
]
