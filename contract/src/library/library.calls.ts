import { get, member } from '../address.ts'

export const searchLibrary = get('/api/library/search', member, { providesTags: ['catalogue'] })
