const about = { path: '/api/admin/weekly-report', access: 'admin', area: 'reports' } as const

export const weeklyReport = { ...about, method: 'GET', providesTags: ['weekly-report'] } as const

export const setWeeklyReport = { ...about, method: 'PUT', invalidatesTags: ['weekly-report'] } as const
