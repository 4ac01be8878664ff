import { get, member } from './address.ts'

export const readTogether = get('/api/reads', member, { providesTags: [], noTimeout: true })
