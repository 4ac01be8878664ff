/** The compounds with a published model, by the catalog's name: pages know by it where a curve will be. */
export const modeledCompounds: readonly string[] = [
  'Semaglutide',
  'Tirzepatide',
  'Dulaglutide',
  'Liraglutide',
  'Retatrutide',
  'Cagrilintide',
]
