import type { Db } from '../../database/connect.ts'
import { lockZoneOf } from './alert-schedule.queries.ts'
import { rescheduleAlerts } from './alert-schedule.service.ts'
import { type FollowedScope, moveAnchors } from './following-doses.queries.ts'

/**
 * Has the reminders of a plan entry that follow its doses wait for the next one anew. Call it in the transaction of whatever
 * logged, changed or removed a dose of the entry, had its reminders begin anew, or changed the zone of their person.
 * @param now milliseconds since the epoch
 */
export async function followDoses(tx: Db, entry: FollowedScope, now: number): Promise<void> {
  const timeZone = await lockZoneOf(tx, entry.userId)
  if (timeZone === undefined) return
  for (const userPeptideId of await moveAnchors(tx, entry, timeZone))
    await rescheduleAlerts(tx, { userId: entry.userId, userPeptideId }, now)
}
