import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RedisClient } from './redis-client.ts'
import { redisCounts } from './redis-counts.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Answer = (error: Error | null, result?: unknown) => void

/** A Redis that responds on the test's command. */
function aSlowRedis() {
  const commands: Answer[] = []
  const redis = { defineCommand() {}, count: (answer: Answer) => void commands.push(answer) }
  const counts = redisCounts(redis as unknown as RedisClient)
  counts.defineCommand('count', { lua: '' })
  const count = () => {
    const answer = vi.fn<Answer>()
    ;(counts.count as (answer: Answer) => void)(answer)
    return answer
  }
  return { asked: commands, count }
}

test('a timely reply reaches its caller', () => {
  const { asked: commands, count } = aSlowRedis()
  const answer = count()
  commands[0]?.(null, 3)
  expect(answer.mock.calls).toEqual([[null, 3]])
  vi.advanceTimersByTime(60_000)
  expect(answer).toHaveBeenCalledTimes(1)
})

test('after one timeout, commands fail immediately for a second', () => {
  const { asked: commands, count } = aSlowRedis()
  const first = count()
  vi.advanceTimersByTime(40)
  expect(first).toHaveBeenCalledWith(expect.any(Error), undefined)
  const second = count()
  expect(second).toHaveBeenCalledWith(expect.any(Error))
  expect(commands).toHaveLength(1)
  vi.advanceTimersByTime(1000)
  count()
  expect(commands).toHaveLength(2)
})

test('a late reply changes nothing', () => {
  const { asked: commands, count } = aSlowRedis()
  const answer = count()
  vi.advanceTimersByTime(40)
  commands[0]?.(null, 3)
  expect(answer).toHaveBeenCalledTimes(1)
})
