/** Where a side effect is reported to the FDA. */
export const MEDWATCH = 'https://www.fda.gov/medwatch'
