/**
 * A chunk that is fetched while nobody waits for it; should that fail, showing what is in it tries again.
 * @param after milliseconds, in which the page's own data come first
 * @returns begins the wait, and answers what calls it off
 */
export const fetchAhead = (load: () => Promise<unknown>, after: number) => (): (() => void) => {
  const timer = setTimeout(() => load().catch(() => {}), after)
  return () => clearTimeout(timer)
}
