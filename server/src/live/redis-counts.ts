import type { RedisClient } from './redis-client.ts'

/** No request waits longer than this for Redis: it goes on uncounted. */
const PATIENCE_MS = 40

/** After one waited in vain, the others don't wait at all for so long. */
const REST_MS = 1_000

type Answer = (error: Error | null, result?: unknown) => void
type Command = (...args: [...unknown[], Answer]) => void
type Define = RedisClient['defineCommand']

/** What the limiter of requests uses of Redis: it defines its commands, and calls them by their names. */
export interface RedisCounts {
  defineCommand: Define
  [command: string]: unknown
}

/** Runs commands while they are answered; after one that is not, the next are refused at once for a moment. */
function breaker(run: Command): Command {
  let closedUntil = 0
  return (...args) => {
    const answer = args.pop() as Answer
    if (performance.now() < closedUntil) {
      answer(new Error('Redis did not answer a moment ago'))
      return
    }
    let isOver = false
    const end: Answer = (error, result) => {
      if (isOver) return
      isOver = true
      clearTimeout(timer)
      if (error) closedUntil = performance.now() + REST_MS
      answer(error, result)
    }
    const timer = setTimeout(() => end(new Error('Redis does not answer')), PATIENCE_MS)
    run(...args, end)
  }
}

/** Counts requests in Redis; while that hangs or is away, one request a second finds out and the others go on at once. */
export function redisCounts(redis: RedisClient): RedisCounts {
  const counts: RedisCounts = {
    defineCommand(name, definition) {
      redis.defineCommand(name, definition)
      const commands = redis as unknown as Record<string, Command>
      counts[name] = breaker((...args) => commands[name]?.(...args))
    },
  }
  return counts
}
