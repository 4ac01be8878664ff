import { createSignal } from '../store.ts'

/** Marks each boundary of a page that has not hydrated yet. */
export const BOUNDARY_ATTRIBUTE = 'data-hydrating'

/** Longest wait for a boundary that never hydrates. Slow phones take several seconds, and earlier input would be lost. */
const HYDRATION_TIMEOUT_MS = 30_000

/** Callbacks to run once the page has hydrated; undefined when nothing is hydrating. */
let callbacks: Set<() => void> | undefined

function finishHydration(): void {
  const pending = callbacks
  callbacks = undefined
  for (const callback of pending ?? []) callback()
}

/** Hidden containers whose boundaries hydrate after the page is idle. */
const hydratedLast = new Set<string>()

/** Marks the start of hydration, which proceeds boundary by boundary. */
export function startHydration(): void {
  callbacks = new Set()
  hydratedLast.clear()
  setTimeout(finishHydration, HYDRATION_TIMEOUT_MS)
}

/** Whether a server-rendered page is still hydrating. People may have scrolled it already, so nothing else may. */
export const isHydrating = (): boolean => callbacks !== undefined

const boundaries = createSignal()

/** Calls back after each boundary that hydrates. Returns the function that unsubscribes. */
export const onBoundaryHydrated = boundaries.subscribe

function finishIfHydrated(): void {
  const markers = [...document.querySelectorAll(`[${BOUNDARY_ATTRIBUTE}]`)]
  const isHidden = (marker: Element) => [...hydratedLast].some((container) => marker.closest(container))
  if (markers.every(isHidden)) finishHydration()
}

/** @param marker the element that marked the boundary until now */
export function boundaryHydrated(marker: Element): void {
  marker.removeAttribute(BOUNDARY_ATTRIBUTE)
  boundaries.notify()
  finishIfHydrated()
}

/** @param container the selector of a hidden container, for whose boundaries the page doesn't wait */
export function hydrateLast(container: string): void {
  hydratedLast.add(container)
  // Not during a render.
  queueMicrotask(finishIfHydrated)
}

/**
 * Calls back once the whole page has hydrated, or at once if nothing is hydrating.
 * @returns cancels the call
 */
export function whenHydrated(callback: () => void): () => void {
  if (!callbacks) {
    callback()
    return () => {}
  }
  callbacks.add(callback)
  // Leaving a page before it had hydrated removed its boundaries.
  queueMicrotask(finishIfHydrated)
  return () => callbacks?.delete(callback)
}
