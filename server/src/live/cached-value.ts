import { afterCommit } from '../database/after-commit.ts'
import type { Db } from '../database/connect.ts'
import type { Bus } from './bus.ts'

/** A value that every process keeps until one of them says that it changed. */
export interface CachedValue<Value> {
  get(): Promise<Value>
  /** Within the transaction that changes what the value is made of. */
  announceChange(within: Db): Promise<void>
}

/** Keeps what `load` gives for as long as the bus would tell of a change; without the bus it is loaded each time. */
export function cachedValue<Value>(bus: Bus, topic: string, load: () => Promise<Value>): CachedValue<Value> {
  let kept: { value: Value } | undefined
  /** counts the changes heard of; what was loaded before one is not kept after it */
  let changes = 0
  const forget = () => {
    changes++
    kept = undefined
  }
  bus.subscribe(topic, forget)
  bus.onGap(forget)

  return {
    async get() {
      if (kept && bus.listening) return kept.value
      const changesBefore = changes
      const value = await load()
      if (changes === changesBefore) kept = { value }
      return value
    },
    async announceChange(within) {
      await bus.publish(within, topic, '')
      // Whoever made the change asks this process again at once, before it has heard of it.
      await afterCommit(within, forget)
    },
  }
}
