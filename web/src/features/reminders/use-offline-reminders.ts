import { useEffect, useSyncExternalStore } from 'react'
import type { OfflineReminders } from './offline-reminders.ts'

/** Where it cannot be reckoned, reminders stand as they were told. */
const asTold: OfflineReminders = {
  standing: (reminders) => () => reminders,
  withoutTaken: (reminders) => reminders,
}

let known: OfflineReminders | undefined
const listeners = new Set<() => void>()

function know(reckoning: OfflineReminders): void {
  known = reckoning
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const current = () => known

/**
 * What reckons on from what was told. It is fetched once that is wanted: as a rule the server says what comes, unless it can't be
 * reached.
 * @returns undefined as long as it is on its way
 */
export function useOfflineReminders(isWanted: boolean): OfflineReminders | undefined {
  useEffect(() => {
    if (!isWanted || known) return
    import('./by-now.ts').then(know, () => know(asTold))
  }, [isWanted])
  return useSyncExternalStore(subscribe, current, current)
}
