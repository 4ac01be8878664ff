import type { Db } from '../../database/connect.ts'
import { notify } from '../../live/bus.ts'

/** Said on the bus when something is due so soon that the dispatchers may be asleep then. */
export const DUES_CHANGED = 'reminder-dues'

/** No dispatcher sleeps longer, whatever it believes; milliseconds. */
export const LONGEST_SLEEP = 5_000

/** Wakes the dispatchers when the transaction commits, if they might otherwise be too late for one of these. */
export async function wakeDispatchers(
  tx: Db,
  dues: readonly { dueAt: Date | null }[],
  now: number,
): Promise<void> {
  if (dues.some(({ dueAt }) => dueAt && dueAt.getTime() - now < LONGEST_SLEEP))
    await notify(tx, DUES_CHANGED, '')
}
