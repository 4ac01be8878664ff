/** Whether this run only proves that each benchmark works, with data too small for meaningful figures. */
export const isSmokeRun = process.argv.includes('--smoke')

/** An amount of data or time: full for figures, tiny in a smoke run. */
export const scaled = (full: number, tiny: number): number => (isSmokeRun ? tiny : full)
