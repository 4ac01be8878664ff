import * as queries from './accounts.queries.ts'

/** Lets nobody else change what the profile says somebody weighs, until the transaction ends. */
export const lockWeightOf = queries.lockOwner

/** Writes into the profile what somebody weighs, in the transaction of the weigh-in. */
export const noteWeight = queries.noteWeight
