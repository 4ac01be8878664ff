import { currentUser } from '@pepwell/contract/accounts.calls'
import type { Address } from '@pepwell/contract/call'
import { type CalendarDay, dayOf } from '@pepwell/domain/calendar'
import { answersUnder, type KeptAnswer, keptAnswer } from './answers.ts'

interface Span {
  from: CalendarDay
  to: CalendarDay
}

/** The days that an address asks of; undefined where it does not. */
function spanIn(address: string): Span | undefined {
  const query = new URLSearchParams(address.split('?')[1])
  const [from, to] = [query.get('from'), query.get('to')]
  return from && to ? { from, to } : undefined
}

/** Whether one span tells of all days of another: those that had not come when it was heard were empty, as far as is known. */
const tellsOf = (heard: Span, asked: Span, heardOn: CalendarDay): boolean =>
  heard.from <= asked.from && (asked.to <= heard.to || heardOn <= heard.to)

async function zoneOf(owner: string, now: number): Promise<string | undefined> {
  const kept = await keptAnswer(owner, currentUser.path, now)
  return (kept?.answer as { timeZone?: string } | undefined)?.timeZone
}

/**
 * What is known of days that were never asked of here, from what was said of others at the same path: on a day that is later
 * than all that was heard, nothing was logged.
 * @param byDay the part of a row that says of which day it is
 */
export async function keptOfOtherDays(
  owner: string,
  address: string,
  byDay: NonNullable<Address['byDay']>,
  now: number,
): Promise<KeptAnswer | undefined> {
  const asked = spanIn(address)
  const timeZone = asked && (await zoneOf(owner, now))
  if (!timeZone) return undefined
  const others = await answersUnder(owner, `${address.split('?')[0]}?`, now)
  const latest = others
    .filter(({ address: other, at }) => {
      const heard = spanIn(other)
      return heard !== undefined && tellsOf(heard, asked, dayOf(at, timeZone))
    })
    .toSorted((one, other) => other.at - one.at)[0]
  if (!latest) return undefined
  const rows = latest.answer as Partial<Record<typeof byDay, CalendarDay>>[]
  const isAsked = (day = '') => asked.from <= day && day <= asked.to
  return { answer: rows.filter((row) => isAsked(row[byDay])), at: latest.at }
}
