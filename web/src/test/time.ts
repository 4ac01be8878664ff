import { act } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { DOUBLE_TAP_MS } from '../lib/api/double-tap.ts'

/** The real time after which something counts as not happening. */
const TIMEOUT_MS = 4000

/** Fakes timers; server responses still arrive. Undo it with `vi.useRealTimers()`. */
export const stopTime = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })

const breathe = () => act(() => new Promise<void>((resolve) => setImmediate(resolve)))

/** Waits for something without advancing fake time. */
export async function until(happened: () => boolean): Promise<void> {
  const deadline = performance.now() + TIMEOUT_MS
  while (!happened() && performance.now() < deadline) await breathe()
  expect(happened()).toBe(true)
}

/** Advances fake time and flushes everything that follows. */
export async function pass(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms))
  for (let turns = 0; turns < 20; turns += 1) await breathe()
}

/** Waits until a second tap no longer counts as a double tap. */
export const passDoubleTap = () => new Promise((resolve) => setTimeout(resolve, DOUBLE_TAP_MS + 10))
