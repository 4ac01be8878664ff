/** A month's name: 'Nov' or, in full, 'November 2026'. */
export function monthName(month: string, length: 'short' | 'long' = 'short'): string {
  const year = length === 'long' ? ({ year: 'numeric' } as const) : {}
  return new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-US', {
    month: length,
    ...year,
    timeZone: 'UTC',
  })
}
