import type { DueOccurrences } from '@pepwell/domain/reminders/lateness'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../database/connect.ts'
import { isDatabaseAway } from '../../database/database-away.ts'
import type { DB } from '../../database/schema.ts'
import { dosesWithDraws } from '../held-vials/held-vials.service.ts'
import type { NewDelivery } from '../notifications/notifications.service.ts'
import { deliveriesOf, dueNow, isRepeat, lookedAt, nextOf } from './alert-deliveries.ts'
import * as queries from './dispatcher.queries.ts'
import { snoozedBeyond } from './snoozes.queries.ts'

/** Reminders that one transaction sends: enough that its cost is spread, few enough that others are soon let at theirs. */
const BATCH = 200

/** A reminder that cannot be sent, though others can, is looked at again after this long. */
const PUT_ASIDE_MS = 10 * 60 * 1000

interface Parts {
  db: Kysely<DB>
  clock: Clock
  logger: FastifyBaseLogger
  notifications: { record(tx: Db, deliveries: readonly NewDelivery[]): Promise<unknown> }
}

/** Tells whether an occurrence is told of by anything but what repeats it. */
function alertedTogether(looked: readonly { time: queries.ClaimedTime; due: DueOccurrences }[]) {
  const told = new Set(
    looked.flatMap(({ time, due }) =>
      isRepeat(time) ? [] : due.current.map(({ at }) => `${time.reminderId} ${at}`),
    ),
  )
  return (reminderId: number, at: number) => told.has(`${reminderId} ${at}`)
}

/** Tells whether an occurrence is among some. */
function isAmong(some: readonly { reminderId: number; occursAt: Date }[]) {
  const known = new Set(some.map(({ reminderId, occursAt }) => `${reminderId} ${occursAt.getTime()}`))
  return (reminderId: number, at: number) => known.has(`${reminderId} ${at}`)
}

/** Times that have come, each with what to draw for its dose from the vial in use. */
async function withDraws(
  tx: Db,
  times: readonly queries.ClaimedTime[],
): Promise<readonly queries.ClaimedTime[]> {
  const doses = await dosesWithDraws(
    tx,
    times.map(({ occursOn: takenOn, ...time }) => ({ ...time, takenOn })),
  )
  return times.map((time, at) => ({ ...time, dose: doses[at] ?? time.dose }))
}

/** Claims what is due, records it to be delivered and reckons what is due next: all of it, or nothing. */
async function send(tx: Db, { notifications }: Parts, what: queries.Claim): Promise<number> {
  const alerts = await queries.claimAlerts(tx, what)
  const snoozes = await queries.claimSnoozes(tx, what)
  const claimed = await withDraws(tx, [...alerts, ...snoozes])
  if (claimed.length === 0) return 0
  const isResolved = isAmong(await queries.resolvedOccurrences(tx, claimed))
  const isSnoozed = isAmong(await snoozedBeyond(tx, what.now, alerts))
  const now = what.now.getTime()
  const looked = claimed.map((claimedTime) => {
    const time = lookedAt(claimedTime, now)
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

/** The dispatcher: turns times that reminders have come to into deliveries, each once. */
export function dispatcherService(parts: Parts) {
  const { db, clock, logger } = parts

  const transaction = (what: queries.Claim) => db.transaction().execute((tx) => send(tx, parts, what))

  /** Something of a batch cannot be sent: what it is, is found out by sending the reminders one by one. */
  async function oneByOne(now: Date): Promise<number> {
    const reminders = await queries.dueReminders(db, now, BATCH)
    for (const reminderId of reminders) {
      try {
        await transaction({ now, limit: BATCH, reminderId })
      } catch (error) {
        if (isDatabaseAway(error)) throw error
        const until = new Date(now.getTime() + PUT_ASIDE_MS)
        await queries.putAside(db, reminderId, { now, until })
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
      // No reminder's fault: none is put aside for it.
      if (isDatabaseAway(error)) throw error
      logger.warn({ err: error }, 'reminders could not be sent together')
      return oneByOne(now)
    }
  }

  return {
    /**
     * Sends what is due, until nothing is left that another process is not at.
     * @returns how many times that were
     * @throws the database's error while that is away; nothing is lost then
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

/** For how long, in milliseconds, the oldest time that a reminder has come to was not sent. */
export async function remindersBehind(db: Db, now: number): Promise<number> {
  const next = await queries.nextAlertAt(db)
  return next ? Math.max(0, now - next.getTime()) : 0
}
