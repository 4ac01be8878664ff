import type { Db } from '../../database/connect.ts'
import { notify } from '../../live/bus.ts'

/** Published when an alert is due so soon that the dispatchers may be asleep then. */
export const ALERTS_CHANGED = 'scheduled-alerts'

/** No dispatcher sleeps longer, whatever it believes; milliseconds. */
export const LONGEST_SLEEP = 5_000

/** Wakes the dispatchers when the transaction commits, if they might otherwise be too late for one of these. */
export async function wakeDispatchers(
  tx: Db,
  alerts: readonly { dueAt: Date | null }[],
  now: number,
): Promise<void> {
  if (alerts.some(({ dueAt }) => dueAt && dueAt.getTime() - now < LONGEST_SLEEP))
    await notify(tx, ALERTS_CHANGED, '')
}
