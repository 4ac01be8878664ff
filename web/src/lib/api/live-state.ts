import { useSyncExternalStore } from 'react'

let isUp = false
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Records whether the live connection is open. */
export function setLive(next: boolean): void {
  if (next === isUp) return
  isUp = next
  for (const listener of listeners) listener()
}

const current = (): boolean => isUp

/** Whether the live connection is open: then no polling is needed. */
export const useIsLive = (): boolean => useSyncExternalStore(subscribe, current, current)
