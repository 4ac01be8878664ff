import { member, post } from '../address.ts'

/** It stores nothing: the reply is computed from plan, profile and catalog each time. */
export const generateStack = post('/api/generate-stack', member, { invalidatesTags: [], noTimeout: true })
