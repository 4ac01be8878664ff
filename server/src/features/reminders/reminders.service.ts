import type { OwnPage } from '@pepwell/contract/fields'
import type {
  NewReminder,
  Reminder,
  ReminderUpdate,
  StoredReminder,
} from '@pepwell/contract/reminders/reminders'
import * as calls from '@pepwell/contract/reminders/reminders.calls'
import { isSameDose } from '@pepwell/domain/doses/same-dose'
import { followsDoses } from '@pepwell/domain/reminders/reminders'
import { MAX_REMINDERS } from '@pepwell/domain/text/limits'
import { dayOf } from '@pepwell/domain/time/calendar'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../database/connect.ts'
import { lockOwnRows } from '../../database/own-rows.queries.ts'
import type { DB } from '../../database/schema.ts'
import type { SessionUser } from '../../http/session.ts'
import type { People } from '../../live/person-events.ts'
import { Refusal } from '../../refusal.ts'
import type { Catalogue } from '../catalogue/catalogue.service.ts'
import { clearAlerted, lockZoneOf } from './alert-schedule.queries.ts'
import { rescheduleAlerts } from './alert-schedule.service.ts'
import { followPlanQuestion } from './follow-plan-question.ts'
import { followDoses } from './following-doses.service.ts'
import { insertEachTime } from './new-reminder.ts'
import { unloggedByReminder } from './overdue.ts'
import { reassignOccurrences } from './reassign-occurrences.service.ts'
import { serializeReminder } from './reminder-reply.ts'
import { warningsOfReminder } from './reminder-warnings.service.ts'
import * as queries from './reminders.queries.ts'
import { changedSchedule } from './stored-schedule.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Without a limit. */
const ALL: OwnPage = { limit: Number.MAX_SAFE_INTEGER }

const areSame = (days: readonly string[], others: readonly string[]): boolean =>
  days.length === others.length && days.every((day) => others.includes(day))

type Locked = NonNullable<Awaited<ReturnType<typeof queries.lockReminder>>>

const scheduleFieldNames = ['frequency', 'every', 'daysOn', 'daysOff', 'anchor'] as const

const changesSchedule = (before: Locked, after: Partial<Locked>): boolean =>
  scheduleFieldNames.some((name) => after[name] !== undefined && after[name] !== before[name]) ||
  (after.days !== undefined && !areSame(after.days, before.days))

/** Whether earlier occurrences no longer count: it was paused or had other days. */
const restarts = (before: Locked, after: Partial<Locked>): boolean =>
  (after.isActive === true && !before.isActive) || changesSchedule(before, after)

/** Whether its times change. */
const movesTimes = (before: Locked, after: Partial<Locked>): boolean =>
  restarts(before, after) || (after.time !== undefined && after.time !== before.time)

/** Whether its doses go to the entry's other reminders from now on. */
const isPaused = (before: Locked, after: Partial<Locked>): boolean =>
  before.isActive && after.isActive === false

interface Changed {
  userId: string
  timeZone: string
  before: Locked
  after: Partial<Locked>
}

/** Reschedules the reminders of a plan entry after a change. Existing doses resolve the nearest occurrences. */
async function reschedule(tx: Db, { userId, timeZone, before, after }: Changed, now: number): Promise<void> {
  const { id: reminderId, userPeptideId } = before
  const entry = { userId, userPeptideId }
  if (followsDoses(after.frequency ?? before.frequency)) await followDoses(tx, entry, now)
  const isMoved = movesTimes(before, after)
  if (isMoved) await clearAlerted(tx, reminderId)
  if (!isMoved && !isPaused(before, after)) return rescheduleAlerts(tx, { userId, reminderId }, now)
  await reassignOccurrences(tx, { ...entry, timeZone }, now)
  await rescheduleAlerts(tx, entry, now)
}

/** A plan entry's current data. */
interface PlanLine {
  currentDose: string
  frequency: string
}

/** The reminder's own dose; null if it equals the plan's. */
const ownDose = (typed: string | null, { currentDose }: Pick<PlanLine, 'currentDose'>) =>
  typed === null || isSameDose(typed, currentDose) ? null : typed

type Update = z.output<typeof ReminderUpdate>

/** The part of a change that concerns the plan. */
interface Beside extends Pick<Update, 'dose' | 'keepsDespite'> {
  changesSchedule: boolean
}

/**
 * How a change relates to the plan: whether the reminder overrides the dose, and which plan frequency its
 * times follow.
 */
function besidePlan(plan: PlanLine, { dose, keepsDespite, changesSchedule }: Beside) {
  const answered = changesSchedule ? plan.frequency : keepsDespite
  return {
    ...(dose !== undefined && { dose: ownDose(dose, plan) }),
    ...(answered !== undefined && { answeredFrequency: answered }),
  }
}

/**
 * Counts a person's reminders before adding one per time.
 * @returns what refuses those above the limit
 */
async function reminderLimitOf(tx: Db, userId: string, { time, alsoAt = [] }: z.output<typeof NewReminder>) {
  const count = (await lockOwnRows(tx, 'reminders', userId)) + new Set([time, ...alsoAt]).size
  return () => {
    if (count > MAX_REMINDERS) throw new Refusal('REMINDERS_FULL')
  }
}

interface Deps {
  db: Kysely<DB>
  clock: Clock
  people: People
  catalogue: Pick<Catalogue, 'listWithDrafts'>
}

/** Reminders and their schedules. Each change is published to the person's open pages. */
export function remindersService({ db, clock, people, catalogue }: Deps) {
  // A snooze may last a day.
  const since = (userId: string, now: number) => ({ userId, since: new Date(now - 2 * DAY_MS) })

  const pageShown = async (within: Db, user: SessionUser, timeZone: string, page: OwnPage) => {
    const now = clock.now()
    const all = await queries.remindersOf(within, since(user.id, now), page)
    const unlogged = await unloggedByReminder(within, { id: user.id, timeZone }, all, now)
    const circumstances = { planSays: followPlanQuestion(all), unlogged, now, timeZone }
    return all.map((row) => serializeReminder(row, circumstances))
  }

  const shown = async (tx: Db, user: SessionUser, id: number, timeZone: string) => {
    const all = await pageShown(tx, user, timeZone, ALL)
    const found = all.find((one) => one.id === id)
    if (!found) throw new Refusal('REMINDER_NOT_FOUND')
    return found
  }

  /**
   * A created or changed reminder; it warns only if its times or dose are new, so that editing a title doesn't repeat
   * warnings.
   */
  const stored = async (
    tx: Db,
    user: SessionUser,
    { id, timeZone, isJudged }: { id: number; timeZone: string; isJudged: boolean },
  ): Promise<StoredReminder> => {
    const reminder = await shown(tx, user, id, timeZone)
    if (!isJudged) return { ...reminder, warnings: [] }
    const moment = { now: clock.now(), timeZone, peptides: await catalogue.listWithDrafts() }
    return { ...reminder, warnings: await warningsOfReminder(tx, user.id, reminder, moment) }
  }

  return {
    list: (user: SessionUser, page: OwnPage): Promise<Reminder[]> => pageShown(db, user, user.timeZone, page),

    /**
     * Creates a reminder, and one for each further time, once per client id: a retry returns the first result.
     * @throws Refusal PLAN_ENTRY_NOT_FOUND, REMINDERS_FULL
     */
    add: (user: SessionUser, input: z.output<typeof NewReminder>) =>
      db.transaction().execute(async (tx) => {
        const now = clock.now()
        const refuseTooMany = await reminderLimitOf(tx, user.id, input)
        const timeZone = (await lockZoneOf(tx, user.id)) ?? user.timeZone
        const plan = await queries.lockPlan(tx, user.id, input)
        if (!plan) throw new Refusal('PLAN_ENTRY_NOT_FOUND')
        const planned = { dose: ownDose(input.dose, plan), answeredFrequency: plan.frequency }
        const id = await insertEachTime(tx, { ...input, ...planned }, { userId: user.id, now, timeZone })
        if (id !== undefined) {
          refuseTooMany()
          const entry = { userId: user.id, userPeptideId: input.userPeptideId }
          if (followsDoses(input.frequency)) await followDoses(tx, entry, now)
          await reassignOccurrences(tx, { ...entry, timeZone }, now)
          await rescheduleAlerts(tx, entry, now)
          await people.publishToOwnPages(tx, user.id, calls.addReminder)
        }
        const first = id ?? (await queries.reminderIdByClientId(tx, user.id, input.clientId as string))
        return stored(tx, user, { id: first, timeZone, isJudged: true })
      }),

    /** @throws Refusal REMINDER_NOT_FOUND */
    update: (user: SessionUser, id: number, update: Update) =>
      db.transaction().execute(async (tx) => {
        const now = clock.now()
        const timeZone = (await lockZoneOf(tx, user.id)) ?? user.timeZone
        const plan = await queries.lockPlan(tx, user.id, { reminderId: id })
        const before = await queries.lockReminder(tx, user.id, id)
        if (!plan || !before) throw new Refusal('REMINDER_NOT_FOUND')
        const { notifications, keepsDespite, dose, ...changes } = update
        const { frequency } = changes
        const schedule = frequency && changedSchedule({ ...changes, frequency }, before, dayOf(now, timeZone))
        const after = { ...changes, ...schedule, ...notifications }
        const counting = restarts(before, after) ? { countsFrom: new Date(now) } : {}
        const planned = besidePlan(plan, {
          dose,
          keepsDespite,
          changesSchedule: changesSchedule(before, after),
        })
        await queries.updateReminder(tx, id, { ...after, ...planned, ...counting, updatedAt: new Date(now) })
        await reschedule(tx, { userId: user.id, timeZone, before, after }, now)
        await people.publishToOwnPages(tx, user.id, calls.updateReminder)
        const isJudged = movesTimes(before, after) || dose !== undefined
        return stored(tx, user, { id, timeZone, isJudged })
      }),

    /**
     * Removes a reminder. Its doses first go to the plan entry's other reminders, as when it is paused.
     * @throws Refusal REMINDER_NOT_FOUND
     */
    remove: (user: SessionUser, id: number): Promise<void> =>
      db.transaction().execute(async (tx) => {
        const now = clock.now()
        const timeZone = (await lockZoneOf(tx, user.id)) ?? user.timeZone
        await queries.lockPlan(tx, user.id, { reminderId: id })
        const before = await queries.lockReminder(tx, user.id, id)
        if (!before) throw new Refusal('REMINDER_NOT_FOUND')
        const after = { isActive: false }
        await queries.updateReminder(tx, id, after)
        await reschedule(tx, { userId: user.id, timeZone, before, after }, now)
        await queries.deleteReminder(tx, user.id, id)
        await people.publishToOwnPages(tx, user.id, calls.removeReminder)
      }),
  }
}

export type RemindersService = ReturnType<typeof remindersService>
