/** Whether this run only proves that each benchmark still works, with data too small for its figures to mean anything. */
export const isSmokeRun = process.argv.includes('--smoke')

/** An amount of data or time: the full one for figures, the tiny one in a smoke run. */
export const scaled = (full: number, tiny: number): number => (isSmokeRun ? tiny : full)
