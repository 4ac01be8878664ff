import { useEffect, useSyncExternalStore } from 'react'
import type { OfflineReminders } from './offline-reminders.ts'

/** If the calculation fails, reminders stay as loaded. */
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
 * Updates loaded reminders to the current time. Lazy: normally the server's data is current.
 * @returns undefined while loading
 */
export function useOfflineReminders(isWanted: boolean): OfflineReminders | undefined {
  useEffect(() => {
    if (!isWanted || known) return
    import('./by-now.ts').then(know, () => know(asTold))
  }, [isWanted])
  return useSyncExternalStore(subscribe, current, current)
}
