import type { Db } from '../../database/connect.ts'
import { notify } from '../../live/bus.ts'

/** Published if an alert is due so soon that dispatchers may still be asleep. */
export const ALERTS_CHANGED = 'scheduled-alerts'

/** Longest sleep of a dispatcher, in milliseconds. */
export const MAX_SLEEP_MS = 5_000

/** Wakes the dispatchers at the commit if they could be too late for one of these. */
export async function wakeDispatchers(
  tx: Db,
  alerts: readonly { dueAt: Date | null }[],
  now: number,
): Promise<void> {
  if (alerts.some(({ dueAt }) => dueAt && dueAt.getTime() - now < MAX_SLEEP_MS))
    await notify(tx, ALERTS_CHANGED, '')
}
