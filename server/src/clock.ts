/** Where a service learns what time it is; tests hand in their own. */
export interface Clock {
  /** milliseconds since the epoch */
  now(): number
}

export const systemClock: Clock = { now: () => Date.now() }
