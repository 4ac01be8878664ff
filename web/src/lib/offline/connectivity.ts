import { useSyncExternalStore } from 'react'
import { serverNow } from '../time/clock.ts'

/** Whether the server can be reached. */
export interface Connectivity {
  /** the server cannot be reached */
  isOffline: boolean
  /** when the data shown was received, milliseconds since the epoch; undefined before any was */
  cachedAt: number | undefined
}

let connectivity: Connectivity = { isOffline: false, cachedAt: undefined }
const listeners = new Set<() => void>()

/** Subscribes to changes. Returns the unsubscribe function. */
export function onConnectivityChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const currentConnectivity = (): Connectivity => connectivity

function change(next: Connectivity): void {
  const isVisible =
    next.isOffline !== connectivity.isOffline || (next.isOffline && next.cachedAt !== connectivity.cachedAt)
  connectivity = next
  if (isVisible) for (const listener of listeners) listener()
}

/** Records that the server answered. */
export const markOnline = (): void => change({ isOffline: false, cachedAt: serverNow() })

/** Records that the server cannot be reached. */
export const markOffline = (): void => change({ ...connectivity, isOffline: true })

/** Records that data received at this time is shown. */
export const markCached = (at: number): void =>
  change({ ...connectivity, cachedAt: Math.max(connectivity.cachedAt ?? 0, at) })

/** The current connectivity. */
export const useConnectivity = (): Connectivity =>
  useSyncExternalStore(onConnectivityChange, currentConnectivity, currentConnectivity)
