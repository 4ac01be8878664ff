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

/** The wall time that a claimed time was reckoned for. */
const wallTimeOf = ({ wallTime, time }: ClaimedTime): string => wallTime ?? time

const nothing: DueOccurrences = { expired: [], hasMoreExpired: false, current: [], next: undefined }

/** Whether it is none of its own, but says again what was not logged. */
export const isRepeat = ({ minutesBefore }: ClaimedTime): boolean => minutesBefore < 0

/** A claimed time, as the dispatcher looks at it. */
export interface LookedTime extends ClaimedTime {
  /** which repeat it is now, however many came due since the last one; 0 for what repeats nothing, or no more */
  repeat: number
}

export function lookedAt(claimed: ClaimedTime, now: number): LookedTime {
  const { minutesBefore, repeatEvery, occursAt } = claimed
  const isWanted = repeatEvery !== null && repeatEvery === -minutesBefore
  return { ...claimed, repeat: isWanted ? repeatNow(occursAt.getTime(), repeatEvery, now) : 0 }
}

/** What a claimed time has to say now; one that was put off, or is repeated, is about a single occurrence. */
export function dueNow(claimed: LookedTime, now: number): DueOccurrences {
  const first = { day: claimed.occursOn, at: claimed.occursAt.getTime(), time: wallTimeOf(claimed) }
  if (isRepeat(claimed)) return claimed.repeat > 0 ? { ...nothing, current: [first] } : nothing
  if (claimed.snoozeId === null) return dueOccurrences(claimed, first, { ...claimed, now })
  const isExpired = latenessOf(claimed.dueAt.getTime(), now) === 'expired'
  return isExpired ? { ...nothing, expired: [first] } : { ...nothing, current: [first] }
}

/** The channels that are switched on. */
function channelsOf({ inApp, push, email, sms }: ClaimedTime): Channel[] {
  const switches = { in_app: inApp, push, email, sms }
  return (Object.keys(switches) as Channel[]).filter((channel) => switches[channel])
}

/** So many minutes before an occurrence it is said; below zero, after. */
const minutesOf = (claimed: LookedTime): number =>
  isRepeat(claimed) ? claimed.minutesBefore * claimed.repeat : claimed.minutesBefore

/** When an occurrence should have been said. */
const scheduledAt = (claimed: LookedTime, { at }: Occurrence): number =>
  claimed.snoozeId === null ? alertAt(at, minutesOf(claimed), claimed.timeZone) : claimed.dueAt.getTime()

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

const deliveries = (claimed: LookedTime, occurrence: Occurrence, channels: Channel[], said: Said) =>
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
      ...said,
    }
  })

interface Circumstances {
  now: number
  /** whether the dose of that instant was taken or left out */
  isResolved(reminderId: number, at: number): boolean
  /** whether it was snoozed and comes again later */
  isSnoozed(reminderId: number, at: number): boolean
  /** whether something else tells of it at the same time: then nothing is to be repeated */
  isTold(reminderId: number, at: number): boolean
}

/** Tells whether an occurrence is to be alerted by a claimed time; a snooze comes in the place of what it snoozed. */
function toAlert(claimed: LookedTime, { isResolved, isSnoozed, isTold }: Circumstances) {
  const { reminderId, snoozeId } = claimed
  return ({ at }: Occurrence) =>
    !isResolved(reminderId, at) &&
    !(snoozeId === null && isSnoozed(reminderId, at)) &&
    !(isRepeat(claimed) && isTold(reminderId, at))
}

/** What there is to deliver of a claimed time. What expired is told in the app in any case: nothing is lost in silence. */
export function deliveriesOf(
  claimed: LookedTime,
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

/** When what repeats comes next: for the same occurrence as long as that is open, then for the one after it. */
function nextRepeatOf(time: LookedTime, { now, isResolved }: Circumstances) {
  const { reminderId, occursAt, repeatEvery: every, timeZone } = time
  if (every === null || every !== -time.minutesBefore) return undefined
  const at = occursAt.getTime()
  const from = at + (isResolved(reminderId, at) ? 1 : 0)
  return nextRepeat(time, { every, now, from, timeZone })
}

/** When a claimed time comes next, and what it alerted of last, if it did. */
export function nextOf(
  looked: { time: LookedTime; due: DueOccurrences },
  circumstances: Circumstances,
): NextAlert & { alertedAt: Date | null } {
  const { expired, current } = looked.due
  const alerted = [...expired, ...current].findLast(toAlert(looked.time, circumstances))
  return { ...nextTimeOf(looked, circumstances), alertedAt: alerted ? new Date(alerted.at) : null }
}

/** When it comes next; a schedule without days has no next, nor has a lead time that was taken away. */
function nextTimeOf(
  { time, due }: { time: LookedTime; due: DueOccurrences },
  circumstances: Circumstances,
): NextAlert {
  const { reminderId, minutesBefore, occursOn, occursAt, timeZone } = time
  const stays = { reminderId, minutesBefore, occursOn, occursAt, wallTime: wallTimeOf(time), dueAt: null }
  const isWanted = isRepeat(time) || time.timingOptions.includes(minutesBefore)
  const { now, isResolved } = circumstances
  const repeat = isRepeat(time) ? nextRepeatOf(time, circumstances) : undefined
  // What was resolved alerted nobody: after a flight the one that stands for it here is another.
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
