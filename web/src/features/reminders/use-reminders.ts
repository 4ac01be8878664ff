import type { Reminder } from '@pepwell/contract/reminders'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { asDrawn } from '../../lib/as-drawn.ts'
import { countdownAt, latestTurn } from './countdown/countdown.ts'
import { everySecond } from './countdown/every-second.ts'
import { remindersQuery } from './reminders.api.ts'

/** Many people are reminded at eight o'clock sharp; not all of their browsers ask in the same second. */
const SPREAD_MS = 30_000
/** Whoever comes back after this long may have logged a dose elsewhere. */
const STALE_MS = 60_000

const none: readonly Reminder[] = []

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

/**
 * The reminders, and the latest instant at which one of them turned soon, due or over. Nothing is drawn again before the
 * next such turn, however many seconds pass.
 */
export function useReminders() {
  const query = useQuery(remindersQuery)
  const reminders = query.data ?? none
  const look = () => latestTurn(reminders, Date.now())
  const turn = useSyncExternalStore(everySecond, look, () => latestTurn(reminders, asDrawn().at))
  useFreshTimes(reminders, turn, query.refetch)
  useRefetchOnReturn(query.dataUpdatedAt, query.refetch)
  return { query, turn }
}
