/** The FDA's form for reporting a side effect. */
export const MEDWATCH = 'https://www.fda.gov/medwatch'
