/** The page's own first seconds: its data, its pictures, and the first taps come before what may be wanted later. */
const AHEAD_MS = 6000

/**
 * A chunk that is fetched while nobody waits for it; should that fail, showing what is in it tries again.
 * @returns begins the wait, and answers what calls it off
 */
export const fetchAhead = (load: () => Promise<unknown>) => (): (() => void) => {
  const timer = setTimeout(() => load().catch(() => {}), AHEAD_MS)
  return () => clearTimeout(timer)
}
