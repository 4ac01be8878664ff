export const health = { method: 'GET', path: '/api/health', access: 'public', providesTags: [] } as const
export const live = { method: 'GET', path: '/api/health/live', access: 'public', providesTags: [] } as const
export const ready = { method: 'GET', path: '/api/health/ready', access: 'public', providesTags: [] } as const
