import { setTimeout as wait } from 'node:timers/promises'

/** Tells services the time and lets them wait; tests pass their own. */
export interface Clock {
  /** milliseconds since the epoch */
  now(): number
  wait(milliseconds: number): Promise<void>
}

export const systemClock: Clock = {
  now: () => Date.now(),
  wait: async (milliseconds) => void (await wait(milliseconds)),
}
