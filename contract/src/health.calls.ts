export const health = { method: 'GET', path: '/api/health', access: 'public', shows: [] } as const
export const live = { method: 'GET', path: '/api/health/live', access: 'public', shows: [] } as const
export const ready = { method: 'GET', path: '/api/health/ready', access: 'public', shows: [] } as const
