// Plain tables: on a phone, creating the first Intl formatter takes longer than rendering a page.

/** January to December. */
const monthNames = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
] as const

/** A month from 1 to 12: 'March' */
export const monthName = (month: number): string => monthNames[month - 1] ?? ''

/** A month from 1 to 12: 'Mar' */
export const shortMonthName = (month: number): string => monthName(month).slice(0, 3)

/** A month as 'YYYY-MM' or one of its days: 'March 2026' */
export const monthAndYear = (month: string): string =>
  `${monthName(Number(month.slice(5, 7)))} ${month.slice(0, 4)}`

/** A wall time: '7:30 AM' */
export const clockWords = ({ hour, minute }: { hour: number; minute: number }): string =>
  `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
