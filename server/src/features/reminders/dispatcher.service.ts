import type { DueOccurrences } from '@pepwell/domain/reminders/lateness'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../database/connect.ts'
import { isDatabaseAway } from '../../database/database-away.ts'
import type { DB } from '../../database/schema.ts'
import { dosesWithDraws } from '../held-vials/held-vials.service.ts'
import type { NewDelivery } from '../notifications/notifications.service.ts'
import { deliveriesOf, dueNow, isRepeat, nextOf, withRepeat } from './alert-deliveries.ts'
import * as queries from './dispatcher.queries.ts'
import { snoozedBeyond } from './snoozes.queries.ts'

/** Reminders per transaction: enough to spread its cost, few enough to release locks soon. */
const BATCH = 200

/** Delay of a reminder that fails while others succeed. */
const PUT_ASIDE_MS = 10 * 60 * 1000

interface Deps {
  db: Kysely<DB>
  clock: Clock
  logger: FastifyBaseLogger
  notifications: { record(tx: Db, deliveries: readonly NewDelivery[]): Promise<unknown> }
}

/** Returns whether another alert than a repeat covers an occurrence. */
function alertedTogether(looked: readonly { time: queries.ClaimedTime; due: DueOccurrences }[]) {
  const notified = new Set(
    looked.flatMap(({ time, due }) =>
      isRepeat(time) ? [] : due.current.map(({ at }) => `${time.reminderId} ${at}`),
    ),
  )
  return (reminderId: number, at: number) => notified.has(`${reminderId} ${at}`)
}

/** Returns whether an occurrence is in a list. */
function isAmong(some: readonly { reminderId: number; occursAt: Date }[]) {
  const known = new Set(some.map(({ reminderId, occursAt }) => `${reminderId} ${occursAt.getTime()}`))
  return (reminderId: number, at: number) => known.has(`${reminderId} ${at}`)
}

/** Due times, each with what to draw from the vial in use. */
async function withDraws(
  tx: Db,
  times: readonly queries.ClaimedTime[],
): Promise<readonly queries.ClaimedTime[]> {
  const doses = await dosesWithDraws(
    tx,
    times.map(({ occursOn: takenOn, ...time }) => ({ ...time, takenOn })),
  )
  return times.map((time, index) => ({ ...time, dose: doses[index] ?? time.dose }))
}

/** Claims due alerts, records deliveries and schedules the next ones, in one transaction. */
async function send(tx: Db, { notifications }: Deps, what: queries.Claim): Promise<number> {
  const alerts = await queries.claimAlerts(tx, what)
  const snoozes = await queries.claimSnoozes(tx, what)
  const claimed = await withDraws(tx, [...alerts, ...snoozes])
  if (claimed.length === 0) return 0
  const isResolved = isAmong(await queries.resolvedOccurrences(tx, claimed))
  const isSnoozed = isAmong(await snoozedBeyond(tx, what.now, alerts))
  const now = what.now.getTime()
  const looked = claimed.map((claimedTime) => {
    const time = withRepeat(claimedTime, now)
    return { time, due: dueNow(time, now) }
  })
  const circumstances = { now, isResolved, isSnoozed, isTold: alertedTogether(looked) }
  await notifications.record(
    tx,
    looked.flatMap(({ time, due }) => deliveriesOf(time, due, circumstances)),
  )
  const regular = looked.filter(({ time }) => time.snoozeId === null)
  if (regular.length > 0) {
    await queries.writeNextAlerts(
      tx,
      regular.map((each) => nextOf(each, circumstances)),
    )
  }
  if (snoozes.length > 0)
    await queries.endSnoozes(
      tx,
      snoozes.map(({ snoozeId }) => snoozeId ?? 0),
    )
  return claimed.length
}

/** The dispatcher turns due times into deliveries, each once. */
export function dispatcherService(deps: Deps) {
  const { db, clock, logger } = deps

  const transaction = (what: queries.Claim) => db.transaction().execute((tx) => send(tx, deps, what))

  /** Something in the batch fails: sends one by one to find it. */
  async function oneByOne(now: Date): Promise<number> {
    const reminders = await queries.dueReminders(db, now, BATCH)
    for (const reminderId of reminders) {
      try {
        await transaction({ now, limit: BATCH, reminderId })
      } catch (error) {
        if (isDatabaseAway(error)) throw error
        const until = new Date(now.getTime() + PUT_ASIDE_MS)
        await queries.deferAlerts(db, reminderId, { now, until })
        logger.error({ err: error, reminderId }, 'a reminder could not be sent and was put aside')
      }
    }
    return reminders.length
  }

  async function batch(): Promise<number> {
    const now = new Date(clock.now())
    try {
      return await transaction({ now, limit: BATCH })
    } catch (error) {
      // The database is unavailable: no reminder is set aside for that.
      if (isDatabaseAway(error)) throw error
      logger.warn({ err: error }, 'reminders could not be sent together')
      return oneByOne(now)
    }
  }

  return {
    /**
     * Sends due alerts until only rows locked by other processes remain.
     * @returns how many were sent
     * @throws the database's error while unavailable; nothing is lost
     */
    async dispatchDue({ signal }: { signal?: AbortSignal } = {}): Promise<number> {
      let sent = 0
      for (let last = 1; last > 0 && !signal?.aborted; sent += last) last = await batch()
      return sent
    },

    nextAlertAt: () => queries.nextAlertAt(db),
  }
}

export type Dispatcher = ReturnType<typeof dispatcherService>

/** Milliseconds by which the oldest due reminder is late. */
export async function remindersBehind(db: Db, now: number): Promise<number> {
  const next = await queries.nextAlertAt(db)
  return next ? Math.max(0, now - next.getTime()) : 0
}
