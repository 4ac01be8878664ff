import type { Bus } from './bus.ts'
import { topicsForPeople } from './topics.ts'

/**
 * Two carriers as one bus: what processes keep something because of goes with the transaction itself and can't be lost
 * unnoticed; hints for people's open pages, of which there are many, take the other one while that works.
 */
export function splitBus(forProcesses: Bus, forPeople: Bus): Bus {
  const carrierOf = (topic: string) =>
    topicsForPeople.has(topic) && forPeople.listening ? forPeople : forProcesses
  return {
    publish: (within, topic, body) => carrierOf(topic).publish(within, topic, body),
    subscribe(topic, hear) {
      forProcesses.subscribe(topic, hear)
      if (topicsForPeople.has(topic)) forPeople.subscribe(topic, hear)
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
