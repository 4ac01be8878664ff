import { everyone, get } from './address.ts'

export const health = get('/api/health', everyone, { providesTags: [] })
export const live = get('/api/health/live', everyone, { providesTags: [] })
export const ready = get('/api/health/ready', everyone, { providesTags: [] })
