import type { Db } from '../../database/connect.ts'
import { lockZoneOf } from './alert-schedule.queries.ts'
import { rescheduleAlerts } from './alert-schedule.service.ts'
import { type FollowedScope, moveAnchors } from './following-doses.queries.ts'

/**
 * Makes reminders that follow doses wait for the next one. Call it in the transaction that logs, changes or removes a
 * dose of the entry, restarts its reminders, or changes the time zone.
 * @param now milliseconds since the epoch
 */
export async function followDoses(tx: Db, entry: FollowedScope, now: number): Promise<void> {
  const timeZone = await lockZoneOf(tx, entry.userId)
  if (timeZone === undefined) return
  for (const userPeptideId of await moveAnchors(tx, entry, timeZone))
    await rescheduleAlerts(tx, { userId: entry.userId, userPeptideId }, now)
}
