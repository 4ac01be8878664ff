/** Stands in each part of a page that comes alive by itself, until it does. */
export const PART = 'data-part'

/** So long at most something waits for a part that never does. */
const PATIENCE_MS = 5000

/** What waits; undefined while nothing has to. */
let waiting: Set<() => void> | undefined

function isAlive(): void {
  const acts = waiting
  waiting = undefined
  for (const act of acts ?? []) act()
}

/** A page that the server drew is adopted from here on, part by part. */
export function adoptPage(): void {
  waiting = new Set()
  setTimeout(isAlive, PATIENCE_MS)
}

/** Whether the page that the server drew is coming alive: it was read and scrolled before, and stays where it is. */
export const isAdopting = (): boolean => waiting !== undefined

/** @param sign what stood there until now */
export function partIsAlive(sign: Element): void {
  sign.removeAttribute(PART)
  if (!document.querySelector(`[${PART}]`)) isAlive()
}

/**
 * Does something once all of the page is alive.
 * @returns what calls it off
 */
export function whenAlive(act: () => void): () => void {
  if (!waiting) {
    act()
    return () => {}
  }
  waiting.add(act)
  return () => waiting?.delete(act)
}
