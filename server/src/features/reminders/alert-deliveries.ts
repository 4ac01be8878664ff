import type { Channel } from '@pepwell/contract/reminders/notifications'
import { type DueOccurrences, dueOccurrences } from '@pepwell/domain/reminders/lateness'
import { alertAt, nextAlert } from '@pepwell/domain/reminders/leads'
import { latenessOf } from '@pepwell/domain/reminders/notifications'
import { nextRepeat, repeatNow } from '@pepwell/domain/reminders/repeats'
import { expiredWords, reminderWords } from '@pepwell/domain/reminders/words'
import type { Occurrence } from '@pepwell/domain/schedules/schedules'
import type { NewDelivery } from '../notifications/notifications.service.ts'
import type { NextAlert } from './alert-schedule.queries.ts'
import type { ClaimedTime } from './dispatcher.queries.ts'
import { type AboutOccurrence, reminderKind } from './reminder-kind.ts'

/** The wall time for which a claimed time was calculated. */
const wallTimeOf = ({ wallTime, time }: ClaimedTime): string => wallTime ?? time

const nothing: DueOccurrences = { expired: [], hasMoreExpired: false, current: [], next: undefined }

/** Whether it repeats an earlier alert. */
export const isRepeat = ({ minutesBefore }: ClaimedTime): boolean => minutesBefore < 0

/** A claimed time as the dispatcher sees it. */
export interface DispatchedTime extends ClaimedTime {
  /** number of the current repeat, regardless of the last one; 0 if it doesn't repeat or no longer does */
  repeat: number
}

export function withRepeat(claimed: ClaimedTime, now: number): DispatchedTime {
  const { minutesBefore, repeatEvery, occursAt } = claimed
  const isWanted = repeatEvery !== null && repeatEvery === -minutesBefore
  return { ...claimed, repeat: isWanted ? repeatNow(occursAt.getTime(), repeatEvery, now) : 0 }
}

/** The occurrences to alert of a claimed time; a snooze or repeat has a single one. */
export function dueNow(claimed: DispatchedTime, now: number): DueOccurrences {
  const first = { day: claimed.occursOn, at: claimed.occursAt.getTime(), time: wallTimeOf(claimed) }
  if (isRepeat(claimed)) return claimed.repeat > 0 ? { ...nothing, current: [first] } : nothing
  if (claimed.snoozeId === null) return dueOccurrences(claimed, first, { ...claimed, now })
  const isExpired = latenessOf(claimed.dueAt.getTime(), now) === 'expired'
  return isExpired ? { ...nothing, expired: [first] } : { ...nothing, current: [first] }
}

/** The channels that are on. */
function channelsOf({ inApp, push, email, sms }: ClaimedTime): Channel[] {
  const switches = { in_app: inApp, push, email, sms }
  return (Object.keys(switches) as Channel[]).filter((channel) => switches[channel])
}

/** Minutes before an occurrence at which it is alerted; negative after it. */
const minutesOf = (claimed: DispatchedTime): number =>
  isRepeat(claimed) ? claimed.minutesBefore * claimed.repeat : claimed.minutesBefore

/** When an occurrence should have been alerted. */
const scheduledAt = (claimed: DispatchedTime, { at }: Occurrence): number =>
  claimed.snoozeId === null ? alertAt(at, minutesOf(claimed), claimed.timeZone) : claimed.dueAt.getTime()

type AlertText = Pick<NewDelivery, 'body' | 'isLate' | 'isExpired'>

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

const deliveries = (claimed: DispatchedTime, occurrence: Occurrence, channels: Channel[], text: AlertText) =>
  channels.map((channel): NewDelivery => {
    const { userId, reminderId, snoozes, title } = claimed
    return {
      userId,
      channel,
      kind: reminderKind.name,
      key: [reminderId, new Date(occurrence.at).toISOString(), minutesOf(claimed), snoozes].join(':'),
      title,
      path: '/reminders',
      about: aboutOf(claimed, occurrence),
      scheduledAt: new Date(scheduledAt(claimed, occurrence)),
      ...text,
    }
  })

interface Circumstances {
  now: number
  /** whether the dose of that instant was taken or skipped */
  isResolved(reminderId: number, at: number): boolean
  /** whether it is snoozed until later */
  isSnoozed(reminderId: number, at: number): boolean
  /** whether another alert covers it at the same time, so that no repeat is needed */
  isTold(reminderId: number, at: number): boolean
}

/** Returns whether a claimed time alerts an occurrence; a snooze replaces the original alert. */
function toAlert(claimed: DispatchedTime, { isResolved, isSnoozed, isTold }: Circumstances) {
  const { reminderId, snoozeId } = claimed
  return ({ at }: Occurrence) =>
    !isResolved(reminderId, at) &&
    !(snoozeId === null && isSnoozed(reminderId, at)) &&
    !(isRepeat(claimed) && isTold(reminderId, at))
}

/** The deliveries of a claimed time. Expired ones always appear in the app, so nothing is lost silently. */
export function deliveriesOf(
  claimed: DispatchedTime,
  { expired, hasMoreExpired, current }: DueOccurrences,
  circumstances: Circumstances,
): NewDelivery[] {
  const { now } = circumstances
  const { dose, timeZone } = claimed
  const isOpen = toAlert(claimed, circumstances)
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

/** The next repeat: for the same occurrence while it is open, then for the one after it. */
function nextRepeatOf(time: DispatchedTime, { now, isResolved }: Circumstances) {
  const { reminderId, occursAt, repeatEvery: every, timeZone } = time
  if (every === null || every !== -time.minutesBefore) return undefined
  const at = occursAt.getTime()
  const from = at + (isResolved(reminderId, at) ? 1 : 0)
  return nextRepeat(time, { every, now, from, timeZone })
}

/** The next instant of a claimed time, and the occurrence that it alerted, if any. */
export function nextOf(
  looked: { time: DispatchedTime; due: DueOccurrences },
  circumstances: Circumstances,
): NextAlert & { alertedAt: Date | null } {
  const { expired, current } = looked.due
  const alerted = [...expired, ...current].findLast(toAlert(looked.time, circumstances))
  return { ...nextTimeOf(looked, circumstances), alertedAt: alerted ? new Date(alerted.at) : null }
}

/** The next instant; undefined for a schedule without days or a removed lead time. */
function nextTimeOf(
  { time, due }: { time: DispatchedTime; due: DueOccurrences },
  circumstances: Circumstances,
): NextAlert {
  const { reminderId, minutesBefore, occursOn, occursAt, timeZone } = time
  const stays = { reminderId, minutesBefore, occursOn, occursAt, wallTime: wallTimeOf(time), dueAt: null }
  const isWanted = isRepeat(time) || time.timingOptions.includes(minutesBefore)
  const { now, isResolved } = circumstances
  const repeat = isRepeat(time) ? nextRepeatOf(time, circumstances) : undefined
  // A resolved occurrence sent no alert, so after a time zone change another one may.
  const wasResolved = !isRepeat(time) && isResolved(reminderId, occursAt.getTime())
  const next = repeat ?? (wasResolved ? nextAlert(time, { minutesBefore, now, timeZone }) : due.next)
  if (!next || !isWanted) return stays
  return {
    reminderId,
    minutesBefore,
    occursOn: next.day,
    occursAt: new Date(next.at),
    wallTime: time.time,
    dueAt: new Date(repeat?.dueAt ?? alertAt(next.at, minutesBefore, timeZone)),
  }
}
