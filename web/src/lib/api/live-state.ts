import { useSyncExternalStore } from 'react'

let isUp = false
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Notes whether the live connection stands. */
export function setLive(next: boolean): void {
  if (next === isUp) return
  isUp = next
  for (const listener of listeners) listener()
}

const current = (): boolean => isUp

/** Whether the live connection stands: while it does, nothing has to be asked for again and again. */
export const useIsLive = (): boolean => useSyncExternalStore(subscribe, current, current)
