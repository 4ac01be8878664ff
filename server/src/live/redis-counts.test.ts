import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RedisClient } from './redis-client.ts'
import { redisCounts } from './redis-counts.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Answer = (error: Error | null, result?: unknown) => void

/** A Redis that responds on the test's command. */
function aSlowRedis() {
  const asked: Answer[] = []
  const redis = { defineCommand() {}, count: (answer: Answer) => void asked.push(answer) }
  const counts = redisCounts(redis as unknown as RedisClient)
  counts.defineCommand('count', { lua: '' })
  const count = () => {
    const answer = vi.fn<Answer>()
    ;(counts.count as (answer: Answer) => void)(answer)
    return answer
  }
  return { asked, count }
}

test('a timely reply reaches its caller', () => {
  const { asked, count } = aSlowRedis()
  const answer = count()
  asked[0]?.(null, 3)
  expect(answer.mock.calls).toEqual([[null, 3]])
  vi.advanceTimersByTime(60_000)
  expect(answer).toHaveBeenCalledTimes(1)
})

test('after one timeout, commands are refused at once for a second', () => {
  const { asked, count } = aSlowRedis()
  const first = count()
  vi.advanceTimersByTime(40)
  expect(first).toHaveBeenCalledWith(expect.any(Error), undefined)
  const second = count()
  expect(second).toHaveBeenCalledWith(expect.any(Error))
  expect(asked).toHaveLength(1)
  vi.advanceTimersByTime(1000)
  count()
  expect(asked).toHaveLength(2)
})

test('a late reply changes nothing', () => {
  const { asked, count } = aSlowRedis()
  const answer = count()
  vi.advanceTimersByTime(40)
  asked[0]?.(null, 3)
  expect(answer).toHaveBeenCalledTimes(1)
})
