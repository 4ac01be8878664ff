import type { Channel } from '@pepwell/contract/notifications'
import { latenessOf } from '@pepwell/domain/notifications'
import { type DueOccurrences, dueOccurrences } from '@pepwell/domain/reminder-lateness'
import { toldAt } from '@pepwell/domain/reminder-leads'
import { expiredWords, reminderWords } from '@pepwell/domain/reminder-words'
import type { Occurrence } from '@pepwell/domain/schedules'
import type { NewDelivery } from '../notifications/notifications.service.ts'
import type { ClaimedTime } from './dispatcher.queries.ts'
import type { NextDue } from './dues.queries.ts'
import { type AboutOccurrence, reminderKind } from './reminder-kind.ts'

/** The wall time that a claimed time was reckoned for. */
const wallTimeOf = ({ wallTime, time }: ClaimedTime): string => wallTime ?? time

/** What a claimed time has to say now; one that was put off is about a single occurrence. */
export function dueNow(claimed: ClaimedTime, now: number): DueOccurrences {
  const first = { day: claimed.occursOn, at: claimed.occursAt.getTime(), time: wallTimeOf(claimed) }
  if (claimed.snoozeId === null) return dueOccurrences(claimed, first, { ...claimed, now })
  const isExpired = latenessOf(claimed.dueAt.getTime(), now) === 'expired'
  const one = { expired: [], hasMoreExpired: false, current: [], next: undefined }
  return isExpired ? { ...one, expired: [first] } : { ...one, current: [first] }
}

/** The channels that are switched on. */
function channelsOf({ inApp, push, email, sms }: ClaimedTime): Channel[] {
  const switches = { in_app: inApp, push, email, sms }
  return (Object.keys(switches) as Channel[]).filter((channel) => switches[channel])
}

/** When an occurrence should have been said. */
const scheduledAt = (claimed: ClaimedTime, { at }: Occurrence): number =>
  claimed.snoozeId === null ? toldAt(at, claimed.minutesBefore, claimed.timeZone) : claimed.dueAt.getTime()

/** The wall time of an occurrence: a change of the reminder leaves the one that was due before as it was. */
const timeOf = (claimed: ClaimedTime, { at }: Occurrence): string =>
  at === claimed.occursAt.getTime() ? wallTimeOf(claimed) : claimed.time

type Said = Pick<NewDelivery, 'body' | 'isLate' | 'isExpired'>

const aboutOf = (
  { reminderId, peptideName, dose }: ClaimedTime,
  { day, at }: Occurrence,
): AboutOccurrence => ({
  reminderId,
  occursOn: day,
  occursAt: new Date(at),
  peptideName,
  dose,
})

const deliveries = (claimed: ClaimedTime, occurrence: Occurrence, channels: Channel[], said: Said) =>
  channels.map((channel): NewDelivery => {
    const { userId, reminderId, minutesBefore, snoozes, title } = claimed
    return {
      userId,
      channel,
      kind: reminderKind.name,
      // With the time: one that is moved to later on a day comes again. The zone is none of it: a day comes once.
      key: [reminderId, `${occurrence.day}T${timeOf(claimed, occurrence)}`, minutesBefore, snoozes].join(':'),
      title,
      path: '/reminders',
      about: aboutOf(claimed, occurrence),
      scheduledAt: new Date(scheduledAt(claimed, occurrence)),
      ...said,
    }
  })

interface Circumstances {
  now: number
  /** whether the dose of that day was taken or left out */
  isSettled(reminderId: number, day: string): boolean
}

/** What there is to deliver of a claimed time. What expired is told in the app in any case: nothing is lost in silence. */
export function deliveriesOf(
  claimed: ClaimedTime,
  { expired, hasMoreExpired, current }: DueOccurrences,
  { now, isSettled }: Circumstances,
): NewDelivery[] {
  const { dose, timeZone } = claimed
  const isOpen = ({ day }: Occurrence) => !isSettled(claimed.reminderId, day)
  const channels = channelsOf(claimed)
  const [firstMissed, ...otherMissed] = expired.filter(isOpen)
  const missed = firstMissed
    ? deliveries(claimed, firstMissed, [...new Set<Channel>(['in_app', ...channels])], {
        body: expiredWords({ dose, timeZone }, [firstMissed, ...otherMissed], hasMoreExpired),
        isLate: true,
        isExpired: true,
      })
    : []
  const sent = current.filter(isOpen).flatMap((occurrence) =>
    deliveries(claimed, occurrence, channels, {
      body: reminderWords({ dose, occurrence, now, timeZone }),
      isLate: latenessOf(scheduledAt(claimed, occurrence), now) === 'late',
      isExpired: false,
    }),
  )
  return [...missed, ...sent]
}

/** When a claimed time comes next; a schedule without days has no next, nor has a lead time that was taken away. */
export function nextOf({ time, due }: { time: ClaimedTime; due: DueOccurrences }): NextDue {
  const { reminderId, minutesBefore, occursOn, occursAt } = time
  const stays = { reminderId, minutesBefore, occursOn, occursAt, wallTime: wallTimeOf(time), dueAt: null }
  if (!due.next || !time.timingOptions.includes(minutesBefore)) return stays
  return {
    reminderId,
    minutesBefore,
    occursOn: due.next.day,
    occursAt: new Date(due.next.at),
    wallTime: time.time,
    dueAt: new Date(toldAt(due.next.at, minutesBefore, time.timeZone)),
  }
}
