import type { RedisClient } from './redis-client.ts'

/** A request waits at most this long for Redis, then goes uncounted. */
const TIMEOUT_MS = 40

/** After a timeout, other requests don't wait at all for this long. */
const REST_MS = 1_000

type Answer = (error: Error | null, result?: unknown) => void
type Command = (...args: [...unknown[], Answer]) => void
type Define = RedisClient['defineCommand']

/** The commands that the request limiter defines and calls by name. */
export interface RedisCounts {
  defineCommand: Define
  [command: string]: unknown
}

/** Runs commands while they are answered; after a timeout the next ones fail at once for a moment. */
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
    const timer = setTimeout(() => end(new Error('Redis does not answer')), TIMEOUT_MS)
    run(...args, end)
  }
}

/**
 * Counts requests in Redis. While it hangs or is unavailable, one request a second checks and the others continue at
 * once.
 */
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
