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
  /** shared by all callers since the last change, so that a crowd loads once */
  let latest: Promise<Value> | undefined
  const clear = () => {
    latest = undefined
  }
  bus.subscribe(topic, clear)
  bus.onGap(clear)

  return {
    async get() {
      if (!bus.listening) return load()
      if (latest) return latest
      const loading = load()
      latest = loading
      loading.catch(() => {
        if (latest === loading) latest = undefined
      })
      return loading
    },
    async announceChange(within) {
      await bus.publish(within, topic, '')
      // The caller of a change may read from this process before the event arrives.
      await afterCommit(within, clear)
    },
  }
}
