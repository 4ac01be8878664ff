import { createSignal } from '../store.ts'
import { serverNow } from '../time/clock.ts'
import { useStore } from '../use-store.ts'

/** Whether the server can be reached. */
export interface Connectivity {
  /** the server cannot be reached */
  isOffline: boolean
  /** when the data shown was received, milliseconds since the epoch; undefined before any was */
  cachedAt: number | undefined
}

let connectivity: Connectivity = { isOffline: false, cachedAt: undefined }
const { subscribe, notify } = createSignal()

/** Subscribes to changes. Returns the unsubscribe function. */
export const onConnectivityChange = subscribe

export const currentConnectivity = (): Connectivity => connectivity

function change(next: Connectivity): void {
  const isVisible =
    next.isOffline !== connectivity.isOffline || (next.isOffline && next.cachedAt !== connectivity.cachedAt)
  connectivity = next
  if (isVisible) notify()
}

/** Records that the server answered. */
export const markOnline = (): void => change({ isOffline: false, cachedAt: serverNow() })

/** Records that the server cannot be reached. */
export const markOffline = (): void => change({ ...connectivity, isOffline: true })

/** Records that data received at this time is shown. */
export const markCached = (at: number): void =>
  change({ ...connectivity, cachedAt: Math.max(connectivity.cachedAt ?? 0, at) })

/** The current connectivity. */
export const useConnectivity = (): Connectivity => useStore({ subscribe, get: currentConnectivity })
