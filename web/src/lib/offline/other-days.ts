import { currentUser } from '@pepwell/contract/accounts/accounts.calls'
import type { Address } from '@pepwell/contract/call'
import { type CalendarDay, dayOf } from '@pepwell/domain/time/calendar'
import { type CachedResponse, cachedResponse, cachedResponsesUnder } from './response-store.ts'

interface Span {
  from: CalendarDay
  to: CalendarDay
}

/** The range of days that an address asks for; undefined if it has none. */
function spanIn(address: string): Span | undefined {
  const query = new URLSearchParams(address.split('?')[1])
  const [from, to] = [query.get('from'), query.get('to')]
  return from && to ? { from, to } : undefined
}

/** Whether one range covers all days of another: days that were in the future when it was fetched count as empty. */
const covers = (cachedSpan: Span, asked: Span, cachedOn: CalendarDay): boolean =>
  cachedSpan.from <= asked.from && (asked.to <= cachedSpan.to || cachedOn <= cachedSpan.to)

async function zoneOf(owner: string, now: number): Promise<string | undefined> {
  const cached = await cachedResponse(owner, currentUser.path, now)
  return (cached?.answer as { timeZone?: string } | undefined)?.timeZone
}

/**
 * Rows of days that were never fetched here, from cached ranges of the same path. Days after the cached range count as
 * empty.
 * @param dayField the field of a row with its day
 */
export async function cachedFromOtherDays(
  owner: string,
  address: string,
  byDay: NonNullable<Address['dayField']>,
  now: number,
): Promise<CachedResponse | undefined> {
  const asked = spanIn(address)
  const timeZone = asked && (await zoneOf(owner, now))
  if (!timeZone) return undefined
  const others = await cachedResponsesUnder(owner, `${address.split('?')[0]}?`, now)
  const latest = others
    .filter(({ address: other, at }) => {
      const cachedSpan = spanIn(other)
      return cachedSpan !== undefined && covers(cachedSpan, asked, dayOf(at, timeZone))
    })
    .toSorted((a, b) => b.at - a.at)[0]
  if (!latest) return undefined
  const rows = latest.answer as Partial<Record<typeof byDay, CalendarDay>>[]
  const isAsked = (day = '') => asked.from <= day && day <= asked.to
  return { answer: rows.filter((row) => isAsked(row[byDay])), at: latest.at }
}
