import type { OwnPage } from '@pepwell/contract/fields'
import type { NewPlanEntry, PlanEntryUpdate } from '@pepwell/contract/plan/plan'
import { addToPlan, removeFromPlan, updatePlanEntry } from '@pepwell/contract/plan/plan.calls'
import { amountOf } from '@pepwell/domain/doses/doses'
import { peptideName } from '@pepwell/domain/plan/plan'
import { isSameFrequency } from '@pepwell/domain/schedules/frequencies'
import { colorSlotOnJoining } from '@pepwell/domain/text/color-slots'
import { MAX_PLAN_ENTRIES } from '@pepwell/domain/text/limits'
import { type CalendarDay, dayOf, latestOfDays } from '@pepwell/domain/time/calendar'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../database/connect.ts'
import { lockOwnRows } from '../../database/own-rows.queries.ts'
import type { DB } from '../../database/schema.ts'
import { isUniqueViolation } from '../../database/unique-violation.ts'
import type { SessionUser } from '../../http/session.ts'
import type { People } from '../../live/person-events.ts'
import { Refusal } from '../../refusal.ts'
import { rescheduleAlerts, restartReminders } from '../reminders/alert-schedule.service.ts'
import { addEntryReminders, requireRoomForReminders } from '../reminders/entry-reminders.service.ts'
import { followDoses } from '../reminders/following-doses.service.ts'
import { followPlan } from '../reminders/plan-changes.service.ts'
import { reassignOccurrences } from '../reminders/reassign-occurrences.service.ts'
import { recordEditedDose } from './edited-dose.service.ts'
import * as queries from './plan.queries.ts'
import type { PlanWarnings } from './plan-warnings.service.ts'
import { planSteps } from './planned-steps.service.ts'

/** Indexes ensure that a peptide is in a plan once until it is completed. */
const CURRENT_KEYS = ['user_peptides_current_key', 'user_peptides_current_personal_key']

async function refusingDoubles<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    const isDouble = CURRENT_KEYS.some((index) => isUniqueViolation(error, index))
    throw isDouble ? new Refusal('ALREADY_IN_PLAN') : error
  }
}

type NewEntry = z.output<typeof NewPlanEntry>

/** Whether the peptide to add exists and is theirs. */
async function requirePeptide(
  tx: Db,
  userId: string,
  { peptideId, personalPeptideId }: Pick<NewEntry, 'peptideId' | 'personalPeptideId'>,
) {
  if (peptideId && !(await queries.peptideExists(tx, peptideId))) throw new Refusal('PEPTIDE_NOT_FOUND')
  if (personalPeptideId && !(await queries.ownsPeptide(tx, userId, personalPeptideId)))
    throw new Refusal('PERSONAL_PEPTIDE_NOT_FOUND')
}

interface Active {
  status: string
  frequency: string
  startDate: CalendarDay
}

/** Updates adherence periods after a change of status or frequency. */
async function followChange(
  tx: Db,
  entry: { userId: string; userPeptideId: number },
  before: Active,
  after: Active,
  today: CalendarDay,
) {
  const id = entry.userPeptideId
  const wasActive = before.status === 'active'
  const isActive = after.status === 'active'
  if (wasActive === isActive && (!isActive || isSameFrequency(before.frequency, after.frequency))) return
  const day = latestOfDays(today, after.startDate)
  if (wasActive) await queries.closePeriod(tx, id, day)
  if (!isActive) return
  // A change reverted within its first day continues the previous period.
  if (await queries.reopenPeriod(tx, id, day, after.frequency)) return
  await queries.openPeriod(tx, entry, day, after.frequency)
}

type Changes = z.output<typeof PlanEntryUpdate>

interface Dates {
  startDate: CalendarDay
  endDate: CalendarDay | null
}

/** An entry's start and end after these changes. */
const datesAfter = (before: Dates, { startDate, endDate }: Changes): Dates => ({
  startDate: startDate ?? before.startDate,
  endDate: endDate === undefined ? before.endDate : endDate,
})

interface Entry {
  userId: string
  userPeptideId: number
  timeZone: string
}

type Schedule = Pick<Active, 'status'> & Dates

/**
 * Reschedules a changed entry's reminders. If it was resumed or has other dates, logged doses resolve the nearest
 * occurrences.
 */
async function reschedule(
  tx: Db,
  { timeZone, ...scope }: Entry,
  { before, after }: { before: Schedule; after: Schedule },
  now: number,
) {
  const isResumed = before.status !== 'active' && after.status === 'active'
  if (isResumed) {
    await restartReminders(tx, scope, now)
    await followDoses(tx, scope, now)
  }
  if (isResumed || before.startDate !== after.startDate || before.endDate !== after.endDate)
    await reassignOccurrences(tx, { ...scope, timeZone }, now)
  await rescheduleAlerts(tx, scope, now)
}

async function shown(within: Db, userId: string, id: number) {
  const entry = await queries.entryOf(within, userId, id)
  if (!entry) throw new Refusal('PLAN_ENTRY_NOT_FOUND')
  return entry
}

/**
 * Changes an entry with its periods, reminders and due days.
 * @throws Refusal PLAN_ENTRY_NOT_FOUND, END_BEFORE_START
 */
export async function changeEntry(
  tx: Db,
  user: SessionUser,
  { id, changes, now }: { id: number; changes: Changes; now: number },
) {
  const before = await queries.lockEntry(tx, user.id, id)
  if (!before) throw new Refusal('PLAN_ENTRY_NOT_FOUND')
  const { startDate, endDate } = datesAfter(before, changes)
  if (endDate && endDate < startDate) throw new Refusal('END_BEFORE_START')
  const amount = changes.currentDose === undefined ? {} : amountOf(changes.currentDose)
  await queries.updateEntry(tx, id, { ...changes, ...amount, updatedAt: new Date(now) })
  const after = await shown(tx, user.id, id)
  await queries.startEarlier(tx, id, { before: before.startDate, start: startDate })
  const scope = { userId: user.id, userPeptideId: id }
  await followChange(tx, scope, before, after, dayOf(now, user.timeZone))
  await reschedule(tx, { ...scope, timeZone: user.timeZone }, { before, after }, now)
  await followPlan(tx, scope, before, after)
  return { before, after }
}

interface Deps {
  db: Kysely<DB>
  clock: Clock
  people: People
  warnings: PlanWarnings
}

/** Adds an entry and its first period. @throws Refusal PLAN_FULL, PEPTIDE_NOT_FOUND, PERSONAL_PEPTIDE_NOT_FOUND, END_BEFORE_START */
async function insertEntry(
  tx: Db,
  user: SessionUser,
  input: Omit<NewEntry, 'isPersonal' | 'when' | 'steps'>,
  now: number,
) {
  if ((await lockOwnRows(tx, 'user_peptides', user.id)) >= MAX_PLAN_ENTRIES) throw new Refusal('PLAN_FULL')
  await requirePeptide(tx, user.id, input)
  const startDate = input.startDate ?? dayOf(now, user.timeZone)
  if (input.endDate && input.endDate < startDate) throw new Refusal('END_BEFORE_START')
  const dates = { startDate, createdAt: new Date(now), updatedAt: new Date(now) }
  const hue = colorSlotOnJoining(await queries.lockColorSlots(tx, user.id, input))
  const id = await queries.insertEntry(tx, {
    ...input,
    hue,
    ...amountOf(input.currentDose),
    ...dates,
    userId: user.id,
  })
  const entry = { userId: user.id, userPeptideId: id }
  if (input.status === 'active') await queries.openPeriod(tx, entry, startDate, input.frequency)
  return shown(tx, user.id, id)
}

/** The plan: peptides, doses and frequencies. Each change is published to open pages. */
export function planService({ db, clock, people, warnings }: Deps) {
  return {
    list: (user: SessionUser, page: OwnPage) => queries.entriesOf(db, user.id, page),

    /** @throws Refusal PEPTIDE_NOT_FOUND, PERSONAL_PEPTIDE_NOT_FOUND, ALREADY_IN_PLAN, END_BEFORE_START, PLAN_FULL, REMINDERS_FULL, STEP_OUT_OF_RANGE */
    add: (user: SessionUser, { isPersonal: _, when, steps, ...input }: NewEntry) =>
      refusingDoubles(
        db.transaction().execute(async (tx) => {
          if (when) await requireRoomForReminders(tx, user.id, when)
          const now = clock.now()
          const entry = await insertEntry(tx, user, input, now)
          if (steps) await planSteps(tx, user, { entry, forms: steps, now })
          if (when) await addEntryReminders(tx, user, { ...entry, name: peptideName(entry) }, when, now)
          await people.publishToOwnPages(tx, user.id, addToPlan)
          const own = await warnings.ofStored(tx, user, entry.id)
          if (!steps) return { ...entry, warnings: own }
          const doses = steps.map(({ dose }) => dose)
          return { ...entry, warnings: [...own, ...(await warnings.ofSteps(tx, user, entry.id, doses))] }
        }),
      ),

    /** @throws Refusal PLAN_ENTRY_NOT_FOUND, ALREADY_IN_PLAN, END_BEFORE_START */
    update: (user: SessionUser, id: number, changes: Changes) =>
      refusingDoubles(
        db.transaction().execute(async (tx) => {
          const now = clock.now()
          const { before, after } = await changeEntry(tx, user, { id, changes, now })
          await recordEditedDose(tx, user, { id, before, after, now })
          await people.publishToOwnPages(tx, user.id, updatePlanEntry)
          return { ...after, warnings: await warnings.ofStored(tx, user, id, before) }
        }),
      ),

    /** @throws Refusal PLAN_ENTRY_NOT_FOUND */
    async remove(user: SessionUser, id: number): Promise<void> {
      if (!(await queries.deleteEntry(db, user.id, id))) throw new Refusal('PLAN_ENTRY_NOT_FOUND')
      await people.publishToOwnPages(db, user.id, removeFromPlan)
    },
  }
}

export type Plan = ReturnType<typeof planService>
