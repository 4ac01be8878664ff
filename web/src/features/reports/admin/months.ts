import { monthAndYear, shortMonthName } from '@pepwell/domain/time/date-words'

/** A month's name: 'Nov' or, in full, 'November 2026'. */
export const monthName = (month: string, length: 'short' | 'long' = 'short'): string =>
  length === 'short' ? shortMonthName(Number(month.slice(5))) : monthAndYear(month)
