import type { PlanEntry } from '@pepwell/contract/plan'
import type { Reminder } from '@pepwell/contract/reminders'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { asDrawn } from '../../lib/as-drawn.ts'
import { countdownAt, latestTurn } from './countdown/countdown.ts'
import { everySecond } from './countdown/every-second.ts'
import { remindersQuery } from './reminders.api.ts'
import { useStanding } from './standing.ts'
import { isOutdated, isOver } from './told-times.ts'

/** Many people are reminded at eight o'clock sharp; not all of their browsers ask in the same second. */
const SPREAD_MS = 30_000
/** Whoever comes back after this long may have logged a dose elsewhere. */
const STALE_MS = 60_000

const none: readonly never[] = []
const no = () => false

/** Asks again what is next: once it has turned due, when what was next is over, and when somebody comes back. */
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
      if (!document.hidden && Date.now() - updatedAt > STALE_MS) refetch()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [updatedAt, refetch])
}

/** What of reminders is asked for: the plan that they are of, as far as it is known, and where the person lives. */
interface About {
  entries: readonly PlanEntry[] | undefined
  timeZone: string
}

/**
 * The reminders as they stand by now, and the latest instant at which one of them turned soon, due or over. Nothing is drawn
 * again before the next such turn, however many seconds pass.
 */
export function useStandingReminders({ entries = none, timeZone }: About) {
  const query = useQuery(remindersQuery)
  const told = query.data ?? none
  const someAre = (are: typeof isOver) => () => told.some((one) => are(one, Date.now()))
  const standing = useStanding(useSyncExternalStore(everySecond, someAre(isOver), no))
  const isOld = useSyncExternalStore(everySecond, someAre(isOutdated), no)
  const standingAt = useMemo(
    () => standing?.(told, entries, timeZone) ?? (() => told),
    [standing, told, entries, timeZone],
  )
  const look = () => {
    const now = Date.now()
    return latestTurn(standingAt(now), now)
  }
  const turn = useSyncExternalStore(everySecond, look, () => latestTurn(told, asDrawn().at))
  const isKnown = query.data !== undefined && (standing !== undefined || !isOld)
  return { query, turn, reminders: isKnown ? standingAt(turn) : undefined }
}

/** See {@link useStandingReminders}; asks again as their times come. */
export function useReminders(about: About) {
  const reminders = useStandingReminders(about)
  const { query, turn } = reminders
  useFreshTimes(query.data ?? none, turn, query.refetch)
  useRefetchOnReturn(query.dataUpdatedAt, query.refetch)
  return reminders
}
