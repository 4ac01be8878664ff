import { get, member } from './address.ts'

export const batchReads = get('/api/reads', member, { providesTags: [], noTimeout: true })
