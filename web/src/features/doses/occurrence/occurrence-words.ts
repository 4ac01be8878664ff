import { addDays, type CalendarDay, dayOf } from '@pepwell/domain/time/calendar'
import { formatShortDay, formatTime } from '../../../lib/time/dates.ts'

function partOfDay(at: string, timeZone: string): string {
  const { hour } = Temporal.Instant.from(at).toZonedDateTimeISO(timeZone)
  if (hour < 12) return 'morning'
  return hour < 17 ? 'afternoon' : 'evening'
}

/** A time in words: 'yesterday evening', 'tonight', 'Sun, Mar 8'. */
export function occurrenceWords(at: string, today: CalendarDay, timeZone: string): string {
  const day = dayOf(Date.parse(at), timeZone)
  const part = partOfDay(at, timeZone)
  if (day === today) return part === 'evening' ? 'tonight' : `this ${part}`
  if (day === addDays(today, -1)) return `yesterday ${part}`
  return day === addDays(today, 1) ? `tomorrow ${part}` : formatShortDay(day)
}

/** 'For yesterday evening or for tonight?'; uses clock times if the words are equal. */
export function questionWords(times: readonly string[], today: CalendarDay, timeZone: string): string {
  const words = times.map((at) => occurrenceWords(at, today, timeZone))
  const isPlain = new Set(words).size === words.length
  const labels = isPlain ? words : times.map((at) => formatTime(at, timeZone))
  return `For ${labels.join(' or for ')}?`
}
