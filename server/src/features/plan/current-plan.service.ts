import * as queries from './plan.queries.ts'

/** A person's active and paused peptides with dose and frequency. */
export const currentPlan = queries.currentEntries
