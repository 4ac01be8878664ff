/** Requests of one address that may be worked on at once, over all its connections. */
const MAX_AT_ONCE = 64

/** Requests of one address that start before others get their turn of the event loop. */
const STARTS_PER_LOOP = 8

/** One request among those of its address. */
export interface Turn {
  /** Starts it now or later. */
  begin(start: () => void): void
  /** Ends it, or cancels it before its start. */
  end(): void
}

/** The requests of one address. */
interface Queue {
  running: number
  startedNow: number
  isScheduled: boolean
  waiting: Map<Turn, () => void>
}

/**
 * Lets each address start a few requests per turn of the event loop: hundreds of connections that ask at once delay
 * only each other.
 */
export function addressQueues(): (address: string) => Turn {
  const queues = new Map<string, Queue>()
  const started = new WeakSet<Turn>()

  function startNext(address: string, queue: Queue): void {
    for (const [turn, start] of queue.waiting) {
      if (queue.running >= MAX_AT_ONCE || queue.startedNow >= STARTS_PER_LOOP) break
      queue.waiting.delete(turn)
      started.add(turn)
      queue.running += 1
      queue.startedNow += 1
      start()
    }
    if (queue.startedNow > 0 && !queue.isScheduled) scheduleNext(address, queue)
  }

  function scheduleNext(address: string, queue: Queue): void {
    queue.isScheduled = true
    setImmediate(() => {
      queue.isScheduled = false
      queue.startedNow = 0
      startNext(address, queue)
      deleteIdle(address, queue)
    })
  }

  function deleteIdle(address: string, { running, startedNow, waiting }: Queue): void {
    if (running + startedNow + waiting.size === 0) queues.delete(address)
  }

  return (address) => {
    let queue = queues.get(address)
    if (!queue) {
      queue = { running: 0, startedNow: 0, isScheduled: false, waiting: new Map() }
      queues.set(address, queue)
    }
    const own = queue
    const turn: Turn = {
      begin(start) {
        own.waiting.set(turn, start)
        startNext(address, own)
      },
      end() {
        own.waiting.delete(turn)
        if (started.delete(turn)) own.running -= 1
        startNext(address, own)
        if (!own.isScheduled) deleteIdle(address, own)
      },
    }
    return turn
  }
}
