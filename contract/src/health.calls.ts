export const health = { method: 'GET', path: '/api/health', access: 'public', shows: [] } as const
