import { act } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { DOUBLE_TAP_MS } from '../lib/api/taps.ts'

/** Real time that something may take before it counts as not happening. */
const PATIENCE_MS = 4000

/** Stops the clock of delays; answers of the server still arrive. Give it back with `vi.useRealTimers()`. */
export const stopTime = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })

const breathe = () => act(() => new Promise<void>((resolve) => setImmediate(resolve)))

/** Waits for something without letting stopped time pass. */
export async function until(happened: () => boolean): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS
  while (!happened() && performance.now() < deadline) await breathe()
  expect(happened()).toBe(true)
}

/** Advances fake time and flushes everything that follows. */
export async function pass(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms))
  for (let turns = 0; turns < 20; turns += 1) await breathe()
}

/** Past the time within which a second tap is the same tap. */
export const passDoubleTap = () => new Promise((resolve) => setTimeout(resolve, DOUBLE_TAP_MS + 10))
