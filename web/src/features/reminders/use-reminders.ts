import type { PlanEntry } from '@pepwell/contract/plan/plan'
import type { Reminder } from '@pepwell/contract/reminders/reminders'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useConnectivity } from '../../lib/offline/connectivity.ts'
import { renderContext } from '../../lib/rendering/render-context.ts'
import { createStore } from '../../lib/store.ts'
import { deviceNow, serverNow } from '../../lib/time/clock.ts'
import { useStore } from '../../lib/use-store.ts'
import { countdownAt, latestChange } from './countdown/countdown.ts'
import { everySecond } from './countdown/every-second.ts'
import {
  type ActiveReminder,
  isOutdated,
  isOver,
  type OfflineReminders,
  type UnsyncedDose,
} from './offline-reminders.ts'
import { remindersQuery } from './reminders.api.ts'

/** If the calculation fails, reminders stay as loaded. */
const unchanged: OfflineReminders = {
  currentAt: (reminders) => () => reminders,
  withoutTaken: (reminders) => reminders,
}

const calculation = createStore<OfflineReminders | undefined>(undefined)

/**
 * Updates loaded reminders to the current time. Lazy: normally the server's data is current.
 * @returns undefined while loading
 */
function useOfflineReminders(isWanted: boolean): OfflineReminders | undefined {
  useEffect(() => {
    if (!isWanted || calculation.get()) return
    import('./current-reminders.ts').then(calculation.set, () => calculation.set(unchanged))
  }, [isWanted])
  return useStore(calculation)
}

/** Jitter: many reminders are due at 8:00, and not every browser should refetch in the same second. */
const SPREAD_MS = 30_000
/** After an absence this long, doses may have been logged elsewhere. */
const STALE_MS = 60_000

const none: readonly never[] = []
const never = () => false

/** Refetches when a reminder turns due or passes, and when the user comes back. */
function useFreshTimes(reminders: readonly Reminder[], changedAt: number, refetch: () => unknown): void {
  const countdown = countdownAt(reminders, changedAt)
  const isOver = countdown.state === 'unknown'
  const isNewlyDue = countdown.state === 'due' && countdown.reminder.dueSince === null
  // biome-ignore lint/correctness/useExhaustiveDependencies: refetches once for each change
  useEffect(() => {
    if (!isOver && !isNewlyDue) return
    const timer = setTimeout(refetch, isOver ? 0 : Math.random() * SPREAD_MS)
    return () => clearTimeout(timer)
  }, [isOver, isNewlyDue, changedAt])
}

function useRefetchOnReturn(updatedAt: number, refetch: () => unknown): void {
  useEffect(() => {
    const refetchIfStale = () => {
      if (!document.hidden && deviceNow() - updatedAt > STALE_MS) refetch()
    }
    document.addEventListener('visibilitychange', refetchIfStale)
    return () => document.removeEventListener('visibilitychange', refetchIfStale)
  }, [updatedAt, refetch])
}

/** Dependencies of the reminders: the plan, if loaded, and the time zone. */
interface ReminderDeps {
  entries: readonly PlanEntry[] | undefined
  timeZone: string
  /** queued doses, whose occurrences are resolved */
  unsynced?: readonly UnsyncedDose[]
}

/**
 * The current reminders, and the latest instant at which one became soon, due or past. Nothing re-renders between
 * such changes.
 */
export function useCurrentReminders({ entries = none, timeZone, unsynced = none }: ReminderDeps) {
  const query = useQuery(remindersQuery)
  const fetched = query.data ?? none
  const anyIs = (are: typeof isOver) => () => fetched.some((one) => are(one, serverNow()))
  const anyOver = useSyncExternalStore(everySecond, anyIs(isOver), never)
  // Doses logged offline resolve their occurrences immediately.
  const offlineReminders = useOfflineReminders(useConnectivity().isOffline || unsynced.length > 0 || anyOver)
  const isAnyOutdated = useSyncExternalStore(everySecond, anyIs(isOutdated), never)
  const remindersAt = useMemo(
    () => offlineReminders?.currentAt(fetched, entries, timeZone) ?? (() => fetched),
    [offlineReminders, fetched, entries, timeZone],
  )
  const readChange = () => {
    const now = serverNow()
    return latestChange(remindersAt(now), now)
  }
  const changedAt = useSyncExternalStore(everySecond, readChange, () =>
    latestChange(fetched, renderContext().at),
  )
  const isKnown = query.data !== undefined && (offlineReminders !== undefined || !isAnyOutdated)
  const current = isKnown ? remindersAt(changedAt) : undefined
  const reminders: readonly ActiveReminder[] | undefined = useMemo(() => {
    if (!current || !offlineReminders || unsynced.length === 0) return current
    return offlineReminders.withoutTaken(current, unsynced, { entries, timeZone })
  }, [current, offlineReminders, unsynced, entries, timeZone])
  return { query, changedAt, reminders }
}

/** Refetches as each reminder comes due. */
export function useReminders(deps: ReminderDeps) {
  const reminders = useCurrentReminders(deps)
  const { query, changedAt } = reminders
  useFreshTimes(query.data ?? none, changedAt, query.refetch)
  useRefetchOnReturn(query.dataUpdatedAt, query.refetch)
  return reminders
}
