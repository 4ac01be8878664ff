import type { Bus } from './bus.ts'
import { topicsForPeople } from './topics.ts'

/**
 * Two carriers as one bus. Hints that invalidate caches go with the transaction and aren't lost unnoticed; the many
 * hints for open pages use the other carrier while it works.
 */
export function splitBus(forProcesses: Bus, forPeople: Bus): Bus {
  const carrierOf = (topic: string) =>
    topicsForPeople.has(topic) && forPeople.listening ? forPeople : forProcesses
  return {
    publish: (within, topic, body) => carrierOf(topic).publish(within, topic, body),
    subscribe(topic, listener) {
      forProcesses.subscribe(topic, listener)
      if (topicsForPeople.has(topic)) forPeople.subscribe(topic, listener)
    },
    onGap(missed) {
      forProcesses.onGap(missed)
      forPeople.onGap(missed)
    },
    get listening() {
      return forProcesses.listening
    },
    async close() {
      await forPeople.close()
      await forProcesses.close()
    },
  }
}
