import * as queries from './plan.queries.ts'

/** What somebody is on, active or paused: what it is called, how much of it and how often. */
export const currentPlan = queries.currentEntries
