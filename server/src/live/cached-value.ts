import { afterCommit } from '../database/after-commit.ts'
import type { Db } from '../database/connect.ts'
import type { Bus } from './bus.ts'

/** A value cached in every process until one of them publishes a change. */
export interface CachedValue<Value> {
  get(): Promise<Value>
  /** Call it in the transaction that changes the underlying data. */
  announceChange(within: Db): Promise<void>
}

/** Caches the result of `load` while the bus can report changes; without the bus it loads each time. */
export function cachedValue<Value>(bus: Bus, topic: string, load: () => Promise<Value>): CachedValue<Value> {
  let latest: { value: Value } | undefined
  /** counts changes received; a load that started before one isn't cached */
  let changes = 0
  const forget = () => {
    changes++
    latest = undefined
  }
  bus.subscribe(topic, forget)
  bus.onGap(forget)

  return {
    async get() {
      if (latest && bus.listening) return latest.value
      const changesBefore = changes
      const value = await load()
      if (changes === changesBefore) latest = { value }
      return value
    },
    async announceChange(within) {
      await bus.publish(within, topic, '')
      // The caller of a change may read from this process before the event arrives.
      await afterCommit(within, forget)
    },
  }
}
