import type { PlanEntry } from '@pepwell/contract/plan/plan'
import type { Reminder } from '@pepwell/contract/reminders/reminders'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useConnectivity } from '../../lib/offline/connectivity.ts'
import { renderContext } from '../../lib/rendering/render-context.ts'
import { createStore } from '../../lib/store.ts'
import { deviceNow, serverNow } from '../../lib/time/clock.ts'
import { useStore } from '../../lib/use-store.ts'
import { countdownAt, latestTurn } from './countdown/countdown.ts'
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
  standing: (reminders) => () => reminders,
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
const no = () => false

/** Refetches when a reminder turns due or passes, and when the user comes back. */
function useFreshTimes(reminders: readonly Reminder[], turn: number, refetch: () => unknown): void {
  const shown = countdownAt(reminders, turn)
  const isOver = shown.state === 'unknown'
  const isNews = shown.state === 'due' && shown.reminder.dueSince === null
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each turn
  useEffect(() => {
    if (!isOver && !isNews) return
    const timer = setTimeout(refetch, isOver ? 0 : Math.random() * SPREAD_MS)
    return () => clearTimeout(timer)
  }, [isOver, isNews, turn])
}

function useRefetchOnReturn(updatedAt: number, refetch: () => unknown): void {
  useEffect(() => {
    const look = () => {
      if (!document.hidden && deviceNow() - updatedAt > STALE_MS) refetch()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [updatedAt, refetch])
}

/** Dependencies of the reminders: the plan, if loaded, and the time zone. */
interface About {
  entries: readonly PlanEntry[] | undefined
  timeZone: string
  /** queued doses, whose occurrences are resolved */
  unsynced?: readonly UnsyncedDose[]
}

/**
 * The current reminders, and the latest instant at which one became soon, due or past. Nothing re-renders between
 * such changes.
 */
export function useCurrentReminders({ entries = none, timeZone, unsynced = none }: About) {
  const query = useQuery(remindersQuery)
  const fetched = query.data ?? none
  const someAre = (are: typeof isOver) => () => fetched.some((one) => are(one, serverNow()))
  const someOver = useSyncExternalStore(everySecond, someAre(isOver), no)
  // Doses logged offline resolve their occurrences immediately.
  const offlineReminders = useOfflineReminders(useConnectivity().isOffline || unsynced.length > 0 || someOver)
  const isOld = useSyncExternalStore(everySecond, someAre(isOutdated), no)
  const standingAt = useMemo(
    () => offlineReminders?.standing(fetched, entries, timeZone) ?? (() => fetched),
    [offlineReminders, fetched, entries, timeZone],
  )
  const look = () => {
    const now = serverNow()
    return latestTurn(standingAt(now), now)
  }
  const turn = useSyncExternalStore(everySecond, look, () => latestTurn(fetched, renderContext().at))
  const isKnown = query.data !== undefined && (offlineReminders !== undefined || !isOld)
  const standing = isKnown ? standingAt(turn) : undefined
  const reminders: readonly ActiveReminder[] | undefined = useMemo(() => {
    if (!standing || !offlineReminders || unsynced.length === 0) return standing
    return offlineReminders.withoutTaken(standing, unsynced, { entries, timeZone })
  }, [standing, offlineReminders, unsynced, entries, timeZone])
  return { query, turn, reminders }
}

/** Refetches as each reminder comes due. */
export function useReminders(about: About) {
  const reminders = useCurrentReminders(about)
  const { query, turn } = reminders
  useFreshTimes(query.data ?? none, turn, query.refetch)
  useRefetchOnReturn(query.dataUpdatedAt, query.refetch)
  return reminders
}
