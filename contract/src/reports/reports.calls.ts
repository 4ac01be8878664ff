const about = { method: 'GET', access: 'admin', area: 'reports', providesTags: ['reports'] } as const

export const userGrowthReport = { ...about, path: '/api/admin/user-growth-report' } as const

export const userActivityReport = { ...about, path: '/api/admin/user-activity-report' } as const

export const pageVisitsReport = { ...about, path: '/api/admin/page-visits' } as const

export const mostActivePeptides = { ...about, path: '/api/admin/most-active-peptides' } as const

export const userEngagementTrends = { ...about, path: '/api/admin/user-engagement-trends' } as const

export const userActivityForecast = { ...about, path: '/api/admin/user-activity-forecast' } as const
