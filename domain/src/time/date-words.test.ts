import { expect, test } from 'vitest'
import { clockWords, monthAndYear, monthName, shortMonthName } from './date-words.ts'

test('months have Intl’s names', () => {
  for (let month = 1; month <= 12; month++) {
    const day = Temporal.PlainDate.from({ year: 2026, month, day: 1 })
    expect(monthName(month)).toBe(day.toLocaleString('en-US', { month: 'long' }))
    expect(shortMonthName(month)).toBe(day.toLocaleString('en-US', { month: 'short' }))
    expect(monthAndYear(day.toString())).toBe(day.toLocaleString('en-US', { month: 'long', year: 'numeric' }))
  }
})

test('every minute reads as Intl writes it', () => {
  for (let hour = 0; hour < 24; hour++) {
    const time = Temporal.PlainTime.from({ hour, minute: (hour * 7) % 60 })
    const intl = time.toLocaleString('en-US', { hour: 'numeric', minute: '2-digit' })
    expect(clockWords(time)).toBe(intl.replace(/\s/g, ' '))
  }
})
