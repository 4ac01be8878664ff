import { useEffect, useSyncExternalStore } from 'react'
import type { Standing } from './told-times.ts'

/** Where it cannot be reckoned, reminders stand as they were told. */
const asTold: Standing = (reminders) => () => reminders

let known: Standing | undefined
const listeners = new Set<() => void>()

function know(standing: Standing): void {
  known = standing
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const current = () => known

/**
 * What reckons on from what was told. It is fetched once a time that was told has come: the server says the next one then, unless
 * it can't be reached.
 * @returns undefined as long as it is on its way
 */
export function useStanding(isWanted: boolean): Standing | undefined {
  useEffect(() => {
    if (!isWanted || known) return
    import('./by-now.ts').then(
      ({ standing }) => know(standing),
      () => know(asTold),
    )
  }, [isWanted])
  return useSyncExternalStore(subscribe, current, current)
}
