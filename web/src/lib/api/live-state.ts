import { createStore } from '../store.ts'
import { useStore } from '../use-store.ts'

const isLive = createStore(false)

/** Records whether the live connection is open. */
export function setLive(next: boolean): void {
  if (next !== isLive.get()) isLive.set(next)
}

/** Whether the live connection is open: then no polling is needed. */
export const useIsLive = (): boolean => useStore(isLive)
