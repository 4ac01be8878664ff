import { setTimeout as wait } from 'node:timers/promises'

/** Where a service learns what time it is, and lets some pass; tests hand in their own. */
export interface Clock {
  /** milliseconds since the epoch */
  now(): number
  wait(milliseconds: number): Promise<void>
}

export const systemClock: Clock = {
  now: () => Date.now(),
  wait: async (milliseconds) => void (await wait(milliseconds)),
}
