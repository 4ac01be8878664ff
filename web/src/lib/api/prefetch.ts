/** Delay before prefetching, in milliseconds: the page's own data, images and first taps come first. */
const PREFETCH_DELAY_MS = 6000

/**
 * Loads a chunk ahead of its use. If that fails, its first use tries again.
 * @returns starts the delay and returns a function that cancels it
 */
export const prefetch = (load: () => Promise<unknown>) => (): (() => void) => {
  const timer = setTimeout(() => load().catch(() => {}), PREFETCH_DELAY_MS)
  return () => clearTimeout(timer)
}
