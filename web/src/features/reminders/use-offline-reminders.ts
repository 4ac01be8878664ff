import { useEffect } from 'react'
import { createStore } from '../../lib/store.ts'
import { useStore } from '../../lib/use-store.ts'
import type { OfflineReminders } from './offline-reminders.ts'

/** If the calculation fails, reminders stay as loaded. */
const unchanged: OfflineReminders = {
  standing: (reminders) => () => reminders,
  withoutTaken: (reminders) => reminders,
}

const calculation = createStore<OfflineReminders | undefined>(undefined)

/**
 * Updates loaded reminders to the current time. Lazy: normally the server's data is current.
 * @returns undefined while loading
 */
export function useOfflineReminders(isWanted: boolean): OfflineReminders | undefined {
  useEffect(() => {
    if (!isWanted || calculation.get()) return
    import('./current-reminders.ts').then(calculation.set, () => calculation.set(unchanged))
  }, [isWanted])
  return useStore(calculation)
}
